import { hasWord, t } from '$/lib/words.svelte';
import { boxOf } from '.';

/** What a match that was played is called: by its box, or by its game where the box is not known. */
export function matchName({ game, edition }: { game: string; edition?: string | null }): string {
  const box = boxOf(game, { edition });
  const word = box ? `box-${box.id}` : `game-${game}`;
  return hasWord(word) ? t(word) : game;
}
