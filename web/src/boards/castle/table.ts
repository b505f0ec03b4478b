/** What Castle's `view.table` holds: the twin of the game's `view.py`. */

import type { View } from '$/lib/types';

export type Side = 'attacker' | 'defender';

export interface SeatView {
  hand: number;
  tokens: number;
  drink: boolean;
  face_up: boolean;
  profession: string | null;
  society: string | null;
  items: string[] | null;
  sure: string[];
}
export interface TradeView {
  seat: number;
  target: number;
  item: string | null;
  wanted: string | null;
}
export interface DuelView {
  attacker: number;
  defender: number;
  sides: (Side | null)[];
  hypnotised: number | null;
  shown: [seat: number, item: string][];
  used: [seat: number, profession: string][];
  laid: number[];
  attack: number;
  defence: number;
  verdict: Side | null;
  lone: number | null;
  counted: boolean;
  winner: number | null;
}
export interface AnnouncementView {
  seat: number;
  society: string;
  named: number[];
}
export interface NoteView {
  turn: number;
  what: string;
  seat: number;
  cards: string[];
}
export interface CastleTable {
  edition: 'coach' | 'devil';
  turn: number;
  round: number;
  active: number;
  limit: number;
  pile: number;
  unused: number;
  stock: number;
  start: string[];
  seats: SeatView[];
  trade: TradeView | null;
  duel: DuelView | null;
  announcement: AnnouncementView | null;
  pile_seen: string[] | null;
  notes?: NoteView[];
}

export const tableOf = (view: View) => view.table as unknown as CastleTable;

/** The things of a kind that a note or a list names. */
export const kindOf = (what: string) =>
  what === 'society'
    ? 'society'
    : what === 'profession' || what === 'unused'
      ? 'profession'
      : 'item';
