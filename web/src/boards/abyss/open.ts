/** The realm with open cards: the Allies in every hand and what the Monster tokens are worth. */

import type { AbyssView, Player } from './view';

/** A player whose hand lies open, in a replay. */
export type OpenPlayer = Player & { cards?: string[] };

/** `own`: what each seat saw beyond the public board. */
export const laidOpen = (board: AbyssView, own: readonly Partial<AbyssView>[]): AbyssView => ({
  ...board,
  players: board.players.map((player, n): OpenPlayer => {
    const mine = own[n]?.mine;
    return mine ? { ...player, cards: mine.hand, token_values: mine.token_values } : player;
  }),
});
