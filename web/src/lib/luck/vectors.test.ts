// @vitest-environment node
import { expect, test } from 'vitest';
import protocol from '../../../../docs/protocol.md?raw';
import { chainOf, fromHex, hmac, keyOf } from './check';
import { toHex } from './receipt';

interface Vectors {
  secret: string;
  table: string;
  commitment: string;
  chain_key: string;
  log: string[];
  heads: string[];
}

const vectors = JSON.parse(/```json vectors\n([^`]*)```/.exec(protocol)![1]!) as Vectors;
const { subtle } = globalThis.crypto;

test('the vectors of docs/protocol.md come out in the browser, too', async () => {
  const secret = await keyOf(subtle, fromHex(vectors.secret));
  const under = async (purpose: string) =>
    toHex(await hmac(subtle, secret, `cabale/2/${purpose}/${vectors.table}`));
  expect(await under('commit')).toBe(vectors.commitment);
  expect(await under('chain')).toBe(vectors.chain_key);
  const lines = vectors.log.map((line) => new TextEncoder().encode(line));
  expect(await chainOf(subtle, secret, vectors.table, lines)).toEqual(vectors.heads);
});
