/** What can be said ahead: what I give to whom I meet, and how I vote. */

import type { Ahead } from '../contract';
import type { Choice, View } from '$/lib/types';
import { boardOf, ENCOUNTER_CARDS } from './facts';

export function ahead(view: View): Ahead[] {
  const { people, me: own } = boardOf(view);
  const living = [...people.keys()].filter((one) => !people[one]!.ghost);
  const others = living.filter((one) => one !== view.seat);
  if (!own || view.seat === null) return [];
  const held = ENCOUNTER_CARDS.filter((card) => own.hand[card] > 0);
  const gifts = others.flatMap((one) => held.map((card): Choice => ['give', card, one]));
  const votes: Choice[] = [['abstain'], ...living.map((one): Choice => ['point', one])];
  return [
    ...(gifts.length ? [{ about: 'meet', orders: gifts }] : []),
    { about: 'vote', orders: votes },
  ];
}
