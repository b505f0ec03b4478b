import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Cursor } from './cursor.svelte';

const moments = [['deal'], [], ['knock', 'open'], ['end']].map((events) => ({ events }));
let stop: () => void = () => {};

function cursor(start = 0): Cursor {
  let made: Cursor;
  stop = $effect.root(() => {
    made = new Cursor(() => moments, start);
  });
  return made!;
}
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('it stays within the match', () => {
  const one = cursor(99);
  expect(one.at).toBe(3);
  expect(one.atEnd).toBe(true);
  one.forward();
  expect(one.at).toBe(3);
  one.go(-1);
  expect(one.atStart).toBe(true);
  one.back();
  expect(one.at).toBe(0);
});

test('a number that is none is the beginning', () => {
  expect(cursor(Number('x')).at).toBe(0);
});

test('it knows the last event of its moment, and the moment of an event', () => {
  const one = cursor();
  expect([0, 1, 2, 3].map((at) => (one.go(at), one.event))).toEqual([0, 0, 2, 3]);
  expect([0, 1, 2, 3].map((event) => (one.goToEvent(event), one.at))).toEqual([0, 2, 2, 3]);
});

test('it runs to the end and stops there', () => {
  const one = cursor(1);
  one.toggle();
  flushSync();
  vi.advanceTimersByTime(1200);
  expect(one.at).toBe(2);
  vi.advanceTimersByTime(1200);
  expect(one.at).toBe(3);
  expect(one.running).toBe(true);
  vi.advanceTimersByTime(1200);
  flushSync();
  expect(one.running).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(one.at).toBe(3);
});

test('it rests where it is told to', () => {
  const one = cursor();
  one.toggle();
  flushSync();
  one.toggle();
  flushSync();
  vi.advanceTimersByTime(60_000);
  expect(one.at).toBe(0);
});
