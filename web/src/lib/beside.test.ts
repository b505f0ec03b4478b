import { expect, test } from 'vitest';
import { beside, clearOf } from './beside';

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

test('a box goes where it lies on no other', () => {
  const box = (top: number) => ({ left: 10, top, width: 100, height: 20 });
  const places = [box(100), box(122), box(78)];
  expect(clearOf(places, [])).toEqual(box(100));
  expect(clearOf(places, [box(105)])).toEqual(box(78));
  expect(clearOf(places, [{ ...box(105), left: 110 }])).toEqual(box(100));
  expect(clearOf(places, [box(95), box(115)])).toBeNull();
});
