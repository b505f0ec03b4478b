/** The game's own part of a view, and which choices aim at a card. */

import type { Arg, Choice, View } from '$/lib/types';
import type { WerewolfView } from './view';

export const boardOf = (view: View): WerewolfView => view.board as WerewolfView;

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
