import { expect, test } from 'vitest';
import { beside, leastCovering, overlap, spotsAround } from './beside';

const PAGE = { width: 390, height: 844 };
const covers = (
  a: { left: number; top: number },
  size: { width: number; height: number },
  b: { left: number; top: number; width: number; height: number },
) =>
  a.left < b.left + b.width &&
  b.left < a.left + size.width &&
  a.top < b.top + b.height &&
  b.top < a.top + size.height;

test.each([
  ['in the middle', { left: 150, top: 400, width: 60, height: 90 }],
  ['at the top', { left: 10, top: 4, width: 60, height: 90 }],
  ['at the bottom', { left: 320, top: 760, width: 60, height: 80 }],
  ['as high as the page', { left: 0, top: 0, width: 100, height: 844 }],
  ['as wide as the page', { left: 0, top: 200, width: 390, height: 300 }],
])('a bubble never covers what it explains: %s', (_, target) => {
  const bubble = { width: 260, height: 180 };
  const at = beside(target, bubble, PAGE);
  expect(covers(at, bubble, target)).toBe(false);
  expect(at.left).toBeGreaterThanOrEqual(0);
  expect(at.left + bubble.width).toBeLessThanOrEqual(PAGE.width);
  expect(at.top).toBeGreaterThanOrEqual(0);
  expect(at.top + bubble.height).toBeLessThanOrEqual(PAGE.height);
});

const PLACE = { left: 100, top: 100, width: 60, height: 90 };
const WINDOW = { left: 0, top: 0, ...PAGE };

test('what is said stands above, unless something is there', () => {
  const spots = spotsAround(PLACE, { width: 80, height: 30 }, WINDOW);
  expect(leastCovering(spots, [PLACE])).toMatchObject({ left: 90, top: 66 });
  const above = { left: 0, top: 40, width: 390, height: 50 };
  expect(leastCovering(spots, [PLACE, above])).toMatchObject({ left: 90, top: 194 });
  const below = { left: 0, top: 191, width: 390, height: 50 };
  expect(leastCovering(spots, [PLACE, above, below])).toMatchObject({ left: 16, top: 100 });
});

test('what is said stays on the page, and where all is full covers least', () => {
  const page = { left: 90, top: 100, width: 100, height: 90 };
  const spots = spotsAround(PLACE, { width: 80, height: 30 }, page);
  for (const spot of spots) expect(overlap(spot, page)).toBe(80 * 30);
  const least = leastCovering(spots, [PLACE]);
  expect(overlap(least, PLACE)).toBe(Math.min(...spots.map((one) => overlap(one, PLACE))));
});
