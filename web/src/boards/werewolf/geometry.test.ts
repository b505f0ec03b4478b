import { expect, test } from 'vitest';
import { layout, NAMELESS } from './geometry';

test.each([
  [3, 330],
  [3, 440],
  [5, 384],
  [6, 384],
])('with %i on a phone the names in the middle lie on nobody', (count, height) => {
  const { spots, high, wide, centre } = layout(count, 3, 374, height);
  const names = centre.unit < NAMELESS;
  const [row, rows] = [names ? 200 : 3.3 * centre.unit, 1.4 * centre.unit + (names ? 40 : 0)];
  for (const { x, y } of spots) {
    const aside = Math.abs(x - centre.x) - (wide + row) / 2;
    const above = Math.abs(y - centre.y) - (high + rows) / 2;
    expect(Math.max(aside, above)).toBeGreaterThan(0);
  }
});

test('where many sit, cards are not made small for those names', () => {
  expect(layout(9, 3, 374, 440).unit).toBeGreaterThanOrEqual(50);
});

test.each([
  [6, 374, 384, 6],
  [10, 374, 440, 6],
  [6, 760, 500, 10],
  [10, 760, 500, 10],
])('with %i nobody touches what is above or below (%i x %i)', (count, width, height, free) => {
  const { spots, high } = layout(count, 3, width, height);
  expect(Math.min(...spots.map(({ y }) => y - high / 2))).toBeCloseTo(free, 0);
  expect(Math.max(...spots.map(({ y }) => y + high / 2))).toBeCloseTo(height - free, 0);
});
