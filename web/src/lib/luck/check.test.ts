// @vitest-environment node
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { examine, inOrder, readLog, sealOf, type Line } from './check';
import type { Contribution, Kept } from './receipt';

const SECRET = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const TABLE = 'dK3v';
const MINE: Contribution = ['0123456789abcdef0123456789abcdef', 'trèfle'];
const ENTRIES = ['{"n": 0, "seat": 2, "play": ["vote", 3]}', '{"n": 1, "seat": 0, "say": ["été"]}'];

// Written with another library than the code under test, as somebody else would.
const hmac = (key: Buffer, ...parts: (string | Buffer)[]): Buffer =>
  parts.reduce((made, part) => made.update(part), createHmac('sha256', key)).digest();

function seal(secret: string, table = TABLE): string {
  return hmac(Buffer.from(secret, 'hex'), `cabale/2/commit/${table}`).toString('hex');
}

function chain(lines: string[], secret = SECRET, table = TABLE): string[] {
  const key = hmac(Buffer.from(secret, 'hex'), `cabale/2/chain/${table}`);
  let head: Buffer = Buffer.alloc(0);
  return lines.map((line) => (head = hmac(key, head, line)).toString('hex', 0, 16));
}

/** A log as a server writes it that knows the secret: whatever it changes, the chain fits. */
function write({
  secret = SECRET,
  luck = [null, MINE, null] as (Contribution | null)[],
  entries = ENTRIES,
  table = TABLE,
  game = 'werewolf',
  commitment = seal(secret, table),
  scenario = null as string | null,
} = {}): { log: Uint8Array; heads: string[] } {
  const header = JSON.stringify({ cabale: 2, game, scenario, table, luck, commitment });
  const heads = chain([header, ...entries], secret, table);
  const footer = JSON.stringify({ end: { winners: [1] }, secret, head: heads.at(-1) });
  return { log: new TextEncoder().encode([header, ...entries, footer, ''].join('\n')), heads };
}

function keptOf(changes: Partial<Kept['receipt']> = {}, changed = false): Kept {
  const receipt = {
    cabale: 2 as const,
    table: TABLE,
    game: 'werewolf',
    seat: 1,
    commitment: seal(SECRET),
    luck: MINE,
    heads: write().heads,
    ...changes,
  };
  return { receipt, own: MINE[0], changed, last: write().heads.at(-1)!, over: true, at: 0 };
}

const look = (log: Uint8Array, kept: Kept | null = keptOf()) =>
  examine(log, kept, globalThis.crypto.subtle);
const found = (lines: Line[]) => Object.fromEntries(lines.map((line) => [line.about, line.found]));
const ALL = { sealed: 'held', opens: 'held', luck: 'word', heads: 'held', table: 'held' };

describe('an honest log', () => {
  it('holds in every line', async () => {
    const lines = await look(write().log);
    expect(found(lines)).toEqual(ALL);
    expect(new Set(lines.map((line) => line.mark))).toEqual(new Set(['held']));
  });

  it('has no line about luck for somebody who watched', async () => {
    const lines = await look(write().log, keptOf({ seat: null, luck: null }));
    expect(lines.map((line) => line.about)).toEqual(['sealed', 'opens', 'heads', 'table']);
  });

  it('says what was not seen by somebody who left before the end', async () => {
    const lines = await look(write().log, {
      ...keptOf({ heads: write().heads.slice(0, 2) }),
      last: null,
    });
    expect(found(lines)).toEqual({ ...ALL, heads: 'part' });
  });

  it('cannot be checked without a receipt', async () => {
    expect(await look(write().log, null)).toEqual([
      { about: 'sealed', found: 'no-receipt', mark: 'unknown' },
    ]);
  });

  it('is compared as far as that goes where the browser does not compute', async () => {
    const lines = await examine(write().log, keptOf(), undefined);
    expect(found(lines)).toEqual({ ...ALL, opens: 'no-crypto', heads: 'no-crypto' });
  });
});

describe('a server that lies', () => {
  const OTHER = 'ff'.repeat(32);
  it.each([
    [
      'another secret, sealed again',
      write({ secret: OTHER }),
      { opens: 'broken', heads: 'broken' },
    ],
    [
      'another secret under the old seal',
      write({ secret: OTHER, commitment: seal(SECRET) }),
      { opens: 'broken', heads: 'broken' },
    ],
    ['luck left out', write({ luck: [null, null, null] }), { luck: 'broken', heads: 'broken' }],
    [
      'luck at another seat',
      write({ luck: [MINE, null, null] }),
      { luck: 'broken', heads: 'broken' },
    ],
    [
      'other luck under the same word',
      write({ luck: [null, ['f'.repeat(32), MINE[1]], null] }),
      { luck: 'broken', heads: 'broken' },
    ],
    [
      'another word',
      write({ luck: [null, [MINE[0], ''], null] }),
      { luck: 'broken', heads: 'broken' },
    ],
    [
      'an entry that was altered',
      write({ entries: [ENTRIES[0]!.replace('3', '4'), ENTRIES[1]!] }),
      { heads: 'broken' },
    ],
    ['an entry that was dropped', write({ entries: ENTRIES.slice(1) }), { heads: 'broken' }],
    ['an entry that was added', write({ entries: [...ENTRIES, ENTRIES[0]!] }), { heads: 'end' }],
    ['the last entry dropped', write({ entries: ENTRIES.slice(0, 1) }), { heads: 'broken' }],
    ['another game', write({ game: 'abyss' }), { heads: 'broken', table: 'broken' }],
  ])('%s', async (_, { log }, caught) => {
    expect(found(await look(log))).toEqual({ ...ALL, ...caught });
  });

  it('shows another commitment during the match', async () => {
    expect(found(await look(write().log, keptOf({}, true)))).toEqual({ ...ALL, sealed: 'broken' });
  });

  it('gives the log of another table', async () => {
    const lines = found(await look(write({ table: 'other' }).log));
    expect(lines).toMatchObject({ opens: 'broken', heads: 'broken', table: 'broken' });
  });

  it('writes a last line that does not belong to the log', async () => {
    const text = new TextDecoder().decode(write().log).replace(/"head":"[^"]*"/, '"head":"00"');
    for (const last of [keptOf().last, null])
      expect(found(await look(new TextEncoder().encode(text), { ...keptOf(), last }))).toEqual({
        ...ALL,
        heads: 'end',
      });
  });

  it('sends half a log, or none', async () => {
    for (const cut of [0, 40, write().log.length - 1]) {
      const lines = await look(write().log.slice(0, cut));
      expect(lines).toEqual([{ about: 'log', found: 'broken', mark: 'broken' }]);
    }
  });

  it('cannot pass a shorter secret for the same one with zeros after it', () => {
    const short = new TextDecoder().decode(write().log).replace(SECRET, SECRET.slice(0, 62));
    expect(readLog(new TextEncoder().encode(short))).toBeNull();
  });

  it('laid the cards out by hand', async () => {
    const { log, heads } = write({ scenario: 'players: werewolf seer villager' });
    const lines = await look(log, { ...keptOf({ heads }), last: heads.at(-1)! });
    expect(found(lines)).toEqual({ log: 'broken' });
  });
});

describe('heads', () => {
  it.each([
    [[], 0],
    [['b'], 1],
    [['a', 'c'], 2],
    [['c', 'a'], 1],
    [['a', 'x', 'c'], 1],
  ])('%j', (heads, count) => expect(inOrder(heads, ['a', 'b', 'c'])).toBe(count));
});

it('shows a seal short enough to be read aloud', () => {
  expect(sealOf('9f86d081884c7d65')).toBe('9f86 d081');
});
