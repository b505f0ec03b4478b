import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from './tabs.svelte';

let stop = () => {};
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function tabs(wide: boolean) {
  let changed = () => {};
  const query = {
    matches: wide,
    addEventListener: (_: string, tell: () => void) => (changed = tell),
    removeEventListener: () => {},
  };
  vi.stubGlobal('matchMedia', () => query);
  let made: Tabs;
  stop = $effect.root(() => {
    made = new Tabs();
  });
  flushSync();
  const resize = (now: boolean) => ((query.matches = now), changed());
  return { tabs: made!, resize };
}

test('on a wide screen the talk stands beside the table', () => {
  const { tabs: one } = tabs(true);
  expect(one.all).toEqual(['talk', 'notes']);
  expect(one.isOpen('talk')).toBe(true);
});

test('on a narrow one what is asked is a tab, and another takes its place', () => {
  const { tabs: one } = tabs(false);
  expect(one.all[0]).toBe('table');
  expect(one.isOpen('table')).toBe(true);
  expect(one.isOpen('talk')).toBe(false);
  one.open('notes');
  expect(one.covered).toBe(true);
  expect(one.side).toBe('notes');
});

test('a screen that is turned keeps what is open', () => {
  const { tabs: one, resize } = tabs(false);
  one.open('notes');
  resize(true);
  expect(one.wide).toBe(true);
  expect(one.isOpen('notes')).toBe(true);
});

test('lines are counted until the talk is opened', () => {
  const { tabs: one } = tabs(false);
  one.heard();
  one.heard();
  expect(one.unread).toBe(2);
  one.open('talk');
  expect(one.unread).toBe(0);
  one.heard();
  expect(one.unread).toBe(0);
});
