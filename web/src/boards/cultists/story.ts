/** What there is to claim in Among Cultists: how it begins, what rules what out, what is true. */

import type { Choice, View } from '$/lib/types';
import { boardOf } from './facts';

export const stems = {
  am: ['investigator', 'cultist', 'may_use'],
  saw: ['saw_alive', 'saw_dead', 'met', 'was_given', 'off_route', 'saw_token'],
  did: ['gave_alive', 'added'],
  suspect: ['suspect', 'doubt', 'either', 'vote_for', 'vote_for_nobody'],
  trust: ['trust', 'believe', 'agree', 'not_that_one'],
  ask: ['ask', 'come_to'],
};

export const sole = [['investigator', 'cultist']];

/** My side, what I gave, and whose cards I saw. */
export function story(view: View): Choice[] {
  const own = boardOf(view).me;
  if (!own) return [];
  const told: Choice[] = [[own.team === 'cultists' ? 'cultist' : 'investigator']];
  for (const { card, target } of own.gave) if (card === 'alive') told.push(['gave_alive', target]);
  for (const { dead, target } of own.saw) told.push([dead ? 'saw_dead' : 'saw_alive', target]);
  return told;
}
