import { expect, test } from 'vitest';
import { byBot, ownFace } from './speaker';
import type { ChatLine, SeatInfo } from './wire';

const seat = (kind: string, name: string, face = '') =>
  ({ kind, name, face }) as unknown as SeatInfo;
const line = (at: number | null, name: string) => ({ seat: at, name }) as ChatLine;

test('a bot’s reaction has the bot’s face, that of whom it replaced the person’s', () => {
  const seats = [seat('person', 'Ada', '0123054689'), seat('bot', 'Basile')];
  expect(byBot(line(1, 'Basile'), seats)).toBe(true);
  expect(byBot(line(1, 'Zoé'), seats)).toBe(false);
  expect(byBot(line(0, 'Ada'), seats)).toBe(false);
  expect(byBot(line(null, 'Basile'), seats)).toBe(false);
});

test('one’s own reactions have the face that the others see at the seat', () => {
  expect(ownFace(seat('person', 'Zoé', '1123054689'))).toEqual({
    name: 'Zoé',
    face: '1123054689',
  });
});
