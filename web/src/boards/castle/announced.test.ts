import { describe, expect, test } from 'vitest';
import { holders } from './announced';

const ORDER = { society: 'order', items: ['key', 'goblet'] };
const BROTHERHOOD = { society: 'brotherhood', items: ['goblet', 'bag_goblet'] };
const seats = [ORDER, BROTHERHOOD];
const counted = (pile: number, seat: number, society: string, named: number[]) =>
  holders({ seats, pile }, { seat, society, named }).map(({ items }) =>
    items.filter(({ counts }) => counts).map(({ item }) => item),
  );

describe('what counts in an announcement', () => {
  test('one’s own cards, in one’s own', () => {
    expect(counted(3, 0, 'order', [])).toEqual([['key']]);
  });

  test('not one’s own, where the other society is said to have what it needs', () => {
    expect(counted(3, 0, 'brotherhood', [1])).toEqual([[], ['goblet']]);
  });

  test('nor those of somebody who was named wrongly; a Bag with an empty pile', () => {
    expect(counted(3, 1, 'brotherhood', [0])).toEqual([['goblet'], []]);
    expect(counted(0, 1, 'brotherhood', [])).toEqual([['goblet', 'bag_goblet']]);
  });
});
