/** HTTP: what is slow. Every refusal is a `Refusal` with the server's code. */

import { again } from './again';
import { toQuery, type Eyes } from './eyes';
import { contribution, freshLuck, see, taken } from './luck/luck.svelte';
import type * as Wire from './wire';
import { prefs } from './prefs.svelte';
import { hasWord, t } from './words.svelte';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }

  /** The refusal in the player's words. */
  get words(): string {
    const key = `refused-${this.code}`;
    return hasWord(key) ? t(key) : t('refused');
  }
}

export const wordsOf = (error: unknown): string =>
  error instanceof Refusal ? error.words : t('refused');

async function ask(
  method: string,
  path: string,
  body?: unknown,
  patient = false,
): Promise<Response> {
  const once = () =>
    fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  let reply: Response;
  try {
    reply = await (patient ? again(once) : once());
  } catch {
    throw new Refusal(0, 'offline', '');
  }
  if (!reply.ok) {
    const problem = (await reply.json().catch(() => null)) as Wire.Problem | null;
    throw new Refusal(reply.status, problem?.code ?? 'unknown', problem?.message ?? '');
  }
  return reply;
}

export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  patient = false,
): Promise<T> {
  const reply = await ask(method, path, body, patient);
  if (reply.status === 204) return undefined as T;
  const text = await reply.text();
  return (reply.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text) as T;
}

export const get = <T>(path: string) => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);
/** A table as it is after a change; what it shows of its luck is kept. */
const change = (path: string, body: unknown = {}) => post<Wire.TableInfo>(path, body).then(see);
const table = (ref: string, what = '') => `/api/tables/${encodeURIComponent(ref)}${what}`;

/** Whoever was shown a match brings the key of the link along. */
const key = () => new URLSearchParams(location.search).get('key');
const keyed = (path: string): string => {
  const found = key();
  if (!found) return path;
  return `${path}${path.includes('?') ? '&' : '?'}key=${encodeURIComponent(found)}`;
};

let games: Promise<Wire.GameInfo[]> | undefined;
/** What games there are, asked once; no page can do without, so a refusal is not the last word. */
async function known(): Promise<Wire.GameInfo[]> {
  games ??= call<Wire.GameList>('GET', '/api/games', undefined, true).then((list) => list.games);
  try {
    return await games;
  } catch (error) {
    games = undefined;
    throw error;
  }
}

export const api = {
  games: known,
  me: () => get<Wire.Me>('/api/me'),
  /** Whoever was not known yet brings along the face that was chosen before. */
  introduce: (name: string, face = prefs.known ? undefined : prefs.face) =>
    post<Wire.Me>('/api/me', { name, face }),
  register: (body: Wire.Register) => post<Wire.Me>('/api/account', body),
  signIn: (body: Wire.SignIn) => post<Wire.Me>('/api/session', body),
  signOut: () => call<void>('DELETE', '/api/session'),
  forget: () => call<void>('DELETE', '/api/account'),
  play: async (body: Wire.PlayNow) => {
    const luck = body.lesson ? null : freshLuck();
    if (!prefs.known && prefs.face) await ensureMe();
    const made = await change('/api/play', { ...body, luck });
    if (luck) taken(made.id, [luck, '']);
    prefs.known = true;
    return made;
  },
  tables: () => get<Wire.TableList>('/api/tables'),
  create: (body: Wire.NewTable) => change('/api/tables', body),
  table: (ref: string) => get<Wire.TableInfo>(table(ref)).then(see),
  settings: (ref: string, body: Wire.Settings) => change(table(ref, '/settings'), body),
  /** A person's own luck goes along; a further person at the same device has none. */
  sit: async (ref: string, body: Wire.Sit) => {
    const own = body.name == null ? contribution(ref) : null;
    const made = await change(table(ref, '/sit'), { ...body, luck: own?.[0], word: own?.[1] });
    if (own && made.phase === 'open') taken(made.id, own);
    return made;
  },
  luck: (ref: string, body: Wire.Contribute) => change(table(ref, '/luck'), body),
  stand: (ref: string, seat: number) => change(table(ref, '/stand'), { seat }),
  bot: (ref: string, body: Wire.SeatBot) => change(table(ref, '/bot'), body),
  kick: (ref: string, seat: number) => change(table(ref, '/kick'), { seat }),
  ban: (ref: string, player: string) => change(table(ref, '/ban'), { player }),
  close: (ref: string) => change(table(ref, '/close')),
  /** For good: a bot plays on. */
  leave: (ref: string) => change(table(ref, '/leave')),
  hide: (ref: string) => post<void>(table(ref, '/hide')),
  report: (ref: string, body: Wire.Report) => post<void>(table(ref, '/report'), body),
  /** The address that opens a match which is over for whoever has it. */
  share: (ref: string) =>
    post<Wire.Shared>(table(ref, '/share')).then(({ link }) => location.origin + link),
  /** That address leads nowhere any more. */
  unshare: (ref: string) => call<void>('DELETE', table(ref, '/share')),
  shownOut: (ref: string) =>
    get<Wire.ShownOutList>(table(ref, '/shown-out')).then((list) => list.people),
  pardon: (ref: string, player: string) => change(table(ref, '/pardon'), { player }),
  handOver: (ref: string, seat: number) => change(table(ref, '/host'), { seat }),
  start: (ref: string) => change(table(ref, '/start')),
  pause: (ref: string) => change(table(ref, '/pause')),
  resume: (ref: string) => change(table(ref, '/resume')),
  rematch: (ref: string) => change(table(ref, '/rematch')),
  playOn: async (ref: string, body: Wire.PlayOn) => {
    const made = await change(keyed(table(ref, '/play-on')), body);
    prefs.known = true;
    return made;
  },
  log: async (ref: string) =>
    new Uint8Array(await (await ask('GET', keyed(table(ref, '/log')))).arrayBuffer()),
  replay: (ref: string, eyes: Eyes) =>
    get<Wire.Replay>(keyed(table(ref, `/replay?${new URLSearchParams(toQuery(eyes))}`))),
  /** What was written at its moments, which are counted as in the replay of these eyes. */
  comments: (ref: string, eyes: Eyes) =>
    get<Wire.CommentList>(keyed(table(ref, `/comments?${new URLSearchParams(toQuery(eyes))}`))),
  comment: (ref: string, eyes: Eyes, n: number, text: string) => {
    const whose = typeof eyes === 'number' ? { eyes: 'seat', seat: eyes } : { eyes };
    return post<Wire.CommentList>(table(ref, '/comments'), { n, text, ...whose });
  },
  dropComment: (ref: string, id: string) =>
    call<void>('DELETE', table(ref, `/comments/${encodeURIComponent(id)}`)),
  /** Its moments are counted as in the replay of these eyes. */
  insight: (ref: string, seat: number, eyes: Wire.Replay['eyes']) =>
    get<Wire.Insight>(keyed(table(ref, `/insight?seat=${seat}&eyes=${eyes}`))),
  verify: (log: string) => post<Wire.Verdict>('/api/verify', { log }),
  statistics: (player: string) =>
    get<Wire.Statistics>(`/api/people/${encodeURIComponent(player)}/statistics`),
  /** What I did in my last matches, by game; nobody else is told. */
  deeds: () => get<Wire.DeedList>('/api/me/deeds').then(({ games }) => games),
  history: () => get<Wire.History>('/api/history').then((history) => history.results),
};

/** Somebody must be known before they may act; a guest needs a name and nothing else. */
export async function ensureMe(): Promise<Wire.Me> {
  if (prefs.known) {
    try {
      return remember(await api.me());
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error;
    }
    prefs.known = false;
  }
  const me = await api.introduce(myName());
  prefs.known = true;
  return remember(me);
}

function remember(me: Wire.Me): Wire.Me {
  prefs.face = me.face ?? '';
  return me;
}

/** The name of this person, made up the first time. */
export function myName(): string {
  if (!prefs.name) {
    const one = (words: string) => {
      const all = t(words).split('|');
      return all[Math.floor(Math.random() * all.length)]!.trim();
    };
    prefs.name = `${one('guest-titles')} ${one('guest-names')}`;
  }
  return prefs.name;
}
