/** A person's own luck on its way to the table. */

import { api, Refusal } from '../api';
import type { TableInfo } from '../wire';
import { contribution, kept, taken } from './luck.svelte';

const underway = new Set<string>();

/** Who opened a table, or came to a rematch, sits already and has contributed nothing. */
export async function giveWhenSeated(table: TableInfo): Promise<void> {
  const { id } = table;
  if (table.phase !== 'open' || !table.seats.some((seat) => seat.you)) return;
  if (kept(id)?.receipt.luck || underway.has(id)) return;
  underway.add(id);
  try {
    await give(id);
  } catch (error) {
    // It began meanwhile, or the line is down: what is not taken is not in the receipt.
    if (!(error instanceof Refusal)) throw error;
  } finally {
    underway.delete(id);
  }
}

/** Contribute, with another word than before where one is given. */
export async function give(id: string, word?: string): Promise<void> {
  const given = contribution(id, word);
  if (!given) return;
  const table = await api.luck(id, { luck: given[0], word: given[1] });
  if (table.phase === 'open') taken(id, given);
}
