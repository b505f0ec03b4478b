/** What happened and what was said, in one stream: the log, the chat and the claims together. */

import type { BoardModule } from '$/boards/contract';
import type { ChatLine } from './wire';
import { same, verb, type Choice, type GameEvent, type View } from './types';

/** A claim that somebody made, and what became of it. */
export interface Statement {
  /** Which event it was. */
  index: number;
  seat: number;
  claim: Choice;
  /** It was taken back, or something else was said in its place. */
  back: boolean;
  /** Who claims the same, where not all of them can be right. */
  rivals: number[];
}

export type Item =
  | { kind: 'event'; index: number }
  | { kind: 'claim'; index: number; said: Statement }
  | { kind: 'line'; index: number; line: ChatLine; said: Statement[] };

export const FILTERS = ['all', 'story', 'talk', 'claims'] as const;
export type Filter = (typeof FILTERS)[number];

type Rules = Pick<BoardModule, 'sole' | 'copies'>;

/** Every claim so far, with what was taken back and who claims one card. */
export function statements(events: readonly GameEvent[], view: View, board: Rules): Statement[] {
  const made: Statement[] = [];
  const takeBack = (seat: number, which: (claim: Choice) => boolean) => {
    for (const one of made) if (one.seat === seat && which(one.claim)) one.back = true;
  };
  for (const [index, event] of events.entries()) {
    if (event.kind !== 'said') continue;
    const [seat, claim] = [event.seat as number, event.claim as Choice];
    const group = board.sole?.find((verbs) => verbs.includes(verb(claim)));
    if (verb(claim) === 'retract') takeBack(seat, () => true);
    if (group) takeBack(seat, (one) => group.includes(verb(one)) && !same(one, claim));
    made.push({ index, seat, claim, back: false, rivals: [] });
  }
  for (const one of made) {
    const copies = one.back ? undefined : board.copies?.(one.claim, view);
    if (copies === undefined) continue;
    const alike = made.filter((other) => !other.back && same(other.claim, one.claim));
    const seats = [...new Set(alike.map(({ seat }) => seat))];
    if (seats.length > copies) one.rivals = seats.filter((seat) => seat !== one.seat);
  }
  return made;
}

/** What this seat has claimed and not taken back. */
export function standing(view: View, board: Rules): Choice[] {
  const told = view.said.map(([seat, ...claim]) => ({ kind: 'said', seat, claim }));
  return statements(told, view, board)
    .filter(({ seat, back, claim }) => seat === view.seat && !back && verb(claim) !== 'retract')
    .map(({ claim }) => claim);
}

/** `placed[i]` events came before line i; a claim that a line makes stands under it. */
export function stream(
  events: readonly GameEvent[],
  chat: readonly ChatLine[],
  placed: readonly number[],
  made: readonly Statement[],
): Item[] {
  const free = new Map(made.map((one) => [one.index, one]));
  const under = chat.map((line, i) =>
    (line.claims ?? []).flatMap((claim) => {
      const alike = [...free.values()].filter(
        (one) => one.seat === line.seat && same(one.claim, claim),
      );
      // A person types first and claims then; a bot types what it claims.
      const said = line.player
        ? alike.find(({ index }) => index >= (placed[i] ?? 0))
        : alike.findLast(({ index }) => index < (placed[i] ?? 0));
      if (said) free.delete(said.index);
      return said ? [said] : [];
    }),
  );
  const items: Item[] = [];
  let next = 0;
  const speak = (before: number) => {
    for (; next < chat.length && (placed[next] ?? 0) <= before; next++)
      items.push({ kind: 'line', index: before, line: chat[next]!, said: under[next]! });
  };
  for (const [index, event] of events.entries()) {
    speak(index);
    const said = free.get(index);
    if (said) items.push({ kind: 'claim', index, said });
    else if (event.kind !== 'said') items.push({ kind: 'event', index });
  }
  speak(Infinity);
  return items;
}

export function passes(item: Item, filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter === 'story') return item.kind === 'event';
  if (filter === 'talk') return item.kind !== 'event';
  return item.kind === 'claim' || (item.kind === 'line' && item.said.length > 0);
}
