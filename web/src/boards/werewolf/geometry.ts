/** Where the places lie around the table, in pixels of the ring's box. */

export interface Spot {
  x: number;
  y: number;
}

const SAMPLES = 720;

/** Places at equal distances on an ellipse, clockwise, the first one at the bottom. */
export function ring(count: number, width: number, height: number, marginX: number, marginY: number): Spot[] {
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
  return Array.from({ length: count }, (_, k) => at(along.findIndex((far) => far >= (whole * k) / count)));
}

/** A pointing arm from one place to another: start, end, and the bend between them. */
export function arm(from: Spot, to: Spot, gap: number): { path: string; angle: number; end: Spot; start: Spot } {
  const far = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const bend = Math.min(34, far * 0.1);
  const control = { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend };
  const start = toward(from, control, Math.min(gap, far * 0.35));
  const end = toward(to, control, Math.min(gap * 1.1, far * 0.38));
  const angle = (Math.atan2(control.y - start.y, control.x - start.x) * 180) / Math.PI;
  return { path: `M${start.x} ${start.y}Q${control.x} ${control.y} ${end.x} ${end.y}`, angle, start, end };
}

function toward(from: Spot, to: Spot, by: number): Spot {
  const far = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  return { x: from.x + ((to.x - from.x) / far) * by, y: from.y + ((to.y - from.y) / far) * by };
}
