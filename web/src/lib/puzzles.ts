/** Puzzles over HTTP. What is asked of the day's is kept by the service worker, for when nobody answers. */

import { loadBoard } from '$/boards';
import { call, get, post } from './api';
import { prefs } from './prefs.svelte';
import { region } from './regions';
import type * as Wire from './wire';

const path = (game: string, id: string, what = '') =>
  `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}${what}`;

export const puzzles = {
  all: () => get<Wire.PuzzleShelves>('/api/puzzles'),
  mine: () => get<Wire.MyPuzzles>('/api/me/puzzles'),
  /** What a guest has kept here, for the account. */
  bring: (kept: Wire.BringPuzzles) => post<Wire.MyPuzzles>('/api/me/puzzles', kept),
  one: (game: string, id: string) => get<Wire.ShownPuzzle>(path(game, id)),
  hint: (game: string, id: string, number: number) =>
    get<Wire.PuzzleFact>(path(game, id, `/hints/${number}`)),
  /** Of today's puzzle alone. */
  solution: (game: string, id: string) => get<Wire.PuzzleSolution>(path(game, id, '/solution')),
  answer: (game: string, id: string, body: Wire.AnswerPuzzle) =>
    post<Wire.PuzzleAnswered>(path(game, id, '/answer'), body),
  make: (table: string, body: Wire.MakePuzzle) => {
    const key = new URLSearchParams(location.search).get('key');
    const query = key ? `?key=${encodeURIComponent(key)}` : '';
    const to = `/api/tables/${encodeURIComponent(table)}/puzzles${query}`;
    return call<Wire.MadePuzzles>('POST', to, body);
  },
};

/** The service worker looks after this page: what is asked for from now on is kept. */
async function lookedAfter(): Promise<boolean> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || !(await workers.getRegistration())) return false;
  await workers.ready;
  if (!workers.controller)
    await new Promise((done) => workers.addEventListener('controllerchange', done, { once: true }));
  return true;
}

/** All that today's puzzles need is asked for once; whether they can now be solved without a network. */
export async function keepToday({ games }: Wire.PuzzleShelves): Promise<boolean> {
  if (!(await lookedAfter())) return false;
  await Promise.all([import('$/screens/Puzzle.svelte'), import('../../art/faces')]);
  await Promise.allSettled(games.map(({ game }) => loadBoard(game)));
  // What came before the worker did is asked for again; most of it lies in the browser's own cache.
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const replies = await Promise.allSettled([
    ...files.filter((name) => name.includes('/app/assets/')).map((name) => fetch(name)),
    ...games.flatMap(({ game, today }) => [
      fetch(path(game, today)),
      fetch(path(game, today, '/solution')),
      fetch(`/api/games/${game}/words/${prefs.language}`),
    ]),
    fetch('/api/games'),
    fetch('/api/puzzles'),
  ]);
  return replies.every((one) => one.status === 'fulfilled' && one.value.ok);
}

const DAY = 86_400_000;
/** A day in words; it is the same one everywhere, so it is not told by the clock of this place. */
export const dateOf = (day: number): string =>
  new Intl.DateTimeFormat(region(prefs.language), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(day * DAY);

/** How many days in a row there are, up to this one or the one before. */
export function streak(days: readonly number[], today: number): number {
  const solved = new Set(days);
  let last = solved.has(today) ? today : today - 1;
  let length = 0;
  for (; solved.has(last); last--) length++;
  return length;
}
