import { flushSync } from 'svelte';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { attention } from './attention.svelte';
import { prefs } from './prefs.svelte';
import { t } from './words.svelte';

const heard: string[] = [];
vi.mock('./sound', () => ({ sound: (name: string) => heard.push(name) }));

class TestNotification {
  static permission = 'granted';
  static all: string[] = [];
  constructor(title: string) {
    TestNotification.all.push(title);
  }
}

let away: boolean;
let wakeLock: { request: () => Promise<{ release: () => Promise<void> }> };
const locks = { asked: 0, given: 0 };

beforeEach(() => {
  heard.length = 0;
  away = false;
  prefs.knock = true;
  TestNotification.permission = 'granted';
  TestNotification.all = [];
  Object.assign(locks, { asked: 0, given: 0 });
  wakeLock = {
    request: () => {
      locks.asked++;
      return Promise.resolve({ release: () => Promise.resolve(void locks.given++) });
    },
  };
  document.head.innerHTML = '<link rel="icon" href="/app/icon.svg">';
  vi.stubGlobal('Notification', TestNotification);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => away);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    away ? 'hidden' : 'visible',
  );
  Object.defineProperty(navigator, 'wakeLock', { get: () => wakeLock, configurable: true });
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'wakeLock');
  };
});

function watch() {
  let now = $state({ mine: false, turn: null as number | null, over: false });
  const leave = $effect.root(() =>
    attention(
      () => now,
      () => 'Castle',
    ),
  );
  onTestFinished(leave);
  flushSync();
  const then = (change: Partial<typeof now>) => {
    now = { ...now, ...change };
    flushSync();
  };
  return { then, leave };
}
const icon = () => document.querySelector<HTMLLinkElement>('link[rel=icon]')?.getAttribute('href');

test('the tab says whose turn it is', () => {
  const { then } = watch();
  expect(document.title).toBe(t('title-table', { game: 'Castle' }));
  then({ mine: true, turn: 3 });
  expect(document.title).toBe(t('title-mine', { game: 'Castle' }));
  expect(icon()).toBe('/app/icon-turn.svg');
  then({ over: true });
  expect(document.title).toBe(t('title-table', { game: 'Castle' }));
  expect(icon()).toBe('/app/icon.svg');
});

test('each question that is mine is heard once', () => {
  const { then } = watch();
  then({ mine: true, turn: 3 });
  then({ mine: true });
  then({ mine: false });
  then({ mine: true });
  expect(heard).toEqual(['mine']);
  then({ turn: 4 });
  expect(heard).toEqual(['mine', 'mine']);
});

test('the end is heard by who saw the match run, not by who comes to one that is over', () => {
  const { then } = watch();
  then({ over: true });
  then({ over: true });
  expect(heard).toEqual(['end']);
  heard.length = 0;
  const late = $effect.root(() =>
    attention(
      () => ({ mine: false, turn: null, over: true }),
      () => 'Castle',
    ),
  );
  flushSync();
  late();
  expect(heard).toEqual([]);
});

test('whoever is away is called, if that is wanted and allowed', () => {
  const { then } = watch();
  then({ mine: true, turn: 1 });
  expect(TestNotification.all).toEqual([]);
  away = true;
  then({ turn: 2 });
  expect(TestNotification.all).toEqual([t('title-mine', { game: 'Castle' })]);
  prefs.knock = false;
  then({ turn: 3 });
  prefs.knock = true;
  TestNotification.permission = 'denied';
  then({ turn: 4 });
  expect(TestNotification.all).toHaveLength(1);
});

test('the screen stays awake while the table is looked at, and no longer', async () => {
  const { leave } = watch();
  expect(locks.asked).toBe(1);
  away = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(locks.asked).toBe(1);
  away = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(locks.asked).toBe(2);
  await Promise.resolve();
  leave();
  expect(locks.given).toBe(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(locks.asked).toBe(2);
});
