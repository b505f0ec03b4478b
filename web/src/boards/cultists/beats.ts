/** What is told by itself among cultists: a death, one's own, a vote, a declaration. */

import type { GameEvent, View } from '$/lib/types';
import type { Beat } from '../contract';

export function beats(events: GameEvent[], before: View): Beat[] {
  const told: Beat[] = [];
  const voted = events.filter(({ kind }) => kind === 'voted' || kind === 'vote_result');
  const result = voted.find(({ kind }) => kind === 'vote_result');
  if (voted.length)
    told.push({
      title: 'beat-vote',
      events: voted,
      means:
        result &&
        (typeof result.target === 'number'
          ? ['beat-vote-somebody', { name: result.target }]
          : ['beat-vote-nobody']),
      faces: voted.flatMap(({ target }) => (typeof target === 'number' ? [target] : [])),
    });
  for (const death of events.filter(({ kind }) => kind === 'died')) {
    const role = events.find(({ kind, seat }) => kind === 'role_shown' && seat === death.seat);
    const mine = death.seat === before.seat;
    told.push({
      title: mine ? 'beat-ghost' : death.cause === 'murder' ? 'beat-found' : 'beat-death',
      events: role ? [death, role] : [death],
      faces: [death.seat as number],
      cards: [role ? ['role', String(role.role)] : ['pulse', 'dead']],
      tone: 'var(--danger)',
    });
  }
  const said = events.find(({ kind }) => kind === 'declared');
  const masks = events.filter(({ kind }) => kind === 'all_shown');
  if (said)
    told.push({
      title: 'beat-declared',
      events: [said],
      means: ['beat-declared-means'],
      faces: [said.seat as number],
    });
  for (const mask of masks)
    told.push({
      title: 'beat-masks',
      events: [], // the cards say it
      cards: (mask.roles as string[]).map((role, seat) => ['role', role, seat]),
    });
  return told;
}
