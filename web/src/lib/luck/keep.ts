/** Receipts in the browser's memory: one key for each table, and not more tables than `MOST`. */

import type { Kept } from './receipt';

const PREFIX = 'cabale.luck.';
/** A long match leaves about 20 kB; a browser grants 5 MB to a site. */
const MOST = 40;

export function load(table: string, memory: Storage = localStorage): Kept | null {
  return read(PREFIX + table, memory);
}

export function save(kept: Kept, memory: Storage = localStorage): void {
  const key = PREFIX + kept.receipt.table;
  if (memory.getItem(key) === null) makeRoom(MOST - 1, memory);
  const text = JSON.stringify(kept);
  try {
    memory.setItem(key, text);
  } catch {
    // No room left: others of this site count as well.
    makeRoom(MOST / 4, memory, key);
    try {
      memory.setItem(key, text);
    } catch {
      // The match goes on; the check afterwards says that there is no receipt, or an older one.
    }
  }
}

/** Keep at most so many receipts: those of finished matches go first, then the oldest. */
function makeRoom(most: number, memory: Storage, spare?: string): void {
  const keys = Array.from({ length: memory.length }, (_, place) => memory.key(place)!);
  const kept = keys
    .filter((key) => key.startsWith(PREFIX) && key !== spare)
    .map((key) => ({ key, kept: read(key, memory) }))
    .sort((a, b) => rank(a.kept) - rank(b.kept));
  for (const { key } of kept.slice(0, Math.max(0, kept.length - most))) memory.removeItem(key);
}

const RUNNING = 1e15;
const rank = (kept: Kept | null): number =>
  kept === null ? 0 : kept.at + (kept.over ? 0 : RUNNING);

function read(key: string, memory: Storage): Kept | null {
  try {
    return JSON.parse(memory.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
