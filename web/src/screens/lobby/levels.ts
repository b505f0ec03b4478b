import { hasWord, t } from '$/lib/words.svelte';

/** What a level of bots is called. */
export const levelName = (level: string): string =>
  hasWord(`level-${level}`) ? t(`level-${level}`) : level;
