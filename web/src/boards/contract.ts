/** What the table gives to a game's board, and what a board may bring along. See web/README.md. */

import type { Component, Snippet } from 'svelte';
import type { GameWords } from '$/lib/gamewords';
import type { Choice, GameEvent, View } from '$/lib/types';
import type { Flight } from '$/kit/slide';
import type { Clock, SeatInfo } from '$/lib/wire';

export interface BoardProps {
  /** All that this seat may know; `view.board` is the game's own part. */
  view: View;
  /** Whose eyes these are; null for a spectator. */
  me: number | null;
  /** The table's options, as the game read them. */
  options: Record<string, unknown>;
  /** The question to this seat, or null. */
  decision: { kind: string; prompt: Record<string, unknown> } | null;
  /** What this seat may answer; empty when nothing is asked (or in a replay). */
  choices: Choice[];
  /** The answer so far, or the one to be confirmed, where all answer unseen at once; null before. */
  held: Choice | null;
  /** The players' names by seat. */
  names: readonly string[];
  /** The words of the game in the player's language. */
  words: GameWords;
  /** Answer. The same act as pressing the button: what is grave is confirmed first. */
  choose: (choice: Choice) => void;
  /**
   * A thing on the board was tapped: answers when one choice fits, narrows the buttons when several
   * do, and asks the server why when `wanted` is given and none does.
   */
  tap: (fits: (choice: Choice) => boolean, wanted?: Choice) => void;
  /** The choices that the last `tap` narrowed the buttons to; all of them otherwise. */
  narrowed: Choice[];
  /** What is picked so far where `several` are; live only, like the two below. */
  picked?: readonly Choice[];
  /** No longer picked. */
  unpick?: (choice: Choice) => void;
  /** Takes back what was begun and chooses this. */
  instead?: (choice: Choice) => void;
  /** A player's place as the frame draws it, for a board that seats the players itself (`seating`). */
  place?: Snippet<[seat: number]>;
  /** The time that is left for the question, where a clock runs; never in a replay. */
  clock?: (Clock & { skew: number }) | null;
  /** Opens the menu of a seat (mute, replace …), and who sits where: for `seating`, live only. */
  open?: (seat: number) => void;
  people?: readonly SeatInfo[];
}

/** Beside `view` and `words`: the seat that is drawn. */
export interface SeatProps extends BoardProps {
  seat: number;
  who: SeatInfo;
}

/** The cards of one seat, the most important first, and the message that says what its side wants. */
export interface Dealt {
  cards: [kind: string, value: string][];
  wants: string;
}

/** One thing that is told by itself, before the table goes on. */
export interface Beat {
  /** The message of the game that is its headline, about these seats. */
  title: string;
  about?: Record<string, unknown>;
  /** What happened, one line each. */
  events: GameEvent[];
  /** The message of the game that says what it means for the match, about these seats. */
  means?: [title: string, about?: Record<string, unknown>];
  /** The reason for which the match has ended with it. */
  ends?: string;
  /** Whose faces are seen. */
  faces?: number[];
  /** Cards that are turned: kind, value and, where several have one each, whose it is. */
  cards?: [kind: string, value: string, seat?: number][];
  /** Two sides and what each has: a duel. */
  sides?: { seats: number[]; sum?: number; wins?: boolean }[];
  tone?: string;
}

/** `boards/<game>/board.ts`: what a game adds to the frame besides pictures. Everything is optional. */
export interface BoardModule {
  /** The sign of a thing by its kind and value, wherever it is named (log, buttons, rules). */
  icon?: (kind: string, value: unknown) => string | undefined;
  /** The address of a thing's picture, where one is drawn. */
  picture?: (kind: string, value: unknown, words: GameWords) => string | undefined;
  /** Everything that has a picture, for the gallery: its kind and its value. */
  pictured?: (words: GameWords) => [kind: string, value: string][];
  /** What was dealt to this seat, to be shown at the start; null where nothing was. */
  dealt?: (view: View) => Dealt | null;
  /** The card by which a seat is remembered after the end; null where none is open. */
  was?: (view: View, seat: number) => [kind: string, value: string] | null;
  /** The number of the rule that says what a thing does. */
  rule?: (kind: string, value: unknown) => string | undefined;
  /** The colour of a thing, as a CSS value. */
  tone?: (kind: string, value: unknown) => string | undefined;
  /** A choice that cannot be taken back and is worth a second look. */
  grave?: (choice: Choice, view: View) => boolean;
  /** A choice by which the match may end: it stands last and apart. */
  ends?: (choice: Choice) => boolean;
  /** What a grave choice will do, before it is confirmed; null for the standard sentence. */
  preview?: (choice: Choice, props: BoardProps) => string | null;
  /** A choice that one looks for and that is not offered: the rule's reason stands by the others. */
  missing?: (view: View, choices: Choice[]) => Choice | null;
  /** Where several choices of a verb are picked first and confirmed once: which, and how many. */
  several?: (view: View) => { verb: string; n: number } | null;
  /** A button's words where they say more than the choice itself, such as its price. */
  label?: (choice: Choice, props: BoardProps) => string | null;
  /**
   * Choices made on the board alone, which need no button (payments by tapping cards …). What takes
   * such a choice on the board carries `data-choice={JSON.stringify(choice)}`.
   */
  silent?: (choice: Choice, view: View) => boolean;
  /** How claims begin, in natural order (`stem-<name>` of the words), with their verbs. */
  stems?: Record<string, string[]>;
  /** Verbs of which the last word counts: who says another takes the one before back. */
  sole?: string[][];
  /** How many can make this claim and all be right; undefined where any number can. */
  copies?: (claim: Choice, view: View) => number | undefined;
  /** What this seat truly did and saw, as claims, in the order in which one tells it. */
  story?: (view: View) => Choice[];
  /** Whether a claim could make sense here; what may be said but never would is not offered. */
  sayable?: (claim: Choice, view: View) => boolean;
  /** What can be said ahead with one tap where this is asked (`order-<words>` names it). */
  orders?: (view: View) => Choice[];
  /** What can be answered ahead, if it comes to it, by what it is about (`ahead-<about>` names it). */
  ahead?: (view: View) => Ahead[];
  /** What of these events is told by itself; `before` and `after` are what the seat sees. */
  beats?: (events: GameEvent[], before: View, after: View) => Beat[];
  /**
   * The public board of a replay with every card turned up, where all sit at it: `own` has what each seat
   * saw beyond it, `last` is the board in the end.
   */
  laidOpen?(board: unknown, own: readonly unknown[], last: unknown): unknown;
  /** The cards that are seen flying when this event happens. */
  flights?: (event: GameEvent, view: View) => Flight[];
  /** The board seats the players itself, each with `place`; the frame then draws no seats. */
  seating?: boolean;
  /** The board tells the match aloud itself, with a voice of its own. */
  aloud?: boolean;
  /** A mood for the frame, such as `night` or `dark` (`data-mood` on the table). */
  mood?: (view: View) => string | undefined;
}

/** Standing orders about one thing: a message `ahead-<about>`, or the name of a card. */
export interface Ahead {
  about: string | [kind: string, value: string];
  orders: Choice[];
}

/** The dialog of a game's standing orders: all that are set, and how to set others. */
export interface OrdersProps extends BoardProps {
  orders: Choice[];
  set: (orders: Choice[]) => void;
}

/** All that was found in a game's folder. */
export interface GameBoard extends BoardModule {
  Board: Component<BoardProps>;
  Hand?: Component<BoardProps>;
  Seat?: Component<SeatProps>;
  Orders?: Component<OrdersProps>;
}
