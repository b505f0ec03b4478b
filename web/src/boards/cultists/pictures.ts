/** The pictures of Among Cultists by what they show. */

import { cultists } from '../../../art/games/cultists';
import { gallery, shown } from '$/lib/gallery';
import { colourOf, tagOf } from './signs';

const find = gallery(cultists);
export const pictured = () => shown(cultists);

/** A place has the picture of its colour's room; a corridor that of all corridors. */
export function picture(kind: string, value: unknown): string | undefined {
  const name = String(value);
  if (kind === 'place' || kind === 'shelf') return find(`colour-${colourOf(name) ?? 'corridor'}`);
  return find(`${kind}-${name}`);
}
/** Whose disc it is; the clockwork guest has none. */
export const portrait = (character: number, automa: number | null) =>
  character === automa ? undefined : picture('character', tagOf(character));
