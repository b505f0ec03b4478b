import { expect, test } from 'vitest';
import type { View } from '$/lib/types';
import { copies, story } from './story';

const by = (start: string, notes: object[], phase = 'talk') =>
  ({
    seat: 0,
    board: { phase, deck: ['seer', 'mason', 'mason'], you: { start, notes } },
  }) as never as View;

test('a night is told as it was', () => {
  const seer = by('seer', [
    { verb: 'peek', centre: 0, role: 'drunk' },
    { verb: 'peek', centre: 2, role: 'werewolf' },
  ]);
  expect(story(seer)).toEqual([
    ['started', 'seer'],
    ['saw_centre', 0, 'drunk'],
    ['saw_centre', 2, 'werewolf'],
  ]);
  const witch = by('witch', [
    { verb: 'brew', centre: 1, role: 'robber' },
    { verb: 'give', target: 3 },
  ]);
  expect(story(witch).at(-1)).toEqual(['gave', 3, 'robber']);
  expect(story(by('mason', [{ verb: 'meet_masons', masons: [] }])).at(-1)).toEqual([
    'met_nobody',
    'mason',
  ]);
});

test('there is no story before the night is over', () => {
  expect(story(by('seer', [], 'night'))).toEqual([]);
});

test('as many may have been a role as there are cards', () => {
  expect(copies(['started', 'mason'], by('seer', []))).toBe(2);
  expect(copies(['suspect', 1], by('seer', []))).toBe(undefined);
});
