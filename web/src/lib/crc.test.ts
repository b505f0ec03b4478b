import { expect, test } from 'vitest';
import { crc } from './crc';

const said = { kind: 'said', seat: 1, claim: ['suspect', 3] };
const dealt = { kind: 'dealt', b: 'Clé “é” 😀\u007f\u2028\n"', a: { 2: null, 10: [true, {}] } };

test('is what the server reckons, at once or one after the other', () => {
  // The same events and the same number stand in tests/server/test_lost.py.
  expect(crc([said, dealt])).toBe(1101074832);
  expect(crc([dealt], crc([said]))).toBe(crc([said, dealt]));
  expect(crc([])).toBe(0);
});

test('does not depend on how keys are ordered', () => {
  expect(crc([{ seat: 1, claim: ['suspect', 3], kind: 'said' }])).toBe(crc([said]));
});
