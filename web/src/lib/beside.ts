/** Where a bubble stands so that it covers nothing of what it explains. */

interface Size {
  width: number;
  height: number;
}
interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 8;

/** Above, below, at the right or at the left: the first side with room, else where most of it shows. */
export function beside(
  target: Box,
  bubble: Size,
  page: Size = { width: innerWidth, height: innerHeight },
): { left: number; top: number } {
  const within = (at: number, size: number, most: number) =>
    Math.max(GAP, Math.min(at, most - size - GAP));
  const across = within(
    target.left + target.width / 2 - bubble.width / 2,
    bubble.width,
    page.width,
  );
  const along = within(
    target.top + target.height / 2 - bubble.height / 2,
    bubble.height,
    page.height,
  );
  const below = target.top + target.height;
  const right = target.left + target.width;
  const sides = [
    {
      room: target.top - 2 * GAP - bubble.height,
      left: across,
      top: target.top - bubble.height - GAP,
    },
    { room: page.height - below - 2 * GAP - bubble.height, left: across, top: below + GAP },
    { room: page.width - right - 2 * GAP - bubble.width, left: right + GAP, top: along },
    {
      room: target.left - 2 * GAP - bubble.width,
      left: target.left - bubble.width - GAP,
      top: along,
    },
  ];
  const fits = sides.find(({ room }) => room >= 0);
  return fits ?? sides.reduce((best, side) => (side.room > best.room ? side : best));
}

/** How much of one box lies on the other. */
export function overlap(one: Box, other: Box): number {
  const right = Math.min(one.left + one.width, other.left + other.width);
  const bottom = Math.min(one.top + one.height, other.top + other.height);
  const across = Math.max(0, right - Math.max(one.left, other.left));
  return across * Math.max(0, bottom - Math.max(one.top, other.top));
}

/** The places of a bubble next to something, over it and on it: those wholly within `page`. */
export function spotsAround(target: Box, bubble: Size, page: Box): Box[] {
  const { width, height } = bubble;
  const lefts = [
    target.left + target.width / 2 - width / 2,
    target.left,
    target.left + target.width - width,
  ];
  const tops = [target.top, target.top + target.height / 2 - height / 2];
  const next = GAP / 2;
  const over = [target.top - height - next, target.top + target.height + next];
  const sides = [target.left - width - next, target.left + target.width + next];
  const all = [
    ...over.flatMap((top) => lefts.map((left) => ({ left, top }))),
    ...sides.flatMap((left) => tops.map((top) => ({ left, top }))),
    ...tops.map((top) => ({ left: lefts[0]!, top })),
  ];
  const within = (at: number, size: number, from: number, room: number) =>
    Math.max(from, Math.min(at, from + room - size));
  return all.map(({ left, top }) => ({
    left: within(left, width, page.left, page.width),
    top: within(top, height, page.top, page.height),
    width,
    height,
  }));
}

/** The place that covers least of all these things, the first of several. */
export function leastCovering<Place extends Box>(
  places: readonly Place[],
  things: readonly Box[],
): Place {
  const cost = (place: Place) => things.reduce((sum, thing) => sum + overlap(place, thing), 0);
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
