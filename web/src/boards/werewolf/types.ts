/** What `view.table` holds for this game: see the game's `view.py`. */

import type { Arg, Choice, View } from '$/lib/types';

/** A deed of the night, with what its doer saw: the fields differ by verb. */
export interface Deed {
  verb: string;
  call: string;
  target?: number;
  centre?: number;
  role?: string;
  one?: number;
  other?: number;
  direction?: string;
  awake?: number[];
  asleep?: number[];
  pack?: number[];
  masons?: number[];
  traces?: number[];
}

export interface Told {
  call: string;
  number: string;
  deeds: (Deed & { seat: number })[];
  /** Which card lay at each place when the call was over; a card is named by where it was dealt. */
  cards: number[];
}

export interface End {
  start: string[];
  lies: string[];
  cards: number[];
  copied: string | null;
  turned: (string | null)[];
  artefacts: (string | null)[];
  roles: string[];
  votes: (number | null)[];
  counts: number[];
  dead: number[];
}

export interface Own {
  start: string;
  copied: string | null;
  artefact: string | null;
  muted: boolean;
  shrouded: boolean;
  votes_blind: boolean;
  notes: Deed[];
}

export interface WerewolfTable {
  deck: string[];
  slot_wolf: string | null;
  artefacts: string[];
  calls: { id: string; number: string }[];
  phase: 'night' | 'talk' | 'vote' | 'over';
  call: string | null;
  sight: { shields: number[]; face_up: [number, string][]; artefacts: number[] };
  you: Own | null;
  night: Told[] | null;
  end: End | null;
}

export const tableOf = (view: View): WerewolfTable => view.table as unknown as WerewolfTable;

/** Verbs whose only argument is a seat, and those whose only argument is a card of the centre. */
export const AT_SEAT = [
  'shield',
  'copy',
  'look',
  'plant',
  'rob',
  'give',
  'reveal',
  'curate',
  'vote',
];
export const AT_CENTRE = ['peek', 'brew', 'drink'];

export const names = (choice: Choice, verbs: string[], arg: Arg): boolean =>
  verbs.includes(String(choice[0])) && choice[1] === arg;
