/** The luck of the tables that this device sees: what is kept of it, and what is said at once. */

import { SvelteSet } from 'svelte/reactivity';
import { load, save } from './keep';
import {
  begin,
  freshLuck,
  look,
  withHead,
  withLuck,
  type Contribution,
  type Kept,
  type Shown,
} from './receipt';

/** The tables that have shown another commitment than their first one. */
export const changed = new SvelteSet<string>();

/** Look at a table: its first commitment is kept, a later one must be the same. */
export function see<Table extends Shown>(table: Table): Table {
  const before = load(table.id);
  const after = before ? look(before, table) : begin(table, Date.now());
  if (after) keep(before, after);
  return table;
}

/** A head of the chain came with a frame; `end` where the match was over with it. */
export function hear(table: string, head: string, end: boolean): void {
  const before = load(table);
  if (before) keep(before, withHead(before, head, end));
}

/** What this device contributes at a table; nothing before it has shown a commitment. */
export function contribution(table: string, word?: string): Contribution | null {
  const kept = load(table);
  return kept && [kept.own, word ?? kept.receipt.luck?.[1] ?? ''];
}

/** The server has taken a contribution. */
export function taken(table: string, given: Contribution): void {
  const before = load(table);
  if (before) keep(before, withLuck(before, given));
}

function keep(before: Kept | null, after: Kept): void {
  if (after.changed) changed.add(after.receipt.table);
  if (JSON.stringify(before) !== JSON.stringify(after)) save({ ...after, at: Date.now() });
}

export { freshLuck, load as kept };
