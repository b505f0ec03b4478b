/** What is told by itself in Castle: who stands by whom, what a duel comes to, an announcement. */

import type { GameEvent, View } from '$/lib/types';
import type { Beat } from '../contract';
import { tone } from './signs';
import { boardOf } from './table';
import type { DuelView } from './view';

const END = new Set(['won', 'tied', 'cancelled']);

function sides(duel: DuelView, given: GameEvent[], sums: (number | undefined)[] = []) {
  const at = [...duel.sides];
  for (const { seat, side } of given) at[seat as number] = side as 'attacker' | 'defender';
  const higher = (sums[0] ?? 0) - (sums[1] ?? 0);
  return (['attacker', 'defender'] as const).map((side, i) => ({
    seats: [
      duel[side],
      ...at.flatMap((one, seat) => (one === side && seat !== duel[side] ? [seat] : [])),
    ],
    sum: sums[i],
    wins: i ? higher < 0 : higher > 0,
  }));
}

export function beats(events: GameEvent[], before: View, after: View): Beat[] {
  const duel = boardOf(after).duel ?? boardOf(before).duel;
  const told: Beat[] = [];
  const shown = events.filter(({ kind }) => kind === 'supported');
  if (duel && shown.length > 1)
    told.push({ title: 'beat-support', events: [], sides: sides(duel, shown) });
  const count = events.find(({ kind }) => kind === 'count');
  if (duel && count) {
    const sums = [Number(count.attack), Number(count.defence)];
    const won = events.find(({ kind }) => kind === 'won')?.seat as number | undefined;
    const winner = boardOf(after).duel?.winner ?? won ?? null;
    const tied = sums[0] === sums[1] || events.some(({ kind }) => kind === 'tied');
    told.push({
      title: winner !== null ? 'board-winner' : tied ? 'board-tie' : 'beat-count',
      about: { name: winner },
      events: events.filter(({ kind }) => END.has(kind)),
      sides: sides(duel, [], sums),
    });
  }
  const said = events.find(({ kind }) => kind.startsWith('announced'));
  if (said)
    told.push({
      title: 'beat-announced',
      about: { name: said.seat },
      events: events.filter((one) => one === said || one.kind === 'revealed'),
      faces: [said.seat as number],
      cards: said.society ? [['society', String(said.society)]] : [],
      tone: said.society ? tone('society', said.society) : undefined,
    });
  return told;
}
