/** The whole check after the end: this device's own part, then the server's. */

import { api, Refusal } from '../api';
import type { TableInfo } from '../wire';
import { examine, type Line } from './check';
import { kept } from './luck.svelte';
import type { Receipt } from './receipt';

export interface Finding {
  lines: Line[];
  /** The very bytes that were checked. */
  log: Uint8Array<ArrayBuffer>;
  receipt: Receipt | null;
}

export async function verify(table: TableInfo): Promise<Finding> {
  const log = await api.log(table.id);
  const own = kept(table.id);
  const unsealed = table.commitment === null && own === null;
  const lines: Line[] = unsealed
    ? [{ about: 'sealed', found: 'public', mark: 'held' }]
    : await examine(log, own, crypto.subtle as SubtleCrypto | undefined);
  lines.push(await fold(log));
  return { lines, log, receipt: own?.receipt ?? null };
}

/** The server folds the log: every card fell as the key says. */
async function fold(log: Uint8Array): Promise<Line> {
  try {
    const said = await api.verify(new TextDecoder().decode(log));
    if (said.ok && said.unchecked?.length) return { about: 'fold', found: 'part', mark: 'unknown' };
    return said.ok
      ? { about: 'fold', found: 'held', mark: 'held', args: { n: said.entries ?? 0 } }
      : { about: 'fold', found: 'broken', mark: 'broken' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { about: 'fold', found: 'silent', mark: 'unknown' };
  }
}
