/** The castle with open cards: what everybody holds and is. */

import type { CastleView } from './view';

/** `own`: what each seat saw beyond the public board. */
export const laidOpen = (board: CastleView, own: readonly Partial<CastleView>[]): CastleView => ({
  ...board,
  seats: board.seats.map((seat, n) => ({ ...seat, ...own[n]?.seats?.[n], sure: [] })),
});
