/** What can be said ahead: what I do when I am called, and whom I vote for. */

import type { Ahead } from '../contract';
import type { Choice, View } from '$/lib/types';
import { boardOf } from './facts';

type Makes = (others: number[], me: number) => Choice[];
const on =
  (verb: string): Makes =>
  (others) =>
    others.map((seat) => [verb, seat]);
const onAny =
  (verb: string): Makes =>
  (others, me) =>
    [me, ...others].toSorted((a, b) => a - b).map((seat) => [verb, seat]);
const centre =
  (verb: string): Makes =>
  () =>
    [0, 1, 2].map((card) => [verb, card]);
const pairs: Makes = (others) =>
  others.flatMap((one) =>
    others.filter((other) => one < other).map((other): Choice => ['exchange', one, other]),
  );

/** What each role may do when it is called. */
const POWERS: Record<string, Makes[]> = {
  sentinel: [on('shield')],
  doppelganger: [on('copy')],
  werewolf: [centre('peek')],
  alpha_wolf: [on('plant')],
  mystic_wolf: [on('look')],
  seer: [on('look'), centre('peek')],
  apprentice_seer: [centre('peek')],
  paranormal_investigator: [on('look')],
  robber: [on('rob')],
  witch: [centre('brew'), onAny('give')],
  troublemaker: [pairs],
  village_idiot: [
    () => [
      ['shift', 'left'],
      ['shift', 'right'],
    ],
  ],
  drunk: [centre('drink')],
  revealer: [on('reveal')],
  curator: [onAny('curate')],
};

export function ahead(view: View): Ahead[] {
  const { you, phase } = boardOf(view);
  const me = view.seat;
  if (!you || me === null) return [];
  const others = [...Array(view.seats).keys()].filter((seat) => seat !== me);
  const night = (POWERS[you.start] ?? []).flatMap((makes) => makes(others, me));
  const vote = others.map((seat): Choice => ['vote', seat]);
  return [
    ...(phase === 'night' && night.length ? [{ about: 'night', orders: night }] : []),
    ...(you.votes_blind ? [] : [{ about: 'vote', orders: vote }]),
  ];
}
