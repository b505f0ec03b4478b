/** How the travellers sit: clockwise from the left of who looks, who sits at the bottom. */

export interface Ring {
  left: number[];
  top: number[];
  right: number[];
}

/** How many sit opposite, by the number of others. */
const OPPOSITE = [0, 1, 0, 1, 2, 3, 4, 3, 4, 5];

/** The others in the order of their turns. */
export const others = (seats: number, bottom: number): number[] =>
  Array.from({ length: seats - 1 }, (_, i) => (bottom + 1 + i) % seats);

export function ring(seats: number, bottom: number): Ring {
  const around = others(seats, bottom);
  const opposite = OPPOSITE[around.length] ?? 3;
  const side = (around.length - opposite) / 2;
  return {
    left: around.slice(0, side),
    top: around.slice(side, side + opposite),
    right: around.slice(side + opposite),
  };
}
