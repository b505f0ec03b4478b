import { flushSync } from 'svelte';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { GameBoard } from '$/boards/contract';
import { table } from '$/testing/socket';
import { prefs, type Language } from './prefs.svelte';
import { GameSession, seatName } from './session.svelte';
import type { GameInfo } from './types';
import { t } from './words.svelte';

const games = ['castle', 'late'].map((name) => ({ name, options: [] }) as unknown as GameInfo);
const board = { name: 'a board' };
const load = (game: string) =>
  game === 'castle'
    ? Promise.resolve(board as unknown as GameBoard)
    : Promise.reject(new Error('no board'));

/** What the server has to say; what is not in it is refused. */
let replies: Record<string, () => Promise<Response> | Response>;
const json = (value: unknown) => () =>
  new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } });
const text = (value: string) => () => new Response(value);

beforeEach(() => {
  prefs.language = 'fr';
  replies = { '/api/games': json({ games }) };
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(replies[path]?.() ?? new Response('', { status: 404 })),
  );
  return () => vi.unstubAllGlobals();
});

/** Every test plays another game, for a catalogue is fetched once. */
function open(game: string, withBoard = true): GameSession {
  let session: GameSession;
  onTestFinished(
    $effect.root(() => {
      session = new GameSession(
        game,
        () => ['Ada'],
        () => ({}),
        () => 0,
        withBoard ? load : null,
      );
    }),
  );
  flushSync();
  return session!;
}

async function settled(check: () => void): Promise<void> {
  await vi.waitFor(() => {
    flushSync();
    check();
  });
}

const speak = (language: Language) => {
  prefs.language = language;
  flushSync();
};

const said = (session: GameSession) => session.words?.step('turn', [1]);

test('the game has its facts, its words in the language that is set, and its board', async () => {
  replies['/api/games/castle/words/fr'] = text('castle-step-turn = On joue.');
  replies['/api/games/castle/words/en'] = text('castle-step-turn = They play.');
  const session = open('castle');
  expect(session.words).toBeNull();
  await settled(() => expect(said(session)).toBe('On joue.'));
  await settled(() => expect(session.board).toBe(board));
  expect(session.info?.name).toBe('castle');
  speak('en');
  expect(said(session)).toBe('On joue.'); // until the other language has come
  await settled(() => expect(said(session)).toBe('They play.'));
  expect(session.failed).toBe(false);
});

test('a game whose words do not come has failed, and so has one without a board', async () => {
  const wordless = open('wordless', false);
  await settled(() => expect(wordless.failed).toBe(true));
  expect(wordless.words).toBeNull();
  replies['/api/games/boardless/words/fr'] = text('castle-step-turn = …');
  const boardless = open('boardless');
  await settled(() => expect(boardless.failed).toBe(true));
});

test('a house that is too busy for the words is asked again, and this is known', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let asked = 0;
  replies['/api/games/busy/words/fr'] = () =>
    ++asked < 3 ? new Response('', { status: 429 }) : new Response('busy-step-turn = On joue.');
  const session = open('busy', false);
  await settled(() => expect(session.busy).toBe(true));
  expect(session.failed).toBe(false);
  await vi.runAllTimersAsync();
  await settled(() => expect(session.busy).toBe(false));
  expect(asked).toBe(3);
  expect(session.failed).toBe(false);
});

test('words that come too late do not take the place of the language that is set', async () => {
  let arrive: (reply: Response) => void = () => {};
  replies['/api/games/late/words/fr'] = () => new Promise((done) => (arrive = done));
  replies['/api/games/late/words/en'] = text('late-step-turn = They play.');
  const session = open('late', false);
  speak('en');
  await settled(() => expect(said(session)).toBe('They play.'));
  arrive(new Response('late-step-turn = On joue.'));
  await new Promise((done) => setTimeout(done));
  flushSync();
  expect(said(session)).toBe('They play.');
  speak('fr');
  await settled(() => expect(said(session)).toBe('On joue.'));
});

test('an open seat has a number for a name', () => {
  expect(seatName(table(), 0)).toBe('Ada');
  expect(seatName(table(), 2)).toBe(t('seat-open', { n: 3 }));
});
