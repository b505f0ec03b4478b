/** What a match looks like to one seat, in the shapes that the screens work with. */

import type { GameInfo, OutcomeView, SeatView } from './wire';

export type Arg = number | string;

/** One legal answer: a verb and its arguments, such as `["vote", 3]`. */
export type Choice = Arg[];

export type Outcome = OutcomeView;

/** `Match.view(seat)`; `board` is the game's own part: `boards/<game>/view.ts` has its type. */
export interface View extends Omit<SeatView, 'decision' | 'said' | 'board'> {
  decision: { kind: string; prompt: Record<string, unknown> } | null;
  said: [seat: number, verb: string, ...args: Arg[]][];
  board: unknown;
}

/** Something that happened, as this seat saw it. */
export interface GameEvent {
  kind: string;
  /** This seat learnt something by it that the table did not. */
  secret?: true;
  /** With open cards: the seats that were told it so, where not everybody was. */
  hearers?: readonly number[];
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
