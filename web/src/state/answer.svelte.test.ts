import { expect, test, vi } from 'vitest';
import type { BoardModule } from '$/boards/contract';
import { prefs } from '$/lib/prefs.svelte';
import type { Choice } from '$/lib/types';
import type { Question } from '$/lib/wire';
import { atTable } from '$/testing/live';
import { snapshot, TestSocket } from '$/testing/socket';
import { Answering } from './answer.svelte';

vi.mock('$/lib/sound', () => ({ sound: () => {} }));

const VOTES: Choice[] = [['vote', 1], ['vote', 2], ['pass']];
const question = (change: Partial<Question> = {}): Question => ({
  turn: 7,
  kind: 'vote',
  prompt: {},
  choices: VOTES,
  blind: false,
  held: null,
  ...change,
});
const sent = () => TestSocket.last.sent.slice(1);

function asked(board: BoardModule = {}, change: Partial<Question> = {}) {
  const { live, tell } = atTable(snapshot(1, { question: question(change) }));
  const answering = new Answering(
    live,
    () => board,
    () => null,
  );
  return { answering, live, tell };
}
const refusal = (code: string, why: string | null = null) =>
  ({ type: 'refused', key: 'k1', code, message: '', why, rule: why && 'R-001' }) as const;

test('a choice is sent once, however often it is pressed', async () => {
  const { answering, tell } = asked();
  answering.choose(['vote', 1]);
  answering.choose(['vote', 1]);
  expect(sent()).toEqual([{ type: 'choose', seat: 0, turn: 7, choice: ['vote', 1], key: 'k1' }]);
  expect(answering.busy).toBe(true);
  tell({ type: 'done', key: 'k1' });
  await vi.waitFor(() => expect(answering.busy).toBe(false));
});

test('what is grave is sent when it is confirmed', () => {
  prefs.confirm = true;
  const { answering } = asked({ grave: ([verb]) => verb === 'vote' });
  answering.choose(['vote', 2]);
  expect(answering.pending).toEqual(['vote', 2]);
  expect(sent()).toEqual([]);
  answering.cancel();
  expect(answering.pending).toBeNull();
  answering.choose(['vote', 2]);
  answering.confirm();
  expect(sent()).toMatchObject([{ choice: ['vote', 2] }]);
});

test('nothing is grave that can be changed until the window closes', () => {
  prefs.confirm = true;
  const { answering } = asked({ grave: () => true }, { blind: true });
  answering.choose(['vote', 2]);
  expect(sent()).toHaveLength(1);
});

test('a tap that fits one choice makes it', () => {
  const { answering } = asked();
  answering.tap(([, seat]) => seat === 2);
  expect(sent()).toMatchObject([{ type: 'choose', choice: ['vote', 2] }]);
});

test('a tap that fits several narrows the choices, until the next question', () => {
  const { answering } = asked();
  answering.tap(([verb]) => verb === 'vote');
  expect(answering.narrowed).toEqual([
    ['vote', 1],
    ['vote', 2],
  ]);
  answering.reset();
  expect(answering.narrowed).toEqual(VOTES);
});

test('a tap that fits nothing asks why, and the rule is told', async () => {
  const { answering, tell } = asked();
  answering.tap(() => false, ['vote', 0]);
  expect(sent()).toMatchObject([{ type: 'why', choice: ['vote', 0] }]);
  tell(refusal('illegal', 'not-yourself'));
  await vi.waitFor(() => expect(answering.refusal?.rule).toBe('R-001'));
});

test('a refusal is told, and gone with the next attempt', async () => {
  const { answering, tell } = asked();
  answering.choose(['vote', 1]);
  tell(refusal('late'));
  await vi.waitFor(() => expect(answering.refusal?.said).toBeTruthy());
  answering.choose(['vote', 2]);
  expect(answering.refusal).toBeNull();
});
