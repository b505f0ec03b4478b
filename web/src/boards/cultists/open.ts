/** The house with open cards: who is what. The cards in hand lie under the board. */

import type { CultistsView } from './view';

/** `own`: what each seat saw beyond the public board. */
export const laidOpen = (
  board: CultistsView,
  own: readonly Partial<CultistsView>[],
): CultistsView => ({
  ...board,
  people: board.people.map((one, n) => ({ ...one, role: own[n]?.me?.role ?? one.role })),
});
