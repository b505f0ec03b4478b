/** Where the places lie around the table, in pixels of the ring's box. */

export interface Spot {
  x: number;
  y: number;
}

/** Everything around the table: no two places touch, and the centre's cards lie free between them. */
export interface Layout {
  spots: Spot[];
  /** A card's width. */
  unit: number;
  /** A place: the card with the name under it. */
  wide: number;
  high: number;
  /** How square the ring is; 2 is an ellipse. */
  power: number;
  centre: Spot & { unit: number };
}

const SAMPLES = 360;
/** So far the ring stays from what is above and below it, less where there is little room. */
const edge = (width: number) => (width < 500 ? 6 : 10);
const [SMALLEST, LARGEST] = [30, 150];
/** An ellipse is wished for, as long as its cards are not much smaller than a squarer ring's. */
const POWERS = [2, 3, 8];
const ENOUGH = 0.92;
/** Cards in the middle under this width have their names beneath them, in up to two lines. */
export const NAMELESS = 56;
const [NAMES_WIDE, NAMES_HIGH] = [200, 42];
/** They have room of their own unless it takes more than this from the size of the cards. */
const WORTH = 0.8;

export function layout(count: number, cards: number, width: number, height: number): Layout {
  const best = (named: boolean) => {
    const tried = POWERS.map((power) => largest(count, cards, width, height, power, named));
    const most = Math.max(...tried.map((one) => (one.fits ? one.unit : 0)));
    return tried.find((one) => one.fits && one.unit >= ENOUGH * most) ?? tried.at(-1)!;
  };
  const [named, bare] = [best(true), best(false)];
  return named.fits && named.unit >= WORTH * bare.unit ? named : bare;
}

function largest(
  count: number,
  cards: number,
  width: number,
  height: number,
  power: number,
  named: boolean,
): Layout & { fits: boolean } {
  for (let unit = LARGEST; ; unit -= 2) {
    const wide = unit < 60 ? Math.max(unit, 80) : Math.max(unit, 104 + unit * 0.4);
    const high = 1.4 * unit + 3 + Math.max(31, unit * 0.24 + 8);
    const spots = ring(count, width, height, wide, high, power);
    const centre = middle(spots, wide, high, unit, cards, width, height, named);
    const fits = centre !== null && apart(spots, wide, high);
    if (fits || unit <= SMALLEST)
      return {
        fits,
        spots,
        unit,
        wide,
        high,
        power,
        centre: centre ?? { x: width / 2, y: height / 2, unit: SMALLEST },
      };
  }
}

const apart = (spots: Spot[], wide: number, high: number) =>
  spots.every((p, i) =>
    spots.slice(i + 1).every((q) => Math.abs(p.x - q.x) >= wide || Math.abs(p.y - q.y) >= high),
  );

/**
 * Places on a rounded ring, clockwise, the first one at the bottom. What is equal between them is the
 * distance in places: a step aside counts by their width, a step down by their height.
 */
function ring(
  count: number,
  width: number,
  height: number,
  wide: number,
  high: number,
  power: number,
): Spot[] {
  const a = Math.max(1, width / 2 - wide / 2 - 2);
  const b = Math.max(1, height / 2 - high / 2 - edge(width));
  const round = (cosine: number) => Math.sign(cosine) * Math.abs(cosine) ** (2 / power);
  const at = (i: number): Spot => {
    const angle = Math.PI / 2 + (i / SAMPLES) * 2 * Math.PI;
    return {
      x: width / 2 + a * round(Math.cos(angle)),
      y: height / 2 + b * round(Math.sin(angle)),
    };
  };
  const along = [0];
  for (let i = 1; i <= SAMPLES; i++) {
    const [p, q] = [at(i - 1), at(i)];
    along.push(along[i - 1]! + Math.max(Math.abs(q.x - p.x) / wide, Math.abs(q.y - p.y) / high));
  }
  const whole = along[SAMPLES]!;
  return Array.from({ length: count }, (_, k) =>
    at(along.findIndex((far) => far >= (whole * k) / count)),
  );
}

/** The place for a row of cards in the middle: as large as the ring leaves room for, and as central. */
function middle(
  spots: Spot[],
  wide: number,
  high: number,
  unit: number,
  cards: number,
  width: number,
  height: number,
  named: boolean,
): (Spot & { unit: number }) | null {
  const across = cards === 4 ? 4.8 : 3.3;
  const free = (y: number, size: number) => {
    const beneath = named && size < NAMELESS;
    const row = Math.max(across * size, beneath ? NAMES_WIDE : 0);
    const rows = 1.4 * size + (beneath ? NAMES_HIGH : 0);
    return spots.every(
      (spot) =>
        Math.abs(spot.x - width / 2) >= (wide + row) / 2 + 6 ||
        Math.abs(spot.y - y) >= (high + rows) / 2 + 6,
    );
  };
  for (let size = unit; size >= Math.max(SMALLEST, unit * 0.66); size -= 2)
    for (let off = 0; off < height / 4; off += 4)
      for (const y of [height / 2 - off, height / 2 + off])
        if (free(y, size)) return { x: width / 2, y, unit: size };
  return null;
}

/** A pointing arm from card to card: start, end, and the bend between them. */
export function arm(
  from: Spot,
  to: Spot,
  { wide, high }: Layout,
): { path: string; angle: number; end: Spot; start: Spot } {
  const far = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const bend = Math.min(34, far * 0.1);
  const control = { x: (from.x + to.x) / 2 - dy * bend, y: (from.y + to.y) / 2 + dx * bend };
  // The hand comes from over the card or from under the name: it lies on nobody else's.
  const start = leave(from, control, wide / 2 + 6, high / 2 - 8);
  const end = leave(to, control, wide / 2, high / 2);
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
