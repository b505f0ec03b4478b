/**
 * One table, live: what this device may know, and what it can say.
 *
 * Older news never overwrites newer news. The socket alone says how the table and the match stand:
 * it tells everything, in order. An HTTP answer may overtake it or come late, so none of them is
 * shown; what it changed comes over the socket too. Of the match's news the number counts (`seq`):
 * for the same eyes a smaller one is old, whatever socket it comes from.
 */

import type {
  ChatLine,
  ClientMessage,
  Clock,
  Coaching,
  Frame,
  Me,
  Question,
  ServerMessage,
  Snapshot,
  TableInfo,
} from '$/lib/wire';
import { crc } from '$/lib/crc';
import { hear, see } from '$/lib/luck/luck.svelte';
import type { Language } from '$/lib/prefs.svelte';
import { marked, type Choice, type GameEvent, type View } from '$/lib/types';
import { Line, type Link } from './line.svelte';
import { Requests, type Answer } from './requests';
import { Stage } from './stage.svelte';

const VERSION = 1;
/** How many moments of the running match can be looked at again. */
const KEPT = 300;

/** Whether another question bears the number of one that this page has: of another past. */
const another = (had: Question | null, put: Question | null): boolean =>
  had?.turn === put?.turn && asked(had) !== asked(put);
const asked = (put: Question | null): string =>
  JSON.stringify([put?.kind, put?.prompt, put?.choices]);

export class Live {
  me = $state<Me | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** Of each line of the chat: how many events came before it. */
  placed = $state.raw<number[]>([]);
  view = $state.raw<View | null>(null);
  events = $state.raw<GameEvent[]>([]);
  question = $state.raw<Question | null>(null);
  /** The moments that this page has seen: how many events there were then, and the view. */
  past = $state.raw<{ events: number; view: View }[]>([]);
  canUndo = $state(false);
  mayTalk = $state(true);
  /** Emotes are seen, not heard: a game may allow them to somebody who must not speak. */
  mayGesture = $state(true);
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
  /** The code of the last refusal that answered no message of ours: why we are not let in. */
  shut = $state<string | null>(null);
  /** My standing orders. */
  orders = $state.raw<Choice[]>([]);
  /** What I am asked by now, which may not be shown yet. */
  due = $state.raw<Question | null>(null);
  /** What has come, and is shown at my pace. */
  readonly stage = new Stage((frame) => this.present(frame));
  /** The server's time less ours, in milliseconds. */
  skew = 0;

  private told = $state.raw<TableInfo | null>(null);
  private seq = -1;
  /** How many events have come, shown or not. */
  private received = 0;
  /** The sum of these. */
  private sum = 0;
  /** This line has told how the match stands: no choice is sent before. */
  private shown = false;
  private seat: number | null = null;
  private readonly requests = new Requests();
  private readonly line: Line;

  constructor(
    readonly ref: string,
    /** Told of each frame's events, once, in order. */
    private readonly onEvents: (events: GameEvent[]) => void = () => {},
    private readonly onChat: (line: ChatLine) => void = () => {},
  ) {
    this.line = new Line({
      hello: () => this.hello(),
      hear: (message) => this.hear(message),
      lost: () => this.requests.fail(),
    });
  }

  get link(): Link {
    return this.line.link;
  }

  /** The table as the socket last told it. */
  get table(): TableInfo | null {
    return this.told;
  }

  close(): void {
    this.stage.clear();
    this.line.close();
  }

  /** Show the table once more as it is: what was chosen on a page and refused is no longer shown. */
  showAgain(): void {
    if (this.told) this.told = { ...this.told };
  }

  choose(choice: Choice): Promise<Answer> {
    const { question, seat } = this;
    if (!question || seat === null) return Promise.resolve({ ok: false, refused: null });
    this.stage.acted();
    return this.send({ type: 'choose', seat, turn: question.turn, choice }, true);
  }
  /** All my standing orders from now on. */
  order = (orders: Choice[]) => this.send({ type: 'order', seat: this.seat ?? 0, orders }, false);
  undo(): Promise<Answer> {
    const turn = this.question?.turn ?? 0;
    return this.send({ type: 'undo', seat: this.seat ?? 0, turn }, false);
  }
  /** A claim, by itself or under a line of mine that says it. */
  say = (claim: Choice, line: number | null = null) =>
    this.send({ type: 'say', seat: this.seat ?? 0, claim, line }, false);
  /**
   * As the seat whose eyes these are, or, before the start, as a seat of this person's. With a
   * language the answer tells, to this person alone, what the line claims.
   */
  talk = (text: string, seat = this.seat, hear: Language | null = null) =>
    this.send({ type: 'chat', seat, text, hear }, false);
  why = (choice: Choice) => this.send({ type: 'why', seat: this.seat ?? 0, choice }, false);
  claims = () => this.send({ type: 'claims', seat: this.seat ?? 0 }, false);
  /** The card that was dealt is looked at, or has been. */
  looks = (over: boolean) => this.send({ type: 'look', over }, false);
  call = (seat: number | null) => this.send({ type: 'call', seat }, false);

  /** Everything that happened so far has been looked at. */
  look = (): void => {
    this.seen = this.events.length;
  };

  private send(message: ClientMessage, again: boolean): Promise<Answer> {
    const open = this.link === 'open';
    if (!open && !again) return Promise.resolve({ ok: false, refused: null });
    const { keyed, answer } = this.requests.add(message, again);
    if (open && (this.shown || !again)) this.line.post(keyed);
    return answer;
  }

  private hello(): ClientMessage {
    const { seat, seq, received: events, sum } = this;
    const back = seq >= 0 ? { seat, seq, events, crc: sum } : {};
    return { type: 'hello', v: VERSION, table: this.ref, ...back };
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.line.welcome();
        this.me = message.me;
        this.told = see(message.table);
        this.chat = message.chat;
        this.placed = message.chat.map(() => this.received);
        this.skew = message.now - Date.now();
        this.shown = false;
        if (message.table.started === null) this.sayAgain();
        break;
      case 'table':
        this.told = see(message.table);
        break;
      case 'snapshot':
        if (!this.shown && (message.anew || another(this.due, message.question)))
          this.requests.drop();
        this.show(message);
        if (!this.shown) this.sayAgain();
        break;
      case 'frame':
        this.advance(message);
        break;
      case 'chat':
        this.read(message.line);
        break;
      case 'covered':
        this.shared = message.seats;
        this.covered = true;
        break;
      case 'done':
        this.requests.settle(message.key, { ok: true });
        break;
      case 'claims':
        this.requests.settle(message.key, { ok: true, claims: message.claims });
        break;
      case 'heard':
        this.requests.settle(message.key, {
          ok: true,
          heard: { line: message.line, claims: message.claims, rest: message.rest },
        });
        break;
      case 'refused':
        if (!message.key) this.shut = message.code;
        this.requests.settle(message.key, { ok: false, refused: message });
        break;
      case 'bye':
        this.line.leave(message.retry);
        break;
      case 'pong':
        break;
    }
  }

  /** What was said and not answered, to a match that stands as it did. */
  private sayAgain(): void {
    this.shown = true;
    for (const unanswered of this.requests.unanswered) this.line.post(unanswered);
  }

  /** A line that is new, or one that has a claim more under it. */
  private read(line: ChatLine): void {
    const known = this.chat.findIndex(({ id, at }) => id === line.id && at === line.at);
    if (known >= 0) {
      this.chat = this.chat.with(known, line);
      return;
    }
    this.chat = [...this.chat, line];
    this.placed = [...this.placed, this.received];
    this.onChat(line);
  }

  private show(snapshot: Snapshot): void {
    const changed = snapshot.seat !== this.seat;
    // From a server that has not yet read all that another has told: its frames will come.
    if (!changed && !snapshot.anew && snapshot.seq < this.seq) return;
    if (changed) this.stage.clear();
    else this.stage.drain();
    const known = changed ? [] : this.events.slice(0, snapshot.first);
    const fresh = marked(snapshot);
    this.events = [...known, ...fresh];
    this.came(snapshot);
    this.received = this.events.length;
    this.sum = crc(snapshot.events, known.length ? this.sum : 0);
    if (snapshot.lines?.length === this.chat.length) this.placed = snapshot.lines;
    if (snapshot.anew) this.seen = Math.min(this.seen, this.events.length);
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
      this.line.renew();
      return;
    }
    this.came(frame);
    this.received += frame.events.length;
    this.sum = crc(frame.events, this.sum);
    this.stage.push(frame);
  }

  /** It counts from now on, shown or not. */
  private came(news: Snapshot | Frame): void {
    this.seq = news.seq;
    this.due = news.question;
    if (this.table && news.head) hear(this.table.id, news.head, news.view.outcome !== null);
  }

  private present(frame: Frame): void {
    const fresh = marked(frame);
    this.events = [...this.events, ...fresh];
    this.take(frame);
    this.onEvents(fresh);
  }

  private take(news: Snapshot | Frame): void {
    this.view = news.view as unknown as View;
    const now = { events: this.events.length, view: this.view };
    this.past = news.type === 'snapshot' ? [now] : [...this.past.slice(1 - KEPT), now];
    this.question = news.question;
    this.canUndo = news.can_undo;
    this.mayTalk = news.may_talk;
    this.mayGesture = news.may_gesture;
    this.clock = news.clock;
    this.coach = news.coach ?? null;
    this.orders = (news.orders ?? []) as Choice[];
    this.skew = news.now - Date.now();
  }
}
