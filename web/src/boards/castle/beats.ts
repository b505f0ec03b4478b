/** What is told by itself in Castle: who stands by whom, what a duel comes to, an announcement. */

import type { GameEvent, View } from '$/lib/types';
import type { Beat } from '../contract';
import { tone } from './signs';
import { boardOf } from './table';
import type { DuelView } from './view';

const END = new Set(['won', 'tied', 'cancelled']);

interface Count {
  sums: number[];
  winner: number | null;
}

function sides(duel: DuelView, given: GameEvent[], count?: Count) {
  const at = [...duel.sides];
  for (const { seat, side } of given) at[seat as number] = side as 'attacker' | 'defender';
  return (['attacker', 'defender'] as const).map((side, i) => ({
    seats: [
      duel[side],
      ...at.flatMap((one, seat) => (one === side && seat !== duel[side] ? [seat] : [])),
    ],
    sum: count?.sums[i],
    wins: count?.winner === duel[side],
  }));
}

/** A duel that nobody wins: what it brings the attacker. */
function tie({ attacker }: DuelView, pile: number): Beat['means'] {
  return pile ? ['beat-tie-means', { attacker }] : ['beat-tie-empty'];
}

function won(duel: DuelView, name: number): Beat['means'] {
  const loser = name === duel.attacker ? duel.defender : duel.attacker;
  return ['beat-won-means', { name, loser }];
}

export function beats(events: GameEvent[], before: View, after: View): Beat[] {
  const duel = boardOf(after).duel ?? boardOf(before).duel;
  const told: Beat[] = [];
  const shown = events.filter(({ kind }) => kind === 'supported');
  if (duel && shown.length > 1)
    told.push({
      title: 'beat-support',
      events: [],
      means: ['beat-support-means'],
      sides: sides(duel, shown),
    });
  const count = events.find(({ kind }) => kind === 'count');
  if (duel && count) {
    const sums = [Number(count.attack), Number(count.defence)];
    const best = events.find(({ kind }) => kind === 'won')?.seat as number | undefined;
    const winner = boardOf(after).duel?.winner ?? best ?? null;
    const happened = (what: string) => events.some(({ kind }) => kind === what);
    const tied = sums[0] === sums[1] || happened('tied');
    const means =
      winner !== null ? won(duel, winner) : tied ? tie(duel, boardOf(before).pile) : undefined;
    told.push({
      title: winner !== null ? 'board-winner' : tied ? 'board-tie' : 'beat-count',
      about: { name: winner },
      events: events.filter(({ kind }) => END.has(kind)),
      means: happened('cancelled') ? undefined : means,
      sides: sides(duel, [], { sums, winner }),
    });
  }
  const said = events.find(({ kind }) => kind.startsWith('announced'));
  if (said)
    told.push({
      title: 'beat-announced',
      about: { name: said.seat },
      events: events.filter((one) => one === said || one.kind === 'revealed'),
      means: [said.society ? 'beat-announced-means' : 'beat-alone-means', { name: said.seat }],
      faces: [said.seat as number],
      cards: said.society ? [['society', String(said.society)]] : [],
      tone: said.society ? tone('society', said.society) : undefined,
    });
  return told;
}
