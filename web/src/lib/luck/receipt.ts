/** What a player keeps of a table, so that nobody can change its luck afterwards unnoticed. */

import type { TableInfo } from '../wire';

/** Random bytes (hex) and a word, which may be empty. Both go into the key of the deal. */
export type Contribution = [luck: string, word: string];

/** As `cabale verify --receipt` reads it; docs/protocol.md describes it. */
export interface Receipt {
  cabale: 2;
  table: string;
  game: string;
  /** The seat whose contribution is this person's; null for a spectator. */
  seat: number | null;
  /** The first one that was shown: a later one never replaces it, see `Kept.changed`. */
  commitment: string;
  /** What the server has taken; null where it has taken nothing. */
  luck: Contribution | null;
  /** Heads of the chain, without repeats, in the order in which they came. */
  heads: string[];
}

/** A receipt and what this device notes beside it. */
export interface Kept {
  receipt: Receipt;
  /** Random bytes chosen for this table: they stay the same when they have to be sent again. */
  own: string;
  /** Whether another commitment, or none, was shown later on. */
  changed: boolean;
  /** The head that came with the end; null where this device did not see the end. */
  last: string | null;
  over: boolean;
  /** When it was last written, in milliseconds. */
  at: number;
}

export const WORD_LENGTH = 40;

/** What a table shows, as far as a receipt is about it. */
export type Shown = Pick<TableInfo, 'id' | 'game' | 'phase' | 'commitment'> & {
  seats: readonly { seat: number; you?: boolean }[];
};

/** 16 bytes as hex. `getRandomValues` also works where the page is not in a secure context. */
export function freshLuck(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)));
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The word as the server takes it: printable characters, single spaces, not too long. */
export function cleanWord(word: string): string {
  const printable = word.replace(/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu, '');
  const single = printable.trim().replace(/ +/g, ' ');
  // By UTF-16 units, as an input's `maxlength`; a pair is not torn apart.
  return single
    .slice(0, WORD_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

/** A receipt begins with the first look at a table that has sealed its luck and is not over. */
export function begin(table: Shown, at: number): Kept | null {
  if (table.commitment === null || table.phase === 'over') return null;
  const receipt: Receipt = {
    cabale: 2,
    table: table.id,
    game: table.game,
    seat: null,
    commitment: table.commitment,
    luck: null,
    heads: [],
  };
  return look({ receipt, own: freshLuck(), changed: false, last: null, over: false, at }, table);
}

/** What a later look at the table adds. */
export function look(kept: Kept, table: Shown): Kept {
  return {
    ...kept,
    receipt: { ...kept.receipt, seat: seatAt(table, kept.receipt.seat) },
    changed: kept.changed || table.commitment !== kept.receipt.commitment,
    over: kept.over || table.phase === 'over',
  };
}

function seatAt(table: Shown, before: number | null): number | null {
  const mine = table.seats.filter((seat) => seat.you).map((seat) => seat.seat);
  // Of several people at one device the first seat contributes, as they sit at the start. Later
  // on a bot may play for somebody who is away: the seat stays that person's.
  return table.phase === 'open' ? (mine[0] ?? null) : (before ?? mine[0] ?? null);
}

/** A head of the chain, once; `end` where the match was over with it. */
export function withHead(kept: Kept, head: string, end: boolean): Kept {
  const { receipt } = kept;
  const heads = receipt.heads.includes(head) ? receipt.heads : [...receipt.heads, head];
  return { ...kept, receipt: { ...receipt, heads }, last: end ? (kept.last ?? head) : kept.last };
}

/** The server has taken this contribution. */
export function withLuck(kept: Kept, given: Contribution): Kept {
  return { ...kept, own: given[0], receipt: { ...kept.receipt, luck: given } };
}

/** The receipt as a file. */
export const receiptText = (receipt: Receipt): string => JSON.stringify(receipt) + '\n';
