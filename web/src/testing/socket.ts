/** A socket whose other end is the test. */

import { vi } from 'vitest';
import type {
  ClientMessage,
  Frame,
  SeatView,
  ServerMessage,
  Snapshot,
  TableInfo,
} from '$/lib/wire';

export class TestSocket {
  static readonly OPEN = 1;
  static all: TestSocket[] = [];

  readyState = 0;
  readonly sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    TestSocket.all.push(this);
  }

  /** Takes the place of WebSocket until `vi.unstubAllGlobals()`. */
  static install(): void {
    TestSocket.all = [];
    vi.stubGlobal('WebSocket', TestSocket);
  }

  static get last(): TestSocket {
    return TestSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  /** The page closes it; as in a browser it is told of that later. */
  close(): void {
    setTimeout(() => this.fail(1005));
  }

  /** The other end, or the network, closes it. */
  fail(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }

  open(): void {
    this.readyState = TestSocket.OPEN;
    this.onopen?.();
  }

  tell(...messages: ServerMessage[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export function table(change: Partial<TableInfo> = {}): TableInfo {
  const person = { kind: 'person', name: 'Ada', player: 'p1', you: true, here: true } as const;
  const free = { kind: 'open', name: '', player: null, you: false, here: false } as const;
  return {
    id: 'T1',
    code: 'KRATE',
    link: '/t/KRATE',
    game: 'castle',
    options: {},
    phase: 'open',
    listed: false,
    spectators: true,
    clock: { mode: 'none' },
    seconds: {},
    seats: [
      { seat: 0, level: null, ...person },
      { seat: 1, level: null, ...free },
      { seat: 2, level: null, ...free },
    ],
    host: true,
    host_seat: 0,
    paused: false,
    warnings: [],
    commitment: null,
    created: 0,
    started: null,
    ended: null,
    rematch: null,
    watching: 0,
    lesson: null,
    ...change,
  };
}

export const welcome = (now: TableInfo = table()): ServerMessage => ({
  type: 'welcome',
  v: 1,
  me: { id: 'p1', name: 'Ada', login: null },
  table: now,
  chat: [],
  now: 0,
});

/** A view of a match of three, in which the game's own part says which moment it is. */
export const view = (moment: number, change: Partial<SeatView> = {}): SeatView => ({
  game: 'castle',
  seat: 0,
  seats: 3,
  step: 'turn',
  pace: 'turn',
  asked: [0],
  decision: null,
  answered: false,
  said: [],
  outcome: null,
  board: { moment },
  ...change,
});

const news = (seq: number) => ({
  seat: 0 as number | null,
  seq,
  events: [{ kind: `e${seq}` }],
  secret: [],
  view: view(seq),
  question: null,
  can_undo: false,
  may_talk: true,
  may_gesture: true,
  clock: { pace: null, until: null, paused: false },
  now: 0,
});

export const frame = (seq: number, change: Partial<Frame> = {}): Frame => ({
  type: 'frame',
  ...news(seq),
  ...change,
});

/** All events up to `seq`, one for each number. */
export const snapshot = (seq: number, change: Partial<Snapshot> = {}): Snapshot => ({
  type: 'snapshot',
  ...news(seq),
  first: 0,
  events: Array.from({ length: seq + 1 }, (_, n) => ({ kind: `e${n}` })),
  ...change,
});
