import { expect, test } from 'vitest';
import type { Choice } from '$/lib/types';
import { Building } from './building.svelte';

const MAY: Choice[] = [
  ['started', 'seer'],
  ['started', 'robber'],
  ['saw', 1, 'seer'],
  ['saw', 1, 'werewolf'],
  ['saw', 2, 'werewolf'],
  ['exchanged', 0, 1],
  ['exchanged', 0, 2],
  ['exchanged', 1, 2],
  ['retract'],
];
const PARAMS: Record<string, Record<string, string>> = {
  started: { role: 'role' },
  saw: { target: 'seat', role: 'role' },
  exchanged: { one: 'seat', other: 'seat' },
};
const build = (may = MAY) =>
  new Building(
    () => may,
    (verb) => PARAMS[verb] ?? {},
    () => ({ stems: { was: ['started', 'became'], saw: ['saw'], back: ['retract'] } }),
  );

test('beginnings come in natural order, without what may not be said', () => {
  expect(build().stems).toEqual([
    { name: 'was', verbs: ['started'] },
    { name: 'saw', verbs: ['saw'] },
    { name: 'back', verbs: ['retract'] },
    { name: 'more', verbs: ['exchanged'] },
  ]);
  expect(build([['retract']]).stems).toEqual([{ name: 'back', verbs: ['retract'] }]);
});

test('a claim is whole when every part is chosen', () => {
  const one = build();
  one.begin('saw');
  expect(one.open).toBe(0);
  expect(one.slots[0]?.options).toEqual([1, 2]);
  one.choose(0, 2);
  expect(one.slots[1]?.options).toEqual(['werewolf']);
  expect(one.claim).toBe(null);
  one.choose(1, 'werewolf');
  expect(one.claim).toEqual(['saw', 2, 'werewolf']);
  one.begin('retract');
  expect(one.claim).toEqual(['retract']);
});

test('another verb speaks of the same player', () => {
  const one = build();
  one.fill(['saw', 2, 'werewolf']);
  one.begin('exchanged');
  expect(one.slots.map(({ chosen }) => chosen)).toEqual([2, null]);
  one.fill(['exchanged', 0, 2]);
  one.begin('saw');
  expect(one.slots[0]?.chosen).toBe(null);
});

test('a part that is changed opens those that no longer go with it', () => {
  const one = build();
  one.fill(['saw', 1, 'seer']);
  expect(one.claim).toEqual(['saw', 1, 'seer']);
  one.choose(0, 2);
  expect(one.claim).toBe(null);
  expect(one.open).toBe(1);
  one.fill(['saw', 1, 'werewolf']);
  one.choose(0, 2);
  expect(one.claim).toEqual(['saw', 2, 'werewolf']);
});

test('of two alike either may be named first', () => {
  const one = build();
  one.begin('exchanged');
  expect(one.slots[0]?.options.toSorted()).toEqual([0, 1, 2]);
  one.choose(0, 2);
  expect(one.slots[1]?.options.toSorted()).toEqual([0, 1]);
  one.choose(1, 0);
  expect(one.claim).toEqual(['exchanged', 0, 2]);
});

test('nobody suspects himself', () => {
  const may: Choice[] = [
    ['suspect', 0],
    ['suspect', 1],
  ];
  const one = new Building(
    () => may,
    () => ({ target: 'seat' }),
    () => ({}),
    () => 0,
  );
  one.begin('suspect');
  expect(one.slots[0]?.options).toEqual([1]);
});
