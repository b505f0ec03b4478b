/** HTTP: what is slow. Every refusal is a `Refusal` with the server's code. */

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

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let reply: Response;
  try {
    reply = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, 'offline', '');
  }
  if (!reply.ok) {
    const problem = (await reply.json().catch(() => null)) as Wire.Problem | null;
    throw new Refusal(reply.status, problem?.code ?? 'unknown', problem?.message ?? '');
  }
  if (reply.status === 204) return undefined as T;
  const text = await reply.text();
  return (reply.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text) as T;
}

const get = <T>(path: string) => call<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);
const table = (ref: string, what = '') => `/api/tables/${encodeURIComponent(ref)}${what}`;

let games: Promise<Wire.GameInfo[]> | undefined;

export const api = {
  games: () => (games ??= get<Wire.GameList>('/api/games').then((list) => list.games)),
  me: () => get<Wire.Me>('/api/me'),
  introduce: (name: string) => post<Wire.Me>('/api/me', { name }),
  register: (body: Wire.Register) => post<Wire.Me>('/api/account', body),
  signIn: (body: Wire.SignIn) => post<Wire.Me>('/api/session', body),
  signOut: () => call<void>('DELETE', '/api/session'),
  forget: () => call<void>('DELETE', '/api/account'),
  play: async (body: Wire.PlayNow) => {
    const table = await post<Wire.TableInfo>('/api/play', body);
    prefs.known = true;
    return table;
  },
  tables: () => get<Wire.TableList>('/api/tables').then((list) => list.tables),
  create: (body: Wire.NewTable) => post<Wire.TableInfo>('/api/tables', body),
  table: (ref: string) => get<Wire.TableInfo>(table(ref)),
  settings: (ref: string, body: Wire.Settings) =>
    post<Wire.TableInfo>(table(ref, '/settings'), body),
  sit: (ref: string, body: Wire.Sit) => post<Wire.TableInfo>(table(ref, '/sit'), body),
  stand: (ref: string, seat: number) => post<Wire.TableInfo>(table(ref, '/stand'), { seat }),
  bot: (ref: string, body: Wire.SeatBot) => post<Wire.TableInfo>(table(ref, '/bot'), body),
  kick: (ref: string, seat: number) => post<Wire.TableInfo>(table(ref, '/kick'), { seat }),
  handOver: (ref: string, seat: number) => post<Wire.TableInfo>(table(ref, '/host'), { seat }),
  start: (ref: string) => post<Wire.TableInfo>(table(ref, '/start')),
  pause: (ref: string) => post<Wire.TableInfo>(table(ref, '/pause')),
  resume: (ref: string) => post<Wire.TableInfo>(table(ref, '/resume')),
  rematch: (ref: string) => post<Wire.TableInfo>(table(ref, '/rematch')),
  playOn: async (ref: string, body: Wire.PlayOn) => {
    const made = await post<Wire.TableInfo>(table(ref, '/play-on'), body);
    prefs.known = true;
    return made;
  },
  log: (ref: string) => get<string>(table(ref, '/log')),
  replay: (ref: string, seat: number | null) =>
    get<Wire.Replay>(table(ref, `/replay${seat === null ? '' : `?seat=${seat}`}`)),
  insight: (ref: string, seat: number) => get<Wire.Insight>(table(ref, `/insight?seat=${seat}`)),
  verify: (log: string) => post<Wire.Verdict>('/api/verify', { log }),
  statistics: (player: string) =>
    get<Wire.Statistics>(`/api/people/${encodeURIComponent(player)}/statistics`),
  history: () => get<Wire.History>('/api/history').then((history) => history.results),
};

/** Somebody must be known before they may act; a guest needs a name and nothing else. */
export async function ensureMe(): Promise<Wire.Me> {
  if (prefs.known) {
    try {
      return await api.me();
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error;
    }
  }
  const me = await api.introduce(myName());
  prefs.known = true;
  return me;
}

/** The name of this person, made up the first time. */
export function myName(): string {
  if (!prefs.name) {
    const names = t('guest-names').split('|');
    prefs.name = names[Math.floor(Math.random() * names.length)]!.trim();
  }
  return prefs.name;
}
