/** One table, live: the socket, what this device may know, and how it comes back by itself. */

import type {
  ChatLine,
  ClientMessage,
  Clock,
  Coaching,
  Frame,
  MayClaim,
  Me,
  Question,
  Refused,
  ServerMessage,
  Snapshot,
  TableInfo,
} from './wire';
import { marked, type Choice, type GameEvent, type View } from './types';

const VERSION = 1;
const WAITS = [300, 1000, 2000, 4000, 8000];
const GONE = [4001, 4004];
/** How often the line is tried; one that stays silent for as long again is dead. */
const PULSE = 20_000;
/** How many moments of the running match can be looked at again. */
const KEPT = 300;

export type Link = 'connecting' | 'open' | 'lost' | 'gone';
type Answer = { ok: true; claims?: Choice[] } | { ok: false; refused: Refused | null };
interface Waiting {
  message: ClientMessage;
  again: boolean;
  settle: (answer: Answer) => void;
}

export class Live {
  link = $state<Link>('connecting');
  me = $state<Me | null>(null);
  table = $state.raw<TableInfo | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  view = $state.raw<View | null>(null);
  events = $state.raw<GameEvent[]>([]);
  question = $state.raw<Question | null>(null);
  /** The moments that this page has seen: how many events there were then, and the view. */
  past = $state.raw<{ events: number; view: View }[]>([]);
  canUndo = $state(false);
  mayTalk = $state(true);
  clock = $state.raw<Clock | null>(null);
  coach = $state.raw<Coaching | null>(null);
  /** Pass-the-phone: all seats of this device; empty where it holds one or none. */
  shared = $state.raw<number[]>([]);
  /** Pass-the-phone: nobody is called up, the screen is covered. */
  covered = $state(false);
  /** Pass-the-phone: who was called up last. */
  last = $state<number | null>(null);
  /** How many events were there when the person last looked. */
  seen = $state(0);
  /** The server's time less ours, in milliseconds. */
  skew = 0;

  private socket: WebSocket | null = null;
  private seq = -1;
  private seat: number | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting = new Map<string, Waiting>();
  private count = 0;
  private closed = false;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = Date.now();
  private welcomed = false;

  constructor(
    readonly ref: string,
    /** Told of each frame's events, once, in order. */
    private readonly onEvents: (events: GameEvent[]) => void = () => {},
    private readonly onChat: (line: ChatLine) => void = () => {},
  ) {
    this.connect();
    addEventListener('online', this.hurry);
    addEventListener('offline', this.cut);
    this.pulse = setInterval(this.beat, PULSE);
    document.addEventListener('visibilitychange', this.hurry);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.cut);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
  }

  choose(choice: Choice): Promise<Answer> {
    const { question, seat } = this;
    if (!question || seat === null) return Promise.resolve({ ok: false, refused: null });
    return this.send({ type: 'choose', seat, turn: question.turn, choice }, true);
  }
  undo(): Promise<Answer> {
    const turn = this.question?.turn ?? 0;
    return this.send({ type: 'undo', seat: this.seat ?? 0, turn }, false);
  }
  say = (claim: Choice) => this.send({ type: 'say', seat: this.seat ?? 0, claim }, false);
  /** As the seat whose eyes these are, or, before the start, as a seat of this person's. */
  talk = (text: string, seat = this.seat) => this.send({ type: 'chat', seat, text }, false);
  why = (choice: Choice) => this.send({ type: 'why', seat: this.seat ?? 0, choice }, false);
  claims = () => this.send({ type: 'claims', seat: this.seat ?? 0 }, false);
  call = (seat: number | null) => this.send({ type: 'call', seat }, false);

  /** Everything that happened so far has been looked at. */
  look = (): void => {
    this.seen = this.events.length;
  };

  private hurry = (): void => {
    if (this.link === 'lost' && document.visibilityState === 'visible') {
      this.tries = 0;
      this.connect();
    }
  };

  /** The browser says that the network is gone; a socket would take minutes to notice. */
  private cut = (): void => {
    this.socket?.close();
    this.lose(0);
  };

  private beat = (): void => {
    if (this.link !== 'open') return;
    if (Date.now() - this.heard > 2 * PULSE) this.cut();
    else this.post({ type: 'ping' });
  };

  private connect(): void {
    clearTimeout(this.timer);
    if (this.closed) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws`);
    this.socket?.close();
    this.socket = socket;
    socket.onopen = () => {
      const back =
        this.seq >= 0 ? { seat: this.seat, seq: this.seq, events: this.events.length } : {};
      this.post({ type: 'hello', v: VERSION, table: this.ref, ...back });
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code);
    };
  }

  private lose(code: number): void {
    this.socket = null;
    if (this.closed) return;
    if (GONE.includes(code)) {
      this.link = 'gone';
      return;
    }
    this.link = this.welcomed ? 'lost' : 'connecting';
    for (const [key, { again, settle }] of this.waiting) {
      if (!again) {
        this.waiting.delete(key);
        settle({ ok: false, refused: null });
      }
    }
    this.retry(WAITS[Math.min(this.tries++, WAITS.length - 1)]!);
  }

  private retry(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), wait);
  }

  private post(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private send(message: ClientMessage, again: boolean): Promise<Answer> {
    const key = `k${++this.count}`;
    const keyed = { ...message, key };
    return new Promise((settle) => {
      if (this.link !== 'open' && !again) {
        settle({ ok: false, refused: null });
        return;
      }
      this.waiting.set(key, { message: keyed, again, settle });
      if (this.link === 'open') this.post(keyed);
    });
  }

  private settle(key: string, answer: Answer): void {
    this.waiting.get(key)?.settle(answer);
    this.waiting.delete(key);
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    switch (message.type) {
      case 'welcome':
        this.link = 'open';
        this.tries = 0;
        this.welcomed = true;
        this.me = message.me;
        this.table = message.table;
        this.chat = message.chat;
        this.skew = message.now - Date.now();
        for (const { message: unsent } of this.waiting.values()) this.post(unsent);
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'snapshot':
        this.show(message);
        break;
      case 'frame':
        this.advance(message);
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
        this.onChat(message.line);
        break;
      case 'covered':
        this.shared = message.seats;
        this.covered = true;
        break;
      case 'done':
        this.settle(message.key, { ok: true });
        break;
      case 'claims':
        this.settle(message.key, { ok: true, claims: message.claims });
        break;
      case 'refused':
        this.settle(message.key, { ok: false, refused: message });
        break;
      case 'bye':
        this.tries = 0;
        this.link = 'lost';
        this.retry(message.retry);
        break;
      case 'pong':
        break;
    }
  }

  private show(snapshot: Snapshot): void {
    const changed = snapshot.seat !== this.seat;
    const known = changed ? [] : this.events.slice(0, snapshot.first);
    const fresh = marked(snapshot);
    this.events = [...known, ...fresh];
    if (changed || this.seq < 0) this.seen = changed && this.shared.length ? 0 : this.events.length;
    this.seat = snapshot.seat;
    if (snapshot.seat !== null) {
      this.covered = false;
      this.last = snapshot.seat;
    }
    this.take(snapshot);
    if (!changed && snapshot.first > 0) this.onEvents(fresh);
  }

  private advance(frame: Frame): void {
    if (frame.seat !== this.seat || frame.seq <= this.seq) return;
    if (frame.seq !== this.seq + 1) {
      this.socket?.close();
      return;
    }
    const fresh = marked(frame);
    this.events = [...this.events, ...fresh];
    this.take(frame);
    this.onEvents(fresh);
  }

  private take(news: Snapshot | Frame): void {
    this.seq = news.seq;
    this.view = news.view as unknown as View;
    const now = { events: this.events.length, view: this.view };
    this.past = news.type === 'snapshot' ? [now] : [...this.past.slice(1 - KEPT), now];
    this.question = news.question;
    this.canUndo = news.can_undo;
    this.mayTalk = news.may_talk;
    this.clock = news.clock;
    this.coach = news.coach ?? null;
    this.skew = news.now - Date.now();
  }
}

export type { Answer, MayClaim };
