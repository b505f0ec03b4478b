import { expect, test } from 'vitest';
import { Refusal } from './api';
import { Attempt } from './attempt.svelte';
import { t } from './words.svelte';

test('it is busy while the server is asked', async () => {
  const attempt = new Attempt(() => {});
  let answer: (value: number) => void = () => {};
  const made = attempt.make(() => new Promise<number>((done) => (answer = done)));
  expect(attempt.busy).toBe(true);
  answer(7);
  expect(await made).toBe(7);
  expect(attempt.busy).toBe(false);
});

test('a refusal is told in words, and nothing comes of it', async () => {
  const told: string[] = [];
  const attempt = new Attempt((words) => told.push(words));
  expect(await attempt.make(() => Promise.reject(new Refusal(409, 'full', '')))).toBeNull();
  expect(await attempt.make(() => Promise.reject(new Error('broken')))).toBeNull();
  expect(told).toEqual([new Refusal(409, 'full', '').words, t('refused')]);
  expect(attempt.busy).toBe(false);
});
