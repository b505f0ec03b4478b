import { expect, test } from 'vitest';
import { GameWords } from './gamewords';
import type { GameInfo } from './types';
import { oneStop, parse } from './words.svelte';

test('a message may say what holds where an odd number sits', () => {
  const info = { name: 'duel', options: [], verbs: [], claims: [] } as never as GameInfo;
  const from = parse('en', 'duel-needs = { $uneven ->\n    [yes] two\n   *[no] three\n}');
  const said = (names: string[]) => new GameWords(info, from, names, 'en').text('needs');
  expect([said(['Ada', 'Grace', 'Jean']), said(['Ada', 'Grace'])]).toEqual(['two', 'three']);
});

test('a name that ends in a stop ends the sentence, too', () => {
  expect(oneStop('Not here yet: Grace H..')).toBe('Not here yet: Grace H.');
  expect(oneStop('Not here yet: Grace.')).toBe('Not here yet: Grace.');
  expect(oneStop('Well...')).toBe('Well...');
  const info = { name: 'duel', options: [], verbs: [], claims: [] } as never as GameInfo;
  const from = parse('en', 'duel-beats = { $winner } beats { $loser }.');
  const words = new GameWords(info, from, ['Ada', 'Grace H.'], 'en');
  expect(words.about('beats', { winner: 0, loser: 1 })).toBe('Ada beats Grace H.');
  expect(words.about('beats', { winner: 1, loser: 0 })).toBe('Grace H. beats Ada.');
});
