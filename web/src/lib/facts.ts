/** What a sentence of a proof is about: the line of the log that it repeats, and whose places it lights. */

import type { GameWords } from './gamewords';
import type { Choice, GameEvent } from './types';

type Sentence = Record<string, unknown>;

const equal = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((part, i) => equal(part, other[i]))
    : one === other;

/** The last event that says the same; -1 where nothing in the log does. */
export const lineOf = (fact: Sentence, events: readonly GameEvent[]): number =>
  events.findLastIndex((event) =>
    Object.entries(fact).every(([name, value]) => equal(event[name], value)),
  );

const seatsOf = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'number');

/** The seats that it names; what nobody else saw is also about who saw it. */
export function seatsIn(fact: Sentence, words: GameWords, secret: boolean): number[] {
  const found: number[] = secret && words.me !== null ? [words.me] : [];
  if (fact.kind === 'said') {
    const [verb, ...args] = fact.claim as Choice;
    const kinds = Object.values(words.info.claims.find((one) => one.verb === verb)?.params ?? {});
    found.push(fact.seat as number, ...args.filter((_, i) => kinds[i] === 'seat').map(Number));
  } else {
    const kinds = words.info.events[String(fact.kind)] ?? {};
    for (const [name, value] of Object.entries(fact))
      if (name === 'seat' || kinds[name] === 'seat') found.push(...seatsOf(value));
  }
  return [...new Set(found)];
}
