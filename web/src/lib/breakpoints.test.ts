import { expect, test } from 'vitest';
import { BREAKPOINTS } from './breakpoints';

const sources = import.meta.glob<string>(['/src/**/*.{svelte,css,ts}', '!/src/lib/*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('no other place knows a width at which the client changes', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(50);
  for (const [path, source] of Object.entries(sources)) {
    expect(source, path).not.toMatch(/@media[^{]*\d|matchMedia\([^)]*\d/);
  }
});

test('every breakpoint that a style names is there', () => {
  for (const [path, source] of Object.entries(sources)) {
    for (const [, name] of source.matchAll(/@media \(--([\w-]+)\)/g))
      expect(Object.keys(BREAKPOINTS), path).toContain(name);
  }
});
