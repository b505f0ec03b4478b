/** What can be said ahead about duels: whom I support, and what I use if it comes to it. */

import type { Ahead } from '../contract';
import type { Choice, View } from '$/lib/types';
import { boardOf } from './table';

/** When each thing can help, and whom: the one who has it, or somebody else. */
const MEANS: Record<string, { when: string[]; whom: 'me' | 'others' | 'all' }> = {
  priest: { when: ['attacked', 'attacks'], whom: 'all' },
  doctor: { when: ['lost'], whom: 'all' },
  alchemist: { when: ['behind'], whom: 'others' },
  swordsman: { when: ['attacked', 'attacks', 'behind'], whom: 'me' },
  thug: { when: ['behind', 'attacks'], whom: 'me' },
  grand_master: { when: ['behind', 'attacked'], whom: 'me' },
  bodyguard: { when: ['behind'], whom: 'others' },
  dagger: { when: ['behind', 'attacks'], whom: 'me' },
  gloves: { when: ['behind', 'attacked'], whom: 'me' },
  poison_ring: { when: ['behind'], whom: 'me' },
  knives: { when: ['behind', 'attacks'], whom: 'others' },
  whip: { when: ['behind', 'attacked'], whom: 'others' },
  token: { when: ['behind'], whom: 'all' },
};
const ONCE = new Set(['alchemist', 'doctor', 'priest', 'swordsman']);

function using(means: string, me: number, seats: number[]): Choice[] {
  const { when, whom } = MEANS[means]!;
  const whose = seats.filter((seat) => whom === 'all' || (seat === me) === (whom === 'me'));
  return whose.flatMap((who) =>
    when
      // the Priest stops nobody's own attack, and nobody means to stop a duel against the attacker
      .filter((one) => !(means === 'priest' && who === me && one === 'attacks'))
      .map((one): Choice => ['use_if', means, one, who]),
  );
}

function supporting(me: number, seats: number[], mayAbstain: boolean): Choice[] {
  const others = seats.filter((seat) => seat !== me);
  const whoever = others.flatMap((one): Choice[] => [
    ['support_if', one, 'anybody', 'one'],
    ['support_if', one, 'anybody', 'other'],
  ]);
  const pairs = others.flatMap((one) =>
    others
      .filter((other) => one < other)
      .flatMap((other): Choice[] => [
        ['support_if', one, other, 'one'],
        ['support_if', other, one, 'one'],
        ...(mayAbstain ? [['support_if', one, other, 'nobody'] as Choice] : []),
      ]),
  );
  return [...whoever, ...pairs];
}

export function ahead(view: View): Ahead[] {
  const { seat: me } = view;
  const { seats, edition } = boardOf(view);
  if (me === null) return [];
  const mine = seats[me]!;
  const all = [...seats.keys()];
  const found: Ahead[] = [{ about: 'support', orders: supporting(me, all, edition === 'coach') }];
  const { profession } = mine;
  if (profession && MEANS[profession] && !(mine.face_up && ONCE.has(profession)))
    found.push({ about: ['profession', profession], orders: using(profession, me, all) });
  for (const item of new Set(mine.items ?? []))
    if (MEANS[item]) found.push({ about: ['item', item], orders: using(item, me, all) });
  if (mine.tokens) found.push({ about: 'token', orders: using('token', me, all) });
  return found;
}
