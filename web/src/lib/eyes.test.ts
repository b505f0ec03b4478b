import { expect, test } from 'vitest';
import { eyesOf, fromQuery, fullest, secrets, toQuery, whenTold } from './eyes';
import type { Moment, Replay } from './wire';

const moment = (parts: Partial<Moment>): Moment =>
  ({
    n: 0,
    seat: null,
    did: 'play',
    words: [],
    events: [],
    secret: [],
    public: 0,
    ...parts,
  }) as Moment;

test('addresses name the eyes', () => {
  for (const eyes of [0, 3, 'spectator', 'open'] as const)
    expect(fromQuery(new URLSearchParams(toQuery(eyes)))).toBe(eyes);
  expect(fromQuery(new URLSearchParams('seat=x'))).toBe('spectator');
  expect(eyesOf({ seat: 2, eyes: 'seat' } as Replay)).toBe(2);
  expect(eyesOf({ seat: null, eyes: 'open' } as Replay)).toBe('open');
});

test('a moment is found again by what everybody had been told', () => {
  const moments = [1, 1, 4, 6].map((told) => moment({ public: told }));
  expect([0, 1, 2, 4, 5, 9].map((count) => whenTold(moments, count))).toEqual([0, 0, 2, 2, 3, 3]);
});

const looked = moment({
  events: [
    { kind: 'looked', seat: 1 },
    { kind: 'looked', seat: 1, card: 'wolf' },
    { kind: 'turn', seat: 2 },
  ],
  told: [[0, 2], [1], null],
  secret: [0, 1],
});

test('with open cards the fullest form of an event is shown', () => {
  expect(fullest(looked).events).toEqual([
    { kind: 'looked', seat: 1, card: 'wolf', hearers: [1] },
    { kind: 'turn', seat: 2, hearers: [] },
  ]);
  expect(fullest(looked).secret).toEqual([]);
});

test('a secret is what some were told and others were not', () => {
  const replay = {
    table: { seats: [{}, {}, {}] },
    moments: [moment({}), looked],
  } as unknown as Replay;
  expect(secrets(replay)).toEqual([
    { moment: 1, seats: [1], event: { kind: 'looked', seat: 1, card: 'wolf' } },
  ]);
});
