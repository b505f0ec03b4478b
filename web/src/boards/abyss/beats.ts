/** What is told by itself in Abyss: a Lord who joins, a place that is controlled, the last round. */

import type { GameEvent } from '$/lib/types';
import type { Beat } from '../contract';

export function beats(events: GameEvent[]): Beat[] {
  return events.flatMap((event): Beat[] => {
    if (event.kind === 'joined')
      return [
        {
          title: 'beat-joined',
          events: [event],
          faces: [event.seat as number],
          cards: [['lord', String(event.lord)]],
        },
      ];
    if (event.kind === 'controlled')
      return [
        {
          title: 'beat-controlled',
          events: [event],
          faces: [event.seat as number],
          cards: [['location', String(event.location)]],
        },
      ];
    return event.kind === 'last_round'
      ? [{ title: 'beat-last', events: [event], faces: [event.seat as number] }]
      : [];
  });
}
