/** Sentences that several things on the table share. */

import type { GameWords } from '$/lib/gamewords';
import { region } from '$/lib/regions';
import { lordFacts } from './facts';

/** Guild, points, cost and keys of a Lord in words. */
export function figuresOfLord(words: GameWords, lord: string, cost: number): string {
  const { races, race, points, keys, guild } = lordFacts(lord);
  return [
    words.text('board-lord', { guild: words.value('guild', guild), points }),
    words.text(race ? 'board-cost-race' : 'board-cost', {
      cost,
      races,
      race: race ? words.value('race', race) : '',
    }),
    keys ? words.text('board-lord-keys', { keys }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** All that is printed on a Lord, for a bubble and for those who listen. */
export const aboutLord = (words: GameWords, lord: string, cost: number): string =>
  `${figuresOfLord(words, lord, cost)} ${words.explain('lord', lord) ?? ''}`.trim();

export const either = (words: GameWords, items: string[]): string =>
  new Intl.ListFormat(region(words.language), { type: 'disjunction' }).format(items);
