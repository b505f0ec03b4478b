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

/** The place for a row of cards in the middle, as large as the ring leaves room for. */
export function middle(spots: Spot[], unit: number, cards: number): Spot & { unit: number } {
  const half = unit * 0.7 + 14;
  const centre = spots.reduce((sum, spot) => sum + spot.x, 0) / spots.length;
  const wide = cards === 4 ? 5 : 3.4;
  const inside = (spot: Spot) => Math.abs(spot.x - centre) < (unit * (wide + 1)) / 2;
  const height =
    Math.max(...spots.map((spot) => spot.y)) + Math.min(...spots.map((spot) => spot.y));
  const above = spots.filter((spot) => inside(spot) && spot.y < height / 2);
  const below = spots.filter((spot) => inside(spot) && spot.y >= height / 2);
  const top = Math.max(0, ...above.map((spot) => spot.y + half));
  const bottom = Math.min(height, ...below.map((spot) => spot.y - half));
  const y = (top + bottom) / 2;
  const beside = spots.filter(
    (spot) => Math.abs(spot.y - y) < unit * 1.5 && !above.includes(spot) && !below.includes(spot),
  );
  const left = Math.max(
    0,
    ...beside.filter((spot) => spot.x < centre).map((spot) => spot.x + unit / 2),
  );
  const right = Math.min(
    2 * centre,
    ...beside.filter((spot) => spot.x > centre).map((spot) => spot.x - unit / 2),
  );
  const fits = Math.min(unit, (bottom - top - 4) / 1.4, (right - left - 12) / wide);
  return { x: (left + right) / 2, y, unit: Math.max(38, Math.round(fits)) };
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
