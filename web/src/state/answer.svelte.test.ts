import { expect, test, vi } from 'vitest';
import type { BoardModule } from '$/boards/contract';
import { prefs } from '$/lib/prefs.svelte';
import type { Choice } from '$/lib/types';
import type { Question } from '$/lib/wire';
import { atTable } from '$/testing/live';
import { frame, snapshot, TestSocket, view } from '$/testing/socket';
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
  answering.back();
  expect(answering.pending).toBeNull();
  answering.choose(['vote', 2]);
  answering.confirm();
  expect(sent()).toMatchObject([{ choice: ['vote', 2] }]);
});

test('what is grave is confirmed where all answer unseen, too: the last answer is final', () => {
  prefs.confirm = true;
  const { answering } = asked({ grave: () => true }, { blind: true });
  answering.choose(['vote', 2]);
  expect(sent()).toEqual([]);
  answering.confirm();
  expect(sent()).toMatchObject([{ choice: ['vote', 2] }]);
});

test('why what one looks for is not offered is told, and no longer after the question', async () => {
  const { answering, tell } = asked({ missing: () => ['refuse'] });
  void answering.explain();
  expect(sent()).toMatchObject([{ type: 'why', choice: ['refuse'] }]);
  tell(refusal('illegal', 'must'));
  await vi.waitFor(() => expect(answering.missing).toMatchObject({ rule: 'R-001' }));
  expect(answering.refusal).toBeNull();
  void answering.explain();
  tell(frame(2, { question: question({ turn: 8 }) }));
  tell({ ...refusal('illegal', 'must'), key: 'k2' });
  await Promise.resolve();
  expect(answering.missing).toBeNull();
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

test('a verb is opened, a thing is tapped, and each is left by one step back', () => {
  const choices: Choice[] = [['spy', 1], ['spy', 2], ['duel', 1], ['duel', 2], ['pass']];
  const { answering } = asked({}, { choices });
  answering.open('duel');
  expect(answering.choices).toEqual([
    ['duel', 1],
    ['duel', 2],
  ]);
  answering.back();
  expect(answering.begun).toBe(false);
  answering.tap(([, seat]) => seat === 1);
  answering.tap(([, seat]) => seat === 2);
  expect(answering.choices).toEqual(choices);
  expect(answering.narrowed).toEqual([
    ['spy', 2],
    ['duel', 2],
  ]);
  answering.open('duel');
  expect(answering.narrowed).toEqual([['duel', 2]]);
  answering.back();
  answering.back();
  expect(answering.narrowed).toEqual(choices);
  answering.open('spy');
  answering.tap(([, seat]) => seat === 1);
  expect(sent()).toMatchObject([{ choice: ['spy', 1] }]);
});

test('in a lesson nothing but the advice is offered, whichever copy of it came', () => {
  const { live } = atTable(snapshot(1, { question: question() }));
  const answering = new Answering(
    live,
    () => ({}),
    () => null,
    () => ['vote', 2],
  );
  expect(answering.narrowed).toEqual([['vote', 2]]);
  answering.tap((choice) => answering.choices.includes(choice));
  expect(sent()).toMatchObject([{ choice: ['vote', 2] }]);
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

const ALLIES: Choice[] = [
  ['discard', 'crab-1'],
  ['discard', 'crab-2'],
  ['discard', 'squid-4'],
];
const discards = (turn: number, n: number) =>
  question({ turn, kind: 'discard', prompt: { number: n }, choices: ALLIES });
const TWO: BoardModule = {
  several: ({ decision }) =>
    decision ? { verb: 'discard', n: Number(decision.prompt.number) } : null,
};

function discarding() {
  const seen = (turn: number, n: number) => ({
    question: discards(turn, n),
    view: view(turn, { decision: { kind: 'discard', prompt: { number: n } } }),
  });
  const { live, tell } = atTable(snapshot(1, seen(7, 2)));
  const answering = new Answering(
    live,
    () => TWO,
    () => null,
  );
  /** The server takes what was sent, and asks for one less. */
  const next = async (key: string, seq: number, n: number) => {
    tell({ type: 'done', key });
    tell(frame(seq, seen(6 + seq, n)));
    answering.reset();
    await Promise.resolve();
  };
  return { answering, tell, next };
}

test('several are picked, changed, and confirmed once', async () => {
  prefs.confirm = true;
  const { answering, next } = discarding();
  answering.choose(ALLIES[0]!);
  answering.choose(ALLIES[1]!);
  answering.choose(ALLIES[2]!);
  expect(answering.picked).toEqual([ALLIES[1], ALLIES[2]]);
  answering.unpick(ALLIES[1]!);
  answering.confirmPicked();
  expect(sent()).toEqual([]);
  answering.choose(ALLIES[0]!);
  answering.confirmPicked();
  expect(sent()).toMatchObject([{ choice: ALLIES[2], turn: 7 }]);
  await next('k1', 2, 1);
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ choice: ALLIES[0], turn: 8 });
});

test('what was picked is not sent where something else is asked', async () => {
  const { answering, next } = discarding();
  answering.choose(ALLIES[0]!);
  answering.choose(ALLIES[1]!);
  answering.confirmPicked();
  await next('k1', 2, 2);
  await vi.waitFor(() => expect(answering.busy).toBe(false));
  expect(sent()).toHaveLength(1);
  expect(answering.picked).toEqual([]);
});

test('another choice is made once what stood in its way is taken back', async () => {
  const paying = question({ choices: [['settle']] });
  const { live, tell } = atTable(snapshot(1, { question: paying, can_undo: true }));
  const answering = new Answering(
    live,
    () => ({}),
    () => null,
  );
  answering.instead(['recruit', 'elder']);
  expect(sent()).toMatchObject([{ type: 'undo', turn: 7 }]);
  tell(
    frame(2, { question: { ...paying, turn: 8, choices: [['spend', 'crab-1']] }, can_undo: true }),
  );
  answering.reset();
  tell({ type: 'done', key: 'k1' });
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  tell({ type: 'done', key: 'k2' });
  tell(frame(3, { question: { ...paying, turn: 9, choices: [['recruit', 'elder']] } }));
  answering.reset();
  await vi.waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()[2]).toMatchObject({ type: 'choose', turn: 9, choice: ['recruit', 'elder'] });
});
