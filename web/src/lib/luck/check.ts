/** What a player checks after the end, on the player's own side: docs/protocol.md, "Luck". */

import { toHex, type Contribution, type Kept } from './receipt';

export type Mark = 'held' | 'broken' | 'unknown';

/** One thing that was looked at; `check-<about>-<found>` words it. */
export interface Line {
  about: 'sealed' | 'opens' | 'luck' | 'heads' | 'table' | 'log' | 'fold';
  found: string;
  mark: Mark;
  args?: Record<string, string | number>;
}

interface Header {
  table: string | null;
  game: string;
  commitment: string;
  luck: (Contribution | null)[] | null;
  scenario?: string | null;
}
interface Footer {
  end: unknown;
  secret: string;
  head: string;
}
interface ReadLog {
  header: Header;
  footer: Footer;
  /** The exact bytes of the header and of each entry. */
  chained: Uint8Array[];
}

/**
 * Check a log against what was kept during the match.
 *
 * `subtle` is missing where the page does not come over HTTPS or from this machine: what needs
 * a hash is then said to be unknown.
 */
export async function examine(
  log: Uint8Array,
  kept: Kept | null,
  subtle: SubtleCrypto | undefined,
): Promise<Line[]> {
  const read = readLog(log);
  if (!read) return [{ about: 'log', found: 'broken', mark: 'broken' }];
  if (!kept) return [{ about: 'sealed', found: 'no-receipt', mark: 'unknown' }];
  const { receipt } = kept;
  const key = subtle && (await keyOf(subtle, fromHex(read.footer.secret)));
  const lines = [
    sealed(kept),
    await opens(read, kept, subtle, key),
    await heads(read, kept, subtle, key),
    verdict('table', read.header.table === receipt.table && read.header.game === receipt.game),
  ];
  if (receipt.seat !== null) lines.splice(2, 0, luck(read, kept));
  return lines;
}

const verdict = (about: Line['about'], holds: boolean, args?: Line['args']): Line => {
  const found = holds ? 'held' : 'broken';
  return { about, found, mark: found, args };
};

const sealed = (kept: Kept): Line =>
  verdict('sealed', !kept.changed, { seal: sealOf(kept.receipt.commitment) });

async function opens(
  { header }: ReadLog,
  { receipt }: Kept,
  subtle: SubtleCrypto | undefined,
  key: CryptoKey | undefined,
): Promise<Line> {
  if (!subtle || !key) return { about: 'opens', found: 'no-crypto', mark: 'unknown' };
  const made = toHex(await hmac(subtle, key, `cabale/2/commit/${receipt.table}`));
  return verdict('opens', made === receipt.commitment && header.commitment === receipt.commitment);
}

function luck({ header }: ReadLog, { receipt }: Kept): Line {
  if (receipt.luck === null) return { about: 'luck', found: 'none', mark: 'unknown' };
  const given = header.luck?.[receipt.seat ?? -1] ?? null;
  const [random, word] = receipt.luck;
  if (!given || given[0] !== random || given[1] !== word) return verdict('luck', false);
  return word
    ? { about: 'luck', found: 'word', mark: 'held', args: { word } }
    : verdict('luck', true);
}

async function heads(
  { footer, chained }: ReadLog,
  { receipt, last }: Kept,
  subtle: SubtleCrypto | undefined,
  key: CryptoKey | undefined,
): Promise<Line> {
  if (!subtle || !key) return { about: 'heads', found: 'no-crypto', mark: 'unknown' };
  const chain = await chainOf(subtle, key, receipt.table, chained);
  const found = inOrder(receipt.heads, chain);
  const n = receipt.heads.length;
  if (found < n) return verdict('heads', false, { n, found });
  if (footer.head !== chain.at(-1) || (last !== null && last !== footer.head))
    return { about: 'heads', found: 'end', mark: 'broken' };
  if (n === 0) return { about: 'heads', found: 'none', mark: 'unknown' };
  // Who left before the end has no head of the last entries.
  const whole = last === footer.head;
  return { about: 'heads', found: whole ? 'held' : 'part', mark: 'held', args: { n } };
}

/** How many of these heads lie on the chain, one after the other. */
export function inOrder(heads: readonly string[], chain: readonly string[]): number {
  let next = 0;
  for (const head of chain) if (head === heads[next]) next += 1;
  return next;
}

/** The heads of the chain as they travel: the first half of each, in hex. */
export async function chainOf(
  subtle: SubtleCrypto,
  secret: CryptoKey,
  table: string,
  lines: readonly Uint8Array[],
): Promise<string[]> {
  const key = await keyOf(subtle, await hmac(subtle, secret, `cabale/2/chain/${table}`));
  let head = new Uint8Array();
  const chain = [];
  for (const line of lines) {
    const joined = new Uint8Array(head.length + line.length);
    joined.set(head);
    joined.set(line, head.length);
    head = await hmac(subtle, key, joined);
    chain.push(toHex(head.slice(0, 16)));
  }
  return chain;
}

export const keyOf = (subtle: SubtleCrypto, bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);

export async function hmac(
  subtle: SubtleCrypto,
  key: CryptoKey,
  message: string | Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message;
  return new Uint8Array(await subtle.sign('HMAC', key, bytes));
}

export const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The beginning of a commitment, short enough to be read aloud. */
export const sealOf = (commitment: string): string =>
  `${commitment.slice(0, 4)} ${commitment.slice(4, 8)}`;

/** Exactly 32 bytes: HMAC would take a shorter key for the same one with zeros after it. */
const SECRET = /^[0-9a-f]{64}$/;

/** A log of format 2 that is whole; null for anything else. */
export function readLog(log: Uint8Array): ReadLog | null {
  const lines = split(log);
  const last = lines?.pop();
  if (!lines?.length || !last) return null;
  const header = record(lines[0]!) as Partial<Header & { cabale: number }> | null;
  const footer = record(last) as Partial<Footer> | null;
  if (header?.cabale !== 2 || !footer?.end || !SECRET.test(footer.secret ?? '')) return null;
  // A scenario lays the cards out: the secret would be kept, and have dealt nothing.
  if (header.scenario != null) return null;
  return { header: header as Header, footer: footer as Footer, chained: lines };
}

/** The lines without their ends; null where the last one has none. */
function split(log: Uint8Array): Uint8Array[] | null {
  const lines = [];
  let from = 0;
  for (let at = log.indexOf(10); at >= 0; at = log.indexOf(10, from)) {
    lines.push(log.subarray(from, at));
    from = at + 1;
  }
  return from === log.length ? lines : null;
}

function record(line: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(line));
  } catch {
    return null;
  }
}
