/** The verdict, told as it happens at a table: all point, somebody falls, cards are turned. */

import type { GameEvent } from '$/lib/types';
import type { Beat } from '../contract';

const POINTS = new Set(['voted', 'abstained']);
const FALLS = new Set(['protected', 'died', 'shot']);
const DIES = new Set(['died', 'shot']);

export function beats(events: GameEvent[]): Beat[] {
  const votes = events.filter(({ kind }) => POINTS.has(kind));
  if (!votes.length) return [];
  const falls = events.filter(({ kind }) => FALLS.has(kind));
  const dead = falls.filter(({ kind }) => DIES.has(kind)).map(({ seat }) => seat);
  const pointed = [...new Set(votes.flatMap(({ target }) => target ?? []))] as number[];
  const turned = events.filter(({ kind, seat }) => kind === 'unmasked' && dead.includes(seat));
  const told: Beat[] = [
    { title: 'beat-point', events: votes, means: ['beat-point-means'], faces: pointed },
    {
      title: dead.length ? 'beat-fall' : 'beat-nobody',
      about: { names: dead },
      events: falls,
      faces: falls.map(({ seat }) => seat as number),
      cards: dead.length ? [] : [['beat', 'nobody']],
      tone: dead.length ? 'var(--danger)' : undefined,
    },
  ];
  if (turned.length)
    told.push({
      title: 'beat-turned',
      events: turned,
      cards: turned.map(({ role }) => ['role', String(role)]),
    });
  return told;
}
