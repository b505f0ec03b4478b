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

/** The first of these places at which a box lies on none of the others; null where there is none. */
export function clearOf(places: Box[], others: readonly Box[]): Box | null {
  return (
    places.find((one) =>
      others.every(
        (other) =>
          one.left >= other.left + other.width ||
          other.left >= one.left + one.width ||
          one.top >= other.top + other.height ||
          other.top >= one.top + one.height,
      ),
    ) ?? null
  );
}
