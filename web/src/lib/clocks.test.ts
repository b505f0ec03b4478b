import { expect, test } from 'vitest';
import { CLOCKS, clockName, isSlow } from './clocks';

test('a clock that is chosen is found again by its name', () => {
  for (const [name, clock] of Object.entries(CLOCKS)) expect(clockName(clock)).toBe(name);
});

test('slow are those by which a match takes days', () => {
  const slow = Object.keys(CLOCKS).filter((name) => isSlow(CLOCKS[name]!));
  expect(slow).toEqual(['days-1', 'days-3', 'days-7', 'bank-days']);
});
