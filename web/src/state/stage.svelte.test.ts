import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prefs, type Pace } from '$/lib/prefs.svelte';
import { frame } from '$/testing/socket';
import { Stage } from './stage.svelte';

const shown: number[] = [];
let stage: Stage;

/** Every even frame has a beat. */
function at(pace: Pace): void {
  prefs.pace = pace;
  shown.length = 0;
  stage = new Stage(({ seq }) => shown.push(seq));
  stage.beats = ({ seq, events }) =>
    seq % 2 ? [] : [{ title: `beat-${seq}`, events: events as { kind: string }[] }];
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  prefs.pace = 'normal';
  vi.useRealTimers();
});

describe('the stage', () => {
  test('shows at once what has no beat of its own', () => {
    at('normal');
    stage.push(frame(1));
    stage.push(frame(3));
    expect(shown).toEqual([1, 3]);
  });

  test('lets a beat stay for its time, and what comes after wait for it', () => {
    at('normal');
    stage.push(frame(2));
    stage.push(frame(3));
    expect([shown, stage.beat?.title, stage.behind]).toEqual([[], 'beat-2', 2]);
    vi.advanceTimersByTime(2000);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect([shown, stage.beat, stage.behind]).toEqual([[2, 3], null, 0]);
  });

  test('lets the result of a duel stay until it can have been read', () => {
    at('normal');
    const sides = [
      { seats: [0, 2], sum: 3, wins: true },
      { seats: [1], sum: 1 },
    ];
    stage.beats = () => [{ title: 'count', events: [], sides }];
    stage.push(frame(2));
    expect(stage.stays).toBeGreaterThanOrEqual(5000);
    vi.advanceTimersByTime(4900);
    expect(stage.beat?.title).toBe('count');
    stage.next();
    expect(shown).toEqual([2]);
  });

  test('gives a sentence about what it means its own time', () => {
    at('normal');
    stage.push(frame(2));
    const bare = stage.stays!;
    stage.next();
    stage.beats = () => [{ title: 'vote', events: [], means: ['why'] }];
    stage.push(frame(2, { events: [] }));
    expect(stage.stays).toBeGreaterThan(bare);
  });

  test('goes on when it is tapped', () => {
    at('slow');
    stage.push(frame(2));
    stage.next();
    expect(shown).toEqual([2]);
  });

  test('rests after each act at the slow pace, and not after my own', () => {
    at('slow');
    stage.push(frame(1));
    stage.push(frame(3));
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(1500);
    expect(shown).toEqual([1, 3]);
    stage.acted();
    stage.push(frame(5));
    stage.push(frame(7));
    expect(shown).toEqual([1, 3, 5, 7]);
  });

  test('is quicker at the fast pace, and at none tells nothing by itself', () => {
    at('fast');
    stage.push(frame(2));
    vi.advanceTimersByTime(1300);
    expect(shown).toEqual([2]);
    at('none');
    stage.push(frame(2));
    stage.push(frame(4));
    expect([shown, stage.beat]).toEqual([[2, 4], null]);
  });

  test('step by step shows the next act on a tap, and what comes of my own at once', () => {
    at('step');
    stage.push(frame(1));
    stage.push(frame(3, { events: [] }));
    stage.push(frame(5));
    expect([shown, stage.paused, stage.behind]).toEqual([[], true, 3]);
    stage.next();
    expect([shown, stage.paused]).toEqual([[1, 3], true]);
    stage.next();
    expect([shown, stage.paused]).toEqual([[1, 3, 5], false]);
    stage.acted();
    stage.push(frame(7));
    expect(shown).toEqual([1, 3, 5, 7]);
  });

  test('step by step a beat stays until it is tapped', () => {
    at('step');
    stage.push(frame(2));
    stage.next();
    vi.advanceTimersByTime(60_000);
    expect([shown, stage.beat?.title, stage.stays]).toEqual([[], 'beat-2', null]);
    stage.next();
    expect(shown).toEqual([2]);
  });

  test('whoever is far behind catches up, and everything can be shown at once', () => {
    at('normal');
    for (let seq = 2; seq < 40; seq += 2) stage.push(frame(seq));
    expect(stage.behind).toBe(19);
    stage.next();
    expect(shown.length).toBe(11);
    stage.drain();
    expect([shown.length, stage.behind, stage.beat]).toEqual([19, 0, null]);
  });

  test('other eyes are not shown what was on its way to these', () => {
    at('step');
    stage.push(frame(1));
    stage.clear();
    expect([shown, stage.behind, stage.paused]).toEqual([[], 0, false]);
  });
});
