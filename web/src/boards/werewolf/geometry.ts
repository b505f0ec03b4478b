/** Where the places lie around the table, in pixels of the ring's box. */

export interface Spot {
  x: number;
  y: number;
}

const SAMPLES = 720;

/** Places at equal distances on an ellipse, clockwise, the first one at the bottom. */
export function ring(
  count: number,
  width: number,
  height: number,
  marginX: number,
  marginY: number,
): Spot[] {
  const a = Math.max(1, width / 2 - marginX);
  const b = Math.max(1, height / 2 - marginY);
  const at = (i: number): Spot => {
    const angle = Math.PI / 2 + (i / SAMPLES) * 2 * Math.PI;
    return { x: width / 2 + a * Math.cos(angle), y: height / 2 + b * Math.sin(angle) };
  };
  const along = [0];
  for (let i = 1; i <= SAMPLES; i++) {
    const [p, q] = [at(i - 1), at(i)];
    along.push(along[i - 1]! + Math.hypot(q.x - p.x, q.y - p.y));
  }
  const whole = along[SAMPLES]!;
  return Array.from({ length: count }, (_, k) =>
    at(along.findIndex((far) => far >= (whole * k) / count)),
  );
}

/** The place for a row of cards in the middle: as large as the ring leaves room for, and as central. */
export function middle(
  spots: Spot[],
  unit: number,
  cards: number,
  width: number,
  height: number,
): Spot & { unit: number } {
  const across = cards === 4 ? 4.9 : 3.4;
  const free = (y: number, size: number) =>
    spots.every(
      (spot) =>
        Math.abs(spot.x - width / 2) >= (unit + across * size) / 2 ||
        Math.abs(spot.y - y) >= unit * 0.7 + size * 0.7 + 18,
    );
  for (let size = unit; size >= 32; size -= 2)
    for (let off = 0; off < height / 4; off += 4)
      for (const y of [height / 2 - off, height / 2 + off])
        if (free(y, size)) return { x: width / 2, y, unit: size };
  return { x: width / 2, y: height / 2, unit: 32 };
}

/** A pointing arm from card to card: start, end, and the bend between them. */
export function arm(
  from: Spot,
  to: Spot,
  unit: number,
): { path: string; angle: number; end: Spot; start: Spot } {
  const far = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const bend = Math.min(34, far * 0.1);
  const control = { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend };
  const start = leave(from, control, unit * 0.5 + 22, unit * 0.7 + 34);
  const end = leave(to, control, unit * 0.5 + 4, unit * 0.7 + 16);
  const angle = (Math.atan2(control.y - start.y, control.x - start.x) * 180) / Math.PI;
  return {
    path: `M${start.x} ${start.y}Q${control.x} ${control.y} ${end.x} ${end.y}`,
    angle,
    start,
    end,
  };
}

/** Where a line out of a card's middle crosses its edge. */
function leave(from: Spot, to: Spot, halfWidth: number, halfHeight: number): Spot {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = Math.min(
    halfWidth / Math.max(1, Math.abs(dx)),
    halfHeight / Math.max(1, Math.abs(dy)),
    0.8,
  );
  return { x: from.x + dx * part, y: from.y + dy * part };
}
