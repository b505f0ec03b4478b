import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Live } from '$/state/live.svelte';
import { frame, snapshot, table, TestSocket, welcome } from '$/testing/socket';
import { changed, contribution, kept, taken } from './luck.svelte';

const sealed = (commitment: string | null = 'c0ffee') => table({ commitment });
let live: Live;

beforeEach(() => {
  localStorage.clear();
  changed.clear();
  TestSocket.install();
  live = new Live('KRATE');
  TestSocket.last.open();
  TestSocket.last.tell(welcome(sealed()));
});
afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
});

test('what the socket tells is kept: the commitment, and each head as it comes', () => {
  const heads = ['h1', 'h1', 'h2'];
  const news = [snapshot(1), frame(2), frame(3)].map((one, n) => ({ ...one, head: heads[n]! }));
  TestSocket.last.tell(...news);
  expect(kept('T1')?.receipt).toMatchObject({
    commitment: 'c0ffee',
    seat: 0,
    heads: ['h1', 'h2'],
  });
  expect(kept('T1')?.last).toBeNull();
});

test('a commitment that changes is said at once, and the first one stays', () => {
  TestSocket.last.tell({ type: 'table', table: sealed() });
  expect(changed.has('T1')).toBe(false);
  TestSocket.last.tell({ type: 'table', table: sealed('bad') });
  expect(changed.has('T1')).toBe(true);
  expect(kept('T1')?.receipt.commitment).toBe('c0ffee');
});

test('one that disappears has changed', () => {
  TestSocket.last.tell({ type: 'table', table: sealed(null) });
  expect(changed.has('T1')).toBe(true);
});

test('luck stays the same until the start, the word may change', () => {
  const [luck] = contribution('T1')!;
  expect(contribution('T1')).toEqual([luck, '']);
  taken('T1', [luck, 'trèfle']);
  expect(contribution('T1')).toEqual([luck, 'trèfle']);
  expect(contribution('T1', 'lapin')).toEqual([luck, 'lapin']);
  expect(kept('T1')?.receipt.luck).toEqual([luck, 'trèfle']);
});

test('a table that has not committed itself gets no luck', () => {
  expect(contribution('elsewhere')).toBeNull();
});
