import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { api, Refusal } from '$/lib/api';
import type { TableInfo, TableList } from '$/lib/wire';
import { table } from '$/testing/socket';
import { codeIn, Tables } from './tables.svelte';

const others = (change: Partial<TableInfo>): TableInfo => {
  const made = table(change);
  return { ...made, seats: made.seats.map((seat) => ({ ...seat, you: false })) };
};
let stop: () => void;
let asked: MockInstance<typeof api.tables>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(api, 'games').mockResolvedValue([]);
  asked = vi.spyOn(api, 'tables').mockResolvedValue({ tables: [] });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function shelf(): Tables {
  let made: Tables;
  stop = $effect.root(() => {
    made = new Tables();
  });
  flushSync();
  return made!;
}
const settled = () => vi.advanceTimersByTimeAsync(0);
const codes = (tables: TableInfo[]) => tables.map(({ code }) => code);

test('tables are sorted by what one can do there', async () => {
  asked.mockResolvedValue({
    tables: [
      table({ code: 'MINE' }),
      table({ code: 'MY-END', phase: 'over' }),
      others({ code: 'FREE' }),
      others({ code: 'SEEN', phase: 'playing' }),
      others({ code: 'SHUT', phase: 'playing', spectators: false }),
    ],
    broken: [{ id: 't', code: 'SPLIT', game: 'abyss', why: 'broken' }],
  });
  const one = shelf();
  await settled();
  expect(codes(one.mine)).toEqual(['MINE']);
  expect(codes(one.looking)).toEqual(['FREE']);
  expect(codes(one.watchable)).toEqual(['SEEN']);
  expect(one.broken.map(({ code }) => code)).toEqual(['SPLIT']);
});

test('they are asked for again and again, until one leaves', async () => {
  shelf();
  await vi.advanceTimersByTimeAsync(16_000);
  expect(asked).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveBeenCalledTimes(3);
});

test('an answer that was overtaken is not shown', async () => {
  let late: (list: TableList) => void;
  asked.mockReturnValueOnce(new Promise((settle) => (late = settle)));
  asked.mockResolvedValueOnce({ tables: [others({ code: 'NEW' })] });
  const one = shelf();
  await vi.advanceTimersByTimeAsync(8000);
  expect(codes(one.looking)).toEqual(['NEW']);
  late!({ tables: [others({ code: 'OLD' })] });
  await settled();
  expect(codes(one.looking)).toEqual(['NEW']);
});

test('without a network it says so, and until there is one again', async () => {
  asked.mockRejectedValueOnce(new Refusal(0, 'offline', ''));
  const one = shelf();
  await settled();
  expect(one.offline).toBe(true);
  await one.refresh();
  expect(one.offline).toBe(false);
});

test('a code is found in what is typed and in a link', () => {
  expect(codeIn(' krate ')).toBe('KRATE');
  expect(codeIn('https://cabale.example/t/KRATE')).toBe('KRATE');
});
