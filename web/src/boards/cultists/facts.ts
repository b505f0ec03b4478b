/** The game's own part of a view, as the rules type it (`view.ts`), and what the board asks of it. */

import { matches } from '$/lib/breakpoints';
import type { Choice, View } from '$/lib/types';
import type { CultistsView, LaidCard } from './view';

export const COLOURS = ['dark_blue', 'pink', 'light_blue', 'green', 'orange', 'red'] as const;
export type Colour = (typeof COLOURS)[number];
export const ENCOUNTER_CARDS = ['alive', 'dead'] as const;
export const ROOM_CARDS = ['success', 'fail', 'sabotage'] as const;
export type Pulse = (typeof ENCOUNTER_CARDS)[number];
export type RoomCard = (typeof ROOM_CARDS)[number];
export const HOURS = 10;

export type Source = LaidCard['source'];
export type { CultistsView as Table } from './view';

export const boardOf = (view: View): CultistsView => view.board as unknown as CultistsView;

/** The line of a Route that counts in a turn: four lines, over and over. */
export const lineOf = (turn: number): number => (turn - 1) % 4;

/** The answer behind a thing on the board, where it is one alone. */
export function answerOf(choices: Choice[], fits: (choice: Choice) => boolean): string | undefined {
  const found = choices.filter(fits);
  return found.length === 1 ? JSON.stringify(found[0]) : undefined;
}

const AT_A_PLACE = new Set(['go', 'stop', 'teleport', 'add', 'inspect', 'camera']);
const WHERE_I_AM = new Set(['secure', 'fight']);

/** Whether a choice is made at a place: it names it, or it is done where I am. */
export const placed =
  (
    place: string,
    mine: string | undefined,
    plan: { vote_room: string; camera_room: string; portal_room: string },
  ) =>
  (choice: Choice): boolean => {
    const verb = String(choice[0]);
    if (AT_A_PLACE.has(verb)) return choice[1] === place;
    if (verb === 'start_vote') return place === plan.vote_room;
    if (verb === 'restore_power') return place === plan.camera_room;
    if (verb === 'close_portal') return place === plan.portal_room;
    return WHERE_I_AM.has(verb) && place === mine;
  };

const AT_A_PERSON = new Set([
  'look',
  'check',
  'assassinate',
  'close_portal',
  'point',
  'point_twice',
  'name',
]);

/** Whether a choice names a character. */
export const aimed =
  (character: number) =>
  (choice: Choice): boolean =>
    choice[0] === 'give'
      ? choice[2] === character
      : AT_A_PERSON.has(String(choice[0])) && choice[1] === character;

export const phone = (): boolean => matches('narrow');
export const WALKING = new Set(['go', 'teleport']);
const NAMING = new Set(['point', 'name', 'look']);

/**
 * Whether a choice names somebody and nothing else; a vote that may count double needs its buttons, and
 * so does what is but one action of several.
 */
export function onBallot(choice: Choice, view: View): boolean {
  const table = boardOf(view);
  const double = table.cultists > 1 && table.knife === view.seat && view.step === 'vote';
  return NAMING.has(String(choice[0])) && !double && view.step !== 'act';
}
