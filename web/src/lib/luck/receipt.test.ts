import { beforeEach, describe, expect, it } from 'vitest';
import { load, save } from './keep';
import { begin, cleanWord, freshLuck, look, receiptText, withHead, withLuck } from './receipt';
import type { Kept, Shown } from './receipt';

const table = (changes: Partial<Shown> = {}): Shown => ({
  id: 'dK3v',
  game: 'werewolf',
  phase: 'open',
  commitment: 'c0ffee',
  seats: [
    { seat: 0, you: false },
    { seat: 1, you: true },
  ],
  ...changes,
});
const seats = (...mine: number[]) => [0, 1, 2].map((seat) => ({ seat, you: mine.includes(seat) }));
const first = (): Kept => begin(table(), 0)!;

describe('a receipt', () => {
  it('begins with the first look', () => {
    expect(first().receipt).toEqual({
      cabale: 2,
      table: 'dK3v',
      game: 'werewolf',
      seat: 1,
      commitment: 'c0ffee',
      luck: null,
      heads: [],
    });
  });

  it('does not begin where nothing is sealed, or all is over', () => {
    expect(begin(table({ commitment: null }), 0)).toBeNull();
    expect(begin(table({ phase: 'over' }), 0)).toBeNull();
  });

  it('keeps the first commitment and notes that there was another, or none', () => {
    for (const commitment of ['bad', null]) {
      const later = look(look(first(), table({ commitment })), table());
      expect(later.receipt.commitment).toBe('c0ffee');
      expect(later.changed).toBe(true);
    }
    expect(look(first(), table({ phase: 'over' })).changed).toBe(false);
  });

  it('follows its person from seat to seat, and through absence', () => {
    const moved = look(first(), table({ seats: seats(2) }));
    expect(moved.receipt.seat).toBe(2);
    expect(look(moved, table({ seats: seats(0, 2) })).receipt.seat).toBe(0);
    expect(look(moved, table({ phase: 'playing', seats: seats(0) })).receipt.seat).toBe(2);
    expect(look(moved, table({ seats: seats() })).receipt.seat).toBeNull();
    expect(look(moved, table({ phase: 'playing', seats: seats() })).receipt.seat).toBe(2);
  });

  it('has each head once, in the order in which they came', () => {
    const kept = ['b', 'a', 'b', 'c'].reduce(
      (before, head) => withHead(before, head, head === 'c'),
      first(),
    );
    expect(kept.receipt.heads).toEqual(['b', 'a', 'c']);
    expect(kept.last).toBe('c');
  });

  it('is a file of one line with what was given', () => {
    const { receipt } = withLuck(first(), ['00ff', 'été']);
    expect(JSON.parse(receiptText(receipt))).toEqual({ ...receipt, luck: ['00ff', 'été'] });
    expect(receiptText(receipt)).toMatch(/^[^\n]+\n$/);
  });
});

describe('luck', () => {
  it('is 16 bytes, and never the same', () => {
    const many = Array.from({ length: 50 }, freshLuck);
    expect(new Set(many).size).toBe(50);
    for (const one of many) expect(one).toMatch(/^[0-9a-f]{32}$/);
  });

  it.each([
    ['  quatre   feuilles ', 'quatre feuilles'],
    ['un\u00a0deux\u200b\ttrois\n', 'undeuxtrois'],
    ['x'.repeat(50), 'x'.repeat(40)],
    [' \n', ''],
  ])('%j is the word %j', (typed, word) => expect(cleanWord(typed)).toBe(word));

  it('is cut without leaving a space or half a sign at the end', () => {
    expect(cleanWord('x'.repeat(39) + ' y')).toBe('x'.repeat(39));
    expect(cleanWord('x'.repeat(39) + '🍀')).toBe('x'.repeat(39));
  });
});

describe('what is kept', () => {
  beforeEach(() => localStorage.clear());
  const keep = (id: string, at: number, over: boolean) =>
    save({ ...first(), receipt: { ...first().receipt, table: id }, at, over });

  it('is found again, and nonsense is not', () => {
    const kept = first();
    save(kept);
    expect(load('dK3v')).toEqual(kept);
    localStorage.setItem('cabale.luck.x', '{');
    expect(load('x')).toBeNull();
  });

  it('is bounded: the oldest finished matches go first', () => {
    keep('running', 1, false);
    for (let n = 0; n < 60; n++) keep(`t${n}`, 100 + n, true);
    expect(localStorage.length).toBe(40);
    expect(load('running')).not.toBeNull();
    expect(load('t20')).toBeNull();
    expect(load('t21')).not.toBeNull();
    expect(load('t59')).not.toBeNull();
  });

  it('is bounded where nothing ever ends', () => {
    for (let n = 0; n < 60; n++) keep(`t${n}`, 100 + n, false);
    expect(localStorage.length).toBe(40);
    expect(load('t59')).not.toBeNull();
  });
});
