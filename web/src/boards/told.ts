/** What is told by itself of a frame: the beats of its game, the last of which ends a match. */

import type { GameEvent, View } from '$/lib/types';
import type { Beat, BoardModule } from './contract';

export function told(
  { beats }: Pick<BoardModule, 'beats'>,
  events: GameEvent[],
  before: View,
  after: View,
): Beat[] {
  const all = beats?.(events, before, after) ?? [];
  const last = all.at(-1);
  const ends = after.outcome?.reason;
  return last && ends ? [...all.slice(0, -1), { ...last, ends }] : all;
}
