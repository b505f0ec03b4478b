import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, Refusal } from '$/lib/api';
import { prefs } from '$/lib/prefs.svelte';
import { loadPreset } from '$/lib/presets';
import type { GameInfo, TableInfo } from '$/lib/wire';
import { table } from '$/testing/socket';
import { Setup } from './setup.svelte';

const game = {
  name: 'castle',
  seats: [2, 3, 4, 5, 6, 7, 8, 9, 10],
  levels: ['lab', 'novice', 'adept'],
  level: 'adept',
} as GameInfo;
const live = { me: { id: 'p1', name: 'Ada', login: null }, showAgain: vi.fn() };
const notify = vi.fn();
let now = $state.raw<TableInfo>(table());
let setup: Setup;

beforeEach(() => {
  now = table({ options: { edition: 'devil' } });
  localStorage.clear();
  prefs.name = 'Ada';
  setup = new Setup(
    live,
    () => now,
    () => game,
    notify,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

test('it follows the table as the socket tells it', () => {
  expect(setup.mine.map(({ seat }) => seat)).toEqual([0]);
  expect(setup.open.map(({ seat }) => seat)).toEqual([1, 2]);
  expect(setup.ready).toBe(false);
  now = table({ seats: now.seats.map((seat) => ({ ...seat, kind: 'bot' })) });
  expect(setup.ready).toBe(true);
  setup.unfit = true;
  expect(setup.ready).toBe(false);
});

test('it offers what the box and the game both allow', () => {
  expect(setup.box?.id).toBe('castle-devil');
  expect(setup.counts).toEqual([4, 5, 6, 7, 8]);
});

test('bots are of the level that was chosen, or of the best', async () => {
  const bot = vi.spyOn(api, 'bot').mockResolvedValue(table());
  expect(setup.levels).not.toContain('lab');
  await setup.putBot(1);
  await setup.setLevel('novice');
  await setup.fill();
  expect(bot.mock.calls).toEqual([
    ['T1', { seat: 1, level: 'adept' }],
    ['T1', { seat: null, level: 'novice' }],
  ]);
});

test('bots that sit already become what is chosen', async () => {
  const bot = vi.spyOn(api, 'bot').mockResolvedValue(table());
  now = table({
    seats: now.seats.map((one) =>
      one.you ? one : { ...one, kind: 'bot', level: one.seat === 1 ? 'adept' : 'novice' },
    ),
  });
  await setup.setLevel('novice');
  expect(bot.mock.calls).toEqual([['T1', { seat: 1, level: 'novice' }]]);
});

test('who sits down under a new name is introduced by it first', async () => {
  const said: string[] = [];
  vi.spyOn(api, 'introduce').mockImplementation(async (name) => {
    said.push(name);
    return { id: 'p1', name };
  });
  vi.spyOn(api, 'sit').mockImplementation(async () => {
    said.push('sits');
    return table();
  });
  await setup.sit(1);
  setup.name = ' Grace ';
  await setup.sit(1);
  expect(said).toEqual(['sits', 'Grace', 'sits']);
  expect(prefs.name).toBe('Grace');
});

test('it is busy until the answer comes, and shows the table again when it is a refusal', async () => {
  let refuse: (error: Refusal) => void;
  vi.spyOn(api, 'settings').mockReturnValue(new Promise((_, reject) => (refuse = reject)));
  const done = setup.change({ seats: 4 });
  expect(setup.busy).toBe(true);
  refuse!(new Refusal(403, 'not-yours', ''));
  await done;
  expect(setup.busy).toBe(false);
  expect(live.showAgain).toHaveBeenCalledOnce();
  expect(notify).toHaveBeenCalledOnce();
});

test('what is answered is not shown: the socket tells it', async () => {
  vi.spyOn(api, 'settings').mockResolvedValue(table({ listed: true }));
  await setup.change({ listed: true });
  expect(live.showAgain).not.toHaveBeenCalled();
  expect(setup.open).toHaveLength(2);
});

test('options that do not go together yet are no reason to complain', async () => {
  const settings = vi.spyOn(api, 'settings');
  settings.mockRejectedValueOnce(new Refusal(422, 'unfit', ''));
  expect(await setup.settle({ deck: [] })).toBe(false);
  expect(notify).not.toHaveBeenCalled();
  settings.mockRejectedValueOnce(new Refusal(0, 'offline', ''));
  expect(await setup.settle({ deck: [] })).toBe(false);
  expect(notify).toHaveBeenCalledOnce();
  settings.mockResolvedValueOnce(table());
  expect(await setup.settle({ deck: [] })).toBe(true);
});

test('the next table of this box begins as this one did', async () => {
  vi.spyOn(api, 'start').mockResolvedValue(table());
  await setup.start();
  expect(loadPreset('castle-devil')).toEqual({ seats: 3, options: { edition: 'devil' } });
});
