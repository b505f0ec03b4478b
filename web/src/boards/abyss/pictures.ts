/** The pictures of Abyss by what they show. */

import { abyss } from '../../../art/games/abyss';
import { gallery, shown } from '$/lib/gallery';
import { raceOf } from './facts';

const find = gallery(abyss);
export const pictured = () => shown(abyss);

/** Allies of one people look alike; their value stands on the card. */
export function picture(kind: string, value: unknown): string | undefined {
  const name = String(value);
  if (kind === 'ally' || kind === 'card')
    return find(name === 'monster' ? 'card-monster' : `race-${raceOf(name)}`);
  return find(`${kind}-${name}`);
}
