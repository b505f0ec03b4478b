/** The pictures of Castle by what they show, in the livery of the box. */

import { castle } from '../../../art/games/castle';
import { gallery, shown } from '$/lib/gallery';
import type { GameWords } from '$/lib/gamewords';

const find = gallery(castle);
export const pictured = (words: GameWords) => shown(castle, words.option('edition'));
export const pictureIn = (edition: string, kind: string, value: unknown) =>
  find(`${kind}-${String(value)}`, edition);
export const picture = (kind: string, value: unknown, words: GameWords) =>
  pictureIn(words.option('edition'), kind, value);

/** Who travels at which seat; it changes nothing in play, so seats take them in order. */
const TRAVELLERS = [
  'countess',
  'friar',
  'colonel',
  'gambler',
  'widow',
  'scholar',
  'dancer',
  'governess',
  'baronet',
  'banker',
] as const;
export const travellerAt = (seat: number): string => TRAVELLERS[seat % TRAVELLERS.length]!;
