import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefs } from '$/lib/prefs.svelte';
import type { Choice } from '$/lib/types';
import { Heard, STORY, WAIT } from './heard.svelte';
import type { Answer } from './requests';

const SEER: Choice = ['started', 'seer'];
const WOLF: Choice = ['suspect', 1];
let said: [Choice, number | null][];
let answer: Answer;
let heard: Heard;

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  answer = { ok: true };
  prefs.hear = 'sure';
  heard = new Heard(
    {
      say: (claim, line = null) => {
        said.push([claim, line]);
        return Promise.resolve(answer);
      },
    },
    () => {},
  );
  heard.offer({
    line: 4,
    claims: [
      { claim: SEER, sure: 1 },
      { claim: WOLF, sure: 0.8 },
    ],
  });
});
afterEach(() => {
  vi.useRealTimers();
});
const claims = () => heard.of(4).map(({ claim }) => claim);

test('nothing is said before somebody confirms it', async () => {
  prefs.hear = 'ask';
  heard.show(4);
  await vi.advanceTimersByTimeAsync(10 * WAIT);
  expect(said).toEqual([]);
  await heard.confirm(4);
  expect(said).toEqual([
    [SEER, 4],
    [WOLF, 4],
  ]);
  expect(claims()).toEqual([]);
});

test('what is sure counts by itself after three seconds on the screen', async () => {
  heard.show(4);
  expect(heard.counts(4)).toBe(true);
  await vi.advanceTimersByTimeAsync(WAIT - 1);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual([[SEER, 4]]);
  expect(claims()).toEqual([WOLF]);
  expect(heard.counts(4)).toBe(false);
});

test('what is not seen does not count', async () => {
  await vi.advanceTimersByTimeAsync(10 * WAIT);
  const hide = heard.show(4);
  await vi.advanceTimersByTimeAsync(WAIT - 1);
  hide();
  await vi.advanceTimersByTimeAsync(10 * WAIT);
  expect(said).toEqual([]);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  heard.show(4);
  await vi.advanceTimersByTimeAsync(10 * WAIT);
  expect(said).toEqual([]);
  vi.restoreAllMocks();
  await vi.advanceTimersByTimeAsync(WAIT);
  expect(said).toEqual([[SEER, 4]]);
});

test('what is dropped is dropped here, and stops the rest from counting by itself', async () => {
  heard.show(4);
  heard.drop(4, WOLF);
  await vi.advanceTimersByTimeAsync(10 * WAIT);
  expect(said).toEqual([]);
  expect(claims()).toEqual([SEER]);
});

test('what is corrected is said in the place of what was understood', async () => {
  heard.show(4);
  heard.correct(4, WOLF);
  await vi.advanceTimersByTimeAsync(10 * WAIT);
  expect(said).toEqual([]);
  await heard.replace(['suspect', 2]);
  expect(said).toEqual([[['suspect', 2], 4]]);
  expect(claims()).toEqual([SEER]);
  expect(heard.editing).toBe(null);
});

test('what was refused waits once more', async () => {
  answer = { ok: false, refused: null };
  await heard.confirm(4);
  expect(said).toEqual([[SEER, 4]]);
  expect(claims()).toEqual([SEER, WOLF]);
});

test('other eyes find nothing to confirm', async () => {
  heard.show(4);
  heard.reset();
  await vi.advanceTimersByTimeAsync(10 * WAIT);
  expect(said).toEqual([]);
  expect(claims()).toEqual([]);
});

test('my story waits for me, and may be changed into a lie', async () => {
  heard.tell([SEER, WOLF]);
  heard.show(STORY);
  await vi.advanceTimersByTimeAsync(10 * WAIT);
  heard.correct(STORY, SEER);
  await heard.replace(['started', 'robber']);
  expect(said).toEqual([]);
  await heard.confirm(STORY);
  expect(said).toEqual([
    [['started', 'robber'], null],
    [WOLF, null],
  ]);
});

test('what is dismissed is gone as a whole', () => {
  heard.dismiss(4);
  expect(claims()).toEqual([]);
});

test('what was not understood stays in sight until the talk is over', async () => {
  expect(heard.rest(4)).toEqual([]);
  heard.offer({ line: 5, claims: [{ claim: SEER, sure: 1 }], rest: ['and Bob fiddled'] });
  await heard.confirm(5);
  expect(heard.of(5)).toEqual([]);
  expect(heard.rest(5)).toEqual(['and Bob fiddled']);
  heard.reset();
  expect(heard.rest(5)).toEqual([]);
});
