import { flushSync } from 'svelte';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { GameBoard } from '$/boards/contract';
import type { GameWords } from '$/lib/gamewords';
import type { Choice } from '$/lib/types';
import type { Question, Snapshot, TableInfo } from '$/lib/wire';
import { atTable } from '$/testing/live';
import { frame, snapshot, table, TestSocket, view } from '$/testing/socket';
import { Playing } from './playing.svelte';

vi.mock('$/lib/sound', () => ({ sound: () => {} }));

const words = { ask: (kind: string) => `ask ${kind}`, step: () => null } as unknown as GameWords;
const board = { grave: ([verb]: Choice) => verb === 'vote' } as unknown as GameBoard;
const question = (turn: number, choices: Choice[]): Question => ({
  turn,
  kind: 'vote',
  prompt: {},
  choices,
  blind: false,
  held: null,
});
const VOTES: Choice[] = [
  ['vote', 1],
  ['vote', 2],
];
const seats = (kind: 'bot' | 'person') =>
  table().seats.map((seat) => ({
    ...seat,
    kind: seat.you ? 'person' : kind,
    player: `p${seat.seat}`,
  }));

function play(change: Partial<Snapshot> = {}, who: 'bot' | 'person' = 'bot') {
  const now: TableInfo = table({ phase: 'playing', seats: seats(who) as TableInfo['seats'] });
  const { live, tell } = atTable(snapshot(1, { question: question(7, VOTES), ...change }));
  let playing: Playing;
  onTestFinished(
    $effect.root(() => {
      playing = new Playing(live, () => now, { words, board });
    }),
  );
  flushSync();
  const then = (seq: number, more: Parameters<typeof frame>[1] = {}) => {
    tell(frame(seq, { question: question(7, VOTES), ...more }));
    flushSync();
  };
  return { playing: playing!, live, then };
}

test('the board is given the present and what may be answered', () => {
  const { playing } = play();
  expect(playing.seen).toMatchObject({ me: 0, choices: VOTES, narrowed: VOTES });
  expect(playing.asked).toBe(true);
  expect(playing.others).toEqual([1, 2]);
});

test('a past moment is shown without choices, until the next question', () => {
  const { playing, then } = play();
  then(2);
  then(3);
  playing.lookBack.to(2);
  expect(playing.seen?.view.board).toEqual({ moment: 2 });
  expect(playing.seen?.choices).toEqual([]);
  then(4);
  expect(playing.seen?.view.board).toEqual({ moment: 2 });
  then(5, { question: question(8, VOTES) });
  expect(playing.seen?.view.board).toEqual({ moment: 5 });
  expect(playing.seen?.choices).toEqual(VOTES);
});

test('a moment from before this page came is not remembered', () => {
  const { playing } = play();
  playing.lookBack.to(0);
  expect(playing.lookBack.view).toBeNull();
});

test('the coach is read first, then only what it would do is lit', () => {
  const coach = { pages: ['a', 'b'], choice: ['vote', 2] as Choice, last: false };
  const { playing, then } = play({ coach });
  expect(playing.lesson.reading).toBe(true);
  expect(playing.seen?.choices).toEqual([]);
  playing.lesson.turn(1);
  expect(playing.seen?.choices).toEqual([['vote', 2]]);
  then(2, { coach: { ...coach, pages: ['c', 'd'] } });
  expect(playing.lesson.page).toBe(0);
  playing.lesson.quit();
  expect(playing.seen?.choices).toEqual(VOTES);
});

const window = (change: Partial<Snapshot> = {}) => ({
  view: view(1, { pace: 'window', decision: { kind: 'react', prompt: {} } }),
  question: question(7, [['pass']]),
  ...change,
});

test('alone among bots a forced pass is not asked for, unless it lasts', () => {
  const { playing } = play(window());
  expect(playing.spared).toBe(true);
  expect(playing.asked).toBe(false);
  expect(playing.seen?.choices).toEqual([]);
  vi.advanceTimersByTime(4000);
  flushSync();
  expect(playing.seen?.choices).toEqual([['pass']]);
  expect(playing.sentence).toBe('ask react');
});

test('among people it is asked for at once', () => {
  const { playing } = play(window(), 'person');
  expect(playing.seen?.choices).toEqual([['pass']]);
});

const soon = () => ({
  clock: { until: Date.now() + 10_000, pace: 'vote' },
  now: Date.now(),
});
const choosing = () => TestSocket.last.sent.filter(({ type }) => type === 'choose');

test('a vote that was tapped and not confirmed counts when the time is up', () => {
  const { playing } = play({ ...soon(), question: { ...question(7, VOTES), blind: true } });
  playing.answering.choose(['vote', 2]);
  flushSync();
  expect(playing.seen?.held).toEqual(['vote', 2]);
  vi.advanceTimersByTime(8000);
  expect(choosing()).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(choosing()).toMatchObject([{ choice: ['vote', 2] }]);
});

test('where one could have passed, what was not confirmed does not count', () => {
  const { playing } = play({ ...soon(), question: question(7, [...VOTES, ['pass']]) });
  playing.answering.choose(['vote', 2]);
  flushSync();
  vi.advanceTimersByTime(20_000);
  expect(choosing()).toEqual([]);
});

test('the outcome ends it', () => {
  const { playing, then } = play();
  expect(playing.over).toBe(false);
  const outcome = { winners: [0], reason: 'x', scores: null };
  then(2, { view: view(2, { outcome, step: null }), question: null });
  expect(playing.over).toBe(true);
  expect(playing.sentence).toBe('');
});
