/** What there is to claim in Castle: how it begins, what rules what out, and what is true. */

import type { Choice, View } from '$/lib/types';
import { boardOf } from './table';

export const stems = {
  am: ['member', 'am', 'will_announce'],
  have: ['hold', 'lack', 'need'],
  saw: ['holds', 'lacks', 'has_society', 'has_profession'],
  suspect: ['suspect', 'doubt', 'either'],
  trust: ['trust', 'believe', 'same_society', 'agree', 'not_that_one'],
  ask: ['ask', 'trade_with', 'help'],
};

export const sole = [['member'], ['am']];

/** Every profession is there once. */
export const copies = ([verb]: Choice): number | undefined => (verb === 'am' ? 1 : undefined);

/** Who I am, and what I hold. */
export function story(view: View): Choice[] {
  const mine = view.seat === null ? undefined : boardOf(view).seats[view.seat];
  if (!mine?.society) return [];
  const told: Choice[] = [['member', mine.society]];
  if (mine.profession) told.push(['am', mine.profession]);
  for (const item of mine.items ?? []) told.push(['hold', item.replace(/^bag_.*/, 'bag')]);
  return told;
}
