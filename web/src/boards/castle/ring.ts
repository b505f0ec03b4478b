/** How the travellers sit: clockwise from the left of who looks, who sits at the bottom. */

export interface Ring {
  left: number[];
  top: number[];
  right: number[];
  bottom: number;
}

/** How many sit opposite, by the number of others: in a wide room, and in a tall one. */
const OPPOSITE = {
  wide: [0, 1, 0, 1, 2, 3, 4, 3, 4, 5],
  tall: [0, 1, 2, 3, 4, 3, 4, 3, 4, 3],
};

export function ring(seats: number, bottom: number, tall: boolean): Ring {
  const others = Array.from({ length: seats - 1 }, (_, i) => (bottom + 1 + i) % seats);
  const opposite = OPPOSITE[tall ? 'tall' : 'wide'][others.length] ?? 3;
  const side = (others.length - opposite) / 2;
  return {
    left: others.slice(0, side),
    top: others.slice(side, side + opposite),
    right: others.slice(side + opposite),
    bottom,
  };
}
