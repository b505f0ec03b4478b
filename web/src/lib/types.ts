/** What a match looks like to one seat, in the shapes that the screens work with. */

import type { GameInfo } from './wire';

export type Arg = number | string;

/** One legal answer: a verb and its arguments, such as `["vote", 3]`. */
export type Choice = Arg[];

export interface Outcome {
  winners: number[];
  reason: string;
  scores: number[] | null;
}

/** `Match.view(seat)`; `table` is the game's own part, see its `view.py`. */
export interface View {
  game: string;
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  seats: number;
  /** The kind of question that is being asked, as everybody may know; null when over. */
  step: string | null;
  pace: string | null;
  /** The seats that are being asked, as far as the whole table can tell. */
  asked: number[];
  decision: { kind: string; prompt: Record<string, unknown> } | null;
  answered: boolean;
  said: [seat: number, verb: string, ...args: Arg[]][];
  outcome: Outcome | null;
  table: Record<string, unknown>;
}

/** Something that happened, as this seat saw it. */
export interface GameEvent {
  kind: string;
  /** This seat learnt something by it that the table did not. */
  secret?: true;
  [field: string]: unknown;
}

export type { GameInfo };

/** The events of a message, each with whether it is a secret of these eyes. */
export const marked = (told: { events: unknown[]; secret: number[] }): GameEvent[] =>
  (told.events as GameEvent[]).map((event, place) =>
    told.secret.includes(place) ? { ...event, secret: true } : event,
  );

export const verb = (choice: Choice): string => String(choice[0]);
export const same = (a: Choice | null, b: Choice | null): boolean =>
  a !== null && b !== null && a.length === b.length && a.every((part, i) => part === b[i]);
