import { expect, it } from 'vitest';
import { regionOf } from './regions';

const afternoon = new Date(2026, 1, 3, 15, 5);
const time = (region: string) =>
  new Intl.DateTimeFormat(region, { hour: '2-digit', minute: '2-digit' }).format(afternoon);

it('writes the time of day as where the reader lives', () => {
  expect(time(regionOf('en', ['en-GB', 'en']))).toBe('15:05');
  expect(time(regionOf('en', ['fr-FR']))).toBe('15:05');
  expect(time(regionOf('en', ['en-US']))).toMatch(/^03:05\s?PM$/u);
  expect(time(regionOf('fr', ['en-US']))).toBe('15:05');
});
