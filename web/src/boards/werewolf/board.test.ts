import { expect, test } from 'vitest';
import type { Choice, View } from '$/lib/types';
import type { BoardProps } from '../contract';
import { label } from './board';

const seen = (votes_blind: boolean) =>
  ({
    view: { seats: 5, board: { you: { votes_blind } } } as unknown as View,
    me: 3,
    words: {
      text: (key: string, { target_place }: { target_place: number }) => `${key} ${target_place}`,
    },
  }) as unknown as BoardProps;
const vote: Choice = ['vote', 1];

test('a vote is named by its place under the Shroud, so that nobody is', () => {
  expect(label(vote, seen(true))).toBe('choice-vote-blind 3');
  expect(label(vote, seen(false))).toBeNull();
  expect(label(['ready'], seen(true))).toBeNull();
});
