/** The words of one game: names of things, choices, events and questions as sentences. */

import type { FluentBundle } from '@fluent/bundle';
import { elide, format, t, type WordArgs } from './words.svelte';
import type { Language } from './prefs.svelte';
import type { Arg, Choice, GameEvent, GameInfo } from './types';

/** The names of a verb's (or an event's) parts and their kinds: `{ target: "seat" }`. */
export type Params = Record<string, string>;

/** A piece of a sentence: plain text, or the name of a thing that can be explained. */
export type Piece = string | { kind: string; value: Arg; text: string };

/** A line of the log; secret when it tells what others were not told. */
export interface Line {
  pieces: Piece[];
  secret: boolean;
}

type Field = [name: string, kind: string | undefined, value: unknown];

/** How the server writes the values that JSON writes differently. */
const SERVER_IDS = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
]);

const OPEN = '\uE000';
const CLOSE = '\uE001';

export class GameWords {
  /**
   * What every message may select on: the table's options (`$option_edition`), and whether an odd
   * number sits there (`$uneven`).
   */
  private readonly options: WordArgs;

  constructor(
    readonly info: GameInfo,
    private readonly from: FluentBundle,
    /** The players' names by seat. */
    readonly names: readonly string[],
    readonly language: Language,
    private readonly chosen: Record<string, unknown> = {},
    /** The seat of who reads this, if it has one: that seat is "you". */
    readonly me: number | null = null,
  ) {
    const options = info.options.map(({ name, default: usual }) => [
      `option_${name}`,
      selectable(chosen[name] ?? usual),
    ]);
    this.options = {
      ...(Object.fromEntries(options) as WordArgs),
      uneven: names.length % 2 ? 'yes' : 'no',
    };
  }

  /** The same words for another reader. */
  as(me: number | null): GameWords {
    return new GameWords(this.info, this.from, this.names, this.language, this.chosen, me);
  }

  get game(): string {
    return this.info.name;
  }

  /** What the table chose: `option('edition')`. */
  option(name: string): string {
    return String(this.options[`option_${name}`] ?? '');
  }

  /** Whether the catalogue has `<game>-<key>`. */
  has(key: string): boolean {
    return this.from.hasMessage(`${this.game}-${key}`);
  }

  /** The message `<game>-<key>`, or null where the catalogue has none. */
  maybe(key: string, args?: WordArgs): string | null {
    const text = format(this.from, `${this.game}-${key}`, { ...this.options, ...args });
    return text && inSentence(text);
  }

  /** The message `<game>-<key>`. */
  text(key: string, args?: WordArgs): string {
    return this.maybe(key, args) ?? key;
  }

  /** The name of a value: a seat's player, a number as it is, a role, a card … */
  value(kind: string | undefined, value: unknown): string {
    if (value === null || value === undefined) return t(kind === 'seat' ? 'nobody' : 'nothing');
    if (Array.isArray(value))
      return this.list(this.together(kind, value), kind === 'seat' ? 'nobody' : 'nothing');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (kind === 'seat' && typeof value === 'number') return this.name(value);
    if (kind === undefined || kind === 'number') return String(value);
    return this.maybe(`${kind}-${String(value)}`) ?? String(value);
  }

  /** Things of a list, those that are alike together; numbers and seats one by one. */
  private together(kind: string | undefined, values: unknown[]): string[] {
    const all = values.map((one) => this.value(kind, one));
    if (kind === undefined || kind === 'number' || kind === 'seat') return all;
    return [...new Set(all)].map((one) => {
      const times = all.filter((other) => other === one).length;
      return times > 1 ? `${one}\u00a0×\u00a0${times}` : one;
    });
  }

  /** The player of a seat; a character that nobody plays sits after the last one. */
  name(seat: number): string {
    return this.names[seat] ?? this.maybe('extra-seat') ?? t('seat-name', { number: seat + 1 });
  }

  /** The player of a seat, or "you" for who reads this. */
  you(seat: number): string {
    return seat === this.me ? t('you') : this.name(seat);
  }

  /** A seat at the head of a line: "You", or its player. */
  lead(seat: number): string {
    return plain(this.begin([this.you(seat)]));
  }

  /** A seat or several, the reader first: "you and Basile". */
  seats(value: unknown): string {
    if (typeof value === 'number') return this.you(value);
    if (!Array.isArray(value)) return this.value('seat', value);
    const readerFirst = value.toSorted((a, b) => Number(b === this.me) - Number(a === this.me));
    return this.list(
      readerFirst.map((one) => this.seats(one)),
      'nobody',
    );
  }

  /** Whom a sentence is about, as its verb needs to know it. */
  private who(value: unknown): string {
    const seats: unknown[] = Array.isArray(value)
      ? value
      : typeof value === 'number'
        ? [value]
        : [];
    if (this.me !== null && seats.includes(this.me)) return 'me';
    return ['none', 'one', 'many'][Math.min(seats.length, 2)]!;
  }

  /** What a message may say of seats: `$asked`, `$asked_you`, `$asked_who`, and `$me`. */
  private seatArgs(seats: Record<string, unknown>): WordArgs {
    const args: WordArgs = { me: 'nobody' };
    for (const [name, value] of Object.entries(seats)) {
      const who = this.who(value);
      args[name] = this.value('seat', value);
      args[`${name}_you`] = this.seats(value);
      args[`${name}_who`] = who;
      if (who === 'me' && args.me === 'nobody') args.me = name;
    }
    return args;
  }

  /** The sentence `<game>-<key>` about these seats (or lists of them), by what it calls them. */
  about(key: string, seats: Record<string, unknown>, args: WordArgs = {}): string {
    const self = selectable(sameSeat(seats));
    return plain(this.begin([this.text(key, { ...this.seatArgs(seats), self, ...args })]));
  }

  /** The whole text of a thing, where the game gives one: `<game>-<kind>-<value>-text`. */
  explain(kind: string, value: unknown): string | null {
    return this.maybe(`${kind}-${String(value)}-text`);
  }

  choice(choice: Choice): string {
    return plain(this.choicePieces(choice));
  }

  /** What is said ahead (`order-<verb>`); where it is named as what it answers, as that choice. */
  order([verb, ...args]: Choice): string {
    if (!this.has(`order-${verb}`)) return this.choice([verb!, ...args]);
    const params = this.info.orders?.find((known) => known.verb === verb)?.params;
    const fields = this.named(params, args);
    // An opponent is a seat, or anybody; means are cards of several kinds.
    const own: WordArgs = {};
    for (const [name, kind, value] of fields) {
      if (kind === 'opponent')
        own[name] = this.value(typeof value === 'number' ? 'seat' : kind, value);
      if (kind === 'means') own[name] = this.find(String(value))?.name ?? this.value(kind, value);
    }
    return plain(this.say(`order-${verb}`, fields, [], own));
  }

  choicePieces([verb, ...args]: Choice): Piece[] {
    if (verb === 'pass' && !this.has('choice-pass')) return [t('pass')];
    return this.say(`choice-${verb}`, this.named(this.params(verb!), args));
  }

  /**
   * The choices (or claims) of a verb under one heading: the sentence with its arguments open, but
   * for the first ones where these are known.
   */
  heading(verb: Arg, of: 'choice' | 'claim' = 'choice', first: Arg[] = []): string {
    const known = of === 'choice' ? this.info.verbs : this.info.claims;
    const params = known.find((one) => one.verb === verb)?.params ?? {};
    const open = Object.fromEntries(
      Object.entries(params).flatMap(([name, kind], i) => [
        [name, i < first.length ? this.value(kind, first[i]) : '…'],
        [`${name}_id`, i < first.length ? selectable(first[i]) : ''],
        [`${name}_you`, i < first.length ? this.value(kind, first[i]) : '…'],
        [`${name}_who`, 'one'],
      ]),
    );
    const text = this.maybe(`${of}-${verb}`, { me: 'nobody', ...open }) ?? String(verb);
    return text.replace(/…[\s.]+$/u, '…');
  }

  /**
   * A verb among others, in as few words as will do: `<game>-verb-<verb>`, or else null. Where `count` is
   * one the message may say what it is done to.
   */
  brief([verb, ...args]: Choice, count: number): string | null {
    const key = `verb-${verb}`;
    if (!this.has(key)) return null;
    return plain(this.say(key, this.named(this.params(verb!), args), [], { count }));
  }

  /** The arguments of a choice alone, in words, from the nth on. */
  details([verb, ...args]: Choice, from = 0): string {
    const kinds = Object.values(this.params(verb!));
    const named = args.map((arg, i) => this.value(kinds[i] ?? 'number', arg));
    return named.slice(from).join(' · ');
  }

  /** What somebody claims, who may be the speaker himself. */
  claim([verb, ...args]: Choice, speaker?: number): string {
    const params = this.info.claims.find((claim) => claim.verb === verb)?.params;
    const fields = this.named(params, args);
    // In the words of who says it, whoever reads them.
    const own: WordArgs = {};
    for (const [name, kind, value] of fields)
      if (kind === 'seat') {
        const mine = value === speaker;
        const said = mine ? t('myself') : this.value(kind, value);
        Object.assign(own, {
          [name]: said,
          [`${name}_you`]: said,
          [`${name}_who`]: mine ? 'me' : 'one',
          me: mine ? name : 'nobody',
        });
      }
    return plain(this.say(`claim-${verb}`, fields, [], own));
  }

  /** The names and kinds of a verb's arguments, in order. */
  params(verb: Arg): Params {
    return this.info.verbs.find((known) => known.verb === verb)?.params ?? {};
  }

  /** An event as a sentence; null when the catalogue has none for it. */
  event({ hearers, ...event }: GameEvent): Line | null {
    if (!hearers?.length) return this.line(event);
    const others = this.as(null);
    const line = others.toldOf(event, hearers);
    if (line) return line;
    const plainly = others.line(event);
    return (
      plainly && {
        ...plainly,
        pieces: [`[${hearers.map((seat) => this.name(seat)).join(', ')}] `, ...plainly.pieces],
      }
    );
  }

  /** What a seat was told or did unseen, as others say it; null where the game has no such words. */
  toldOf({ kind, secret: _, ...data }: GameEvent, hearers: readonly number[]): Line | null {
    const [only, ...more] = hearers;
    const keys = more.length ? [`event-${kind}-of`] : [`event-${kind}-of`, `told-${kind}`];
    const key = keys.find((one) => this.has(one));
    if (!key) return null;
    const seat = more.length ? hearers : only;
    const fields = this.fields(this.info.events[kind], { ...data, seat });
    return { pieces: this.begin(this.say(key, fields)), secret: false };
  }

  private line(event: GameEvent): Line | null {
    if (event.kind === 'said') return { pieces: this.saidPieces(event), secret: false };
    const { kind: _, secret = false, ...data } = event;
    const fields = this.fields(this.info.events[event.kind], data);
    if (event.kind === 'ended') {
      const reason = this.outcome(String(event.reason));
      return reason ? { pieces: [reason], secret: false } : null;
    }
    if (event.kind === 'updated')
      return { pieces: [this.updated(String(event.now))], secret: false };
    // The private sentence is told to who has everything that it speaks of.
    const full = this.whole(`event-${event.kind}-private`, fields);
    if (full) return { pieces: this.begin(full), secret };
    const open = this.has(`event-${event.kind}`) ? this.say(`event-${event.kind}`, fields) : null;
    return open && plain(open).trim() ? { pieces: this.begin(open), secret } : null;
  }

  /** Why a match ended; some reasons are those of every game. */
  outcome(reason: string): string | null {
    return format(this.from, `outcome-${reason}`) ?? this.maybe(`outcome-${reason}`);
  }

  /** That the rules have changed, and how, where the game says so. */
  private updated(now: string): string {
    const what = this.maybe(`rules-${now.replaceAll('.', '-')}`);
    return what ? t('updated-what', { what }) : t('updated', { now });
  }

  /** The question of a decision; the kinds of its fields are declared as `ask-<kind>`. */
  ask(kind: string, prompt: Record<string, unknown>): string {
    const fields = this.fields(this.info.events[`ask-${kind}`], prompt);
    return plain(this.begin(this.say(`ask-${kind}`, fields)));
  }

  /** What is going on while others decide: a sentence, or what those who are asked are doing. */
  step(kind: string, asked: readonly number[]): string | null {
    const everybody = asked.length === 0 || asked.length === this.names.length;
    const args = this.seatArgs({ asked });
    if (everybody) args.asked_who = 'one';
    const text = this.maybe(`step-${kind}`, args);
    if (text === null || !/^\p{Ll}/u.test(text)) return text;
    const who = everybody ? t('everybody') : this.seats(asked);
    return plain(this.begin([`${who} ${text}.`]));
  }

  /** The kind and name of a value whose kind nobody tells: the first kind with a word for it. */
  find(value: string): { kind: string; name: string } | null {
    for (const kind of this.kinds) {
      const name = this.maybe(`${kind}-${value}`);
      if (name !== null) return { kind, name };
    }
    return null;
  }

  private get kinds(): Set<string> {
    const params = [...this.info.verbs, ...this.info.claims].map((known) => known.params);
    const all = [...params, ...Object.values(this.info.events)].flatMap((p) => Object.values(p));
    return new Set(all.filter((kind) => kind !== 'seat' && kind !== 'number'));
  }

  /** "a, b and c"; `none` is the word for an empty list. */
  list(items: string[], none = 'nothing'): string {
    const last = items.at(-1);
    if (last === undefined) return t(none);
    return items.length === 1 ? last : `${items.slice(0, -1).join(', ')} ${t('and')} ${last}`;
  }

  private saidPieces(event: GameEvent): Piece[] {
    const seat = event.seat as number;
    const claim = this.claim(event.claim as Choice, seat);
    return this.begin([{ kind: 'seat', value: seat, text: this.you(seat) }, t('says', { claim })]);
  }

  /** A sentence that begins with the reader, or with an automaton, begins with a capital. */
  private begin(pieces: Piece[]): Piece[] {
    const [first, ...rest] = pieces;
    if (first === undefined) return pieces;
    const text = typeof first === 'string' ? first : first.text;
    const words = [this.me === null ? null : t('you'), this.maybe('extra-seat')];
    if (!words.some((word) => word && new RegExp(`^${word}(?!\\p{L})`, 'u').test(text)))
      return pieces;
    const great = text[0]!.toUpperCase() + text.slice(1);
    return [typeof first === 'string' ? great : { ...first, text: great }, ...rest];
  }

  private named(params: Params | undefined, args: Arg[]): Field[] {
    return Object.entries(params ?? {}).map(([name, kind], i) => [name, kind, args[i]]);
  }

  private fields(kinds: Params | undefined, data: Record<string, unknown>): Field[] {
    return Object.entries(data).map(([name, value]) => [
      name,
      kinds?.[name] ?? (name === 'seat' ? 'seat' : undefined),
      value,
    ]);
  }

  private whole(key: string, fields: Field[]): Piece[] | null {
    const errors: Error[] = [];
    const pieces = this.has(key) ? this.say(key, fields, errors) : null;
    return errors.length === 0 ? pieces : null;
  }

  /** Format a message whose arguments stay recognisable in the result. */
  private say(key: string, fields: Field[], errors?: Error[], own: WordArgs = {}): Piece[] {
    const pieces: Exclude<Piece, string>[] = [];
    const args: WordArgs = { me: 'nobody' };
    for (const [name, kind, value] of fields) {
      const bare = kind === undefined || kind === 'number';
      if (bare && typeof value === 'number') args[name] = value;
      else if (!bare && (typeof value === 'number' || typeof value === 'string')) {
        args[name] = `${OPEN}${pieces.length}${CLOSE}`;
        pieces.push({ kind, value, text: this.value(kind, value) });
      } else args[name] = this.value(kind, value);
      // As on the server: `$role` is in words, `$role_id` the bare value to select on.
      args[`${name}_id`] = selectable(value);
      if (kind === 'seat') {
        Object.assign(args, this.reader(name, value, pieces));
        if (args[`${name}_who`] === 'me' && args.me === 'nobody') args.me = name;
      }
      if (Array.isArray(value)) {
        args[`${name}_count`] = value.length;
        const said = (one: unknown) => (kind === 'seat' ? this.seats(one) : this.value(kind, one));
        const each = value.map((one, seat) => `${this.you(seat)} → ${said(one)}`);
        args[`${name}_by_seat`] = this.list(each);
      }
    }
    // As on the server: whether two things of a kind are the same one, `$start_is_role`.
    for (const [one, kind, value] of fields)
      for (const [other, alike, its] of fields)
        if (one !== other && kind === alike && kind && kind !== 'number' && kind !== 'seat')
          args[`${one}_is_${other}`] = value === its ? 'yes' : 'no';
    args.self = selectable(sameSeat(Object.fromEntries(fields.map(([name, , of]) => [name, of]))));
    const known = { ...this.options, ...args, ...own };
    const message = format(this.from, `${this.game}-${key}`, known, errors);
    if (message === null) return [key];
    return this.joined(inSentence(message), pieces)
      .split(/(\uE000\d+\uE001)/)
      .map((part) => (part.startsWith(OPEN) ? pieces[Number(part.slice(1, -1))]! : part))
      .map(afterStop)
      .filter((part) => part !== '');
  }

  /** What a message may know of its reader: `$seat_you` (one seat is a piece) and `$seat_who`. */
  private reader(name: string, value: unknown, pieces: Exclude<Piece, string>[]): WordArgs {
    const args = { [`${name}_you`]: this.seats(value), [`${name}_who`]: this.who(value) };
    if (typeof value !== 'number') return args;
    pieces.push({ kind: 'seat', value, text: this.you(value) });
    return { ...args, [`${name}_you`]: `${OPEN}${pieces.length - 1}${CLOSE}` };
  }

  /** The same with names and titles as they stand within a sentence: « d’Agathe », "the Sage". */
  private joined(message: string, pieces: Exclude<Piece, string>[]): string {
    return message.replace(/(\S+ )\uE000(\d+)\uE001/gu, (_, before: string, n: string) => {
      const piece = pieces[Number(n)]!;
      piece.text = inSentence(before + piece.text).slice(before.length);
      const name = piece.text.split(' ')[0]!;
      const said = this.language === 'fr' ? elide(before + name) : before + name;
      return said.slice(0, -name.length) + `${OPEN}${n}${CLOSE}`;
    });
  }
}

const TITLE = /(?<=[a-zà-öø-ÿœ,;:] )(?:The |Le |La |Les |L’)(?=[A-ZÀ-ÖØ-ÝŒ])/gu;

/** A title within a sentence: "pays for the Sage", not "pays for The Sage". */
const inSentence = (text: string): string =>
  text.replace(TITLE, (article) => article.toLowerCase());

/** A name that ends in a stop ends the sentence, too: what follows begins without one. */
function afterStop(part: Piece, i: number, all: Piece[]): Piece {
  const before = all[i - 1];
  const named = typeof before === 'object' && before.text.endsWith('.');
  return named && typeof part === 'string' ? part.replace(/^\.(?!\.)/u, '') : part;
}

/** Whether somebody does it to themselves: `$self` of a message. */
const sameSeat = ({ seat, target }: Record<string, unknown>): boolean =>
  typeof seat === 'number' && seat === target;

/** A value to select on, written as on the server. */
const selectable = (value: unknown): number | string =>
  typeof value === 'number' ? value : (SERVER_IDS.get(value) ?? String(value));

export const plain = (pieces: Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
