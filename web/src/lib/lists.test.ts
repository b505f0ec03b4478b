import { expect, test } from 'vitest';
import { grouped, numbered } from './lists';

test('groups keep the order in which their keys first came', () => {
  const groups = grouped(['vote 1', 'pass', 'vote 2'], (line) => line.split(' ')[0]);
  expect([...groups]).toEqual([
    ['vote', ['vote 1', 'vote 2']],
    ['pass', ['pass']],
  ]);
});

test('equal things are told apart by how many came before', () => {
  const keys = numbered(['key', 'coat', 'key']).map(({ thing, nth }) => `${thing}/${nth}`);
  expect(keys).toEqual(['key/0', 'coat/0', 'key/1']);
});
