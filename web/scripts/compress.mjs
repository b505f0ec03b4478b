/** Beside every file of the client that gains by it: the same file compressed, for browsers that take it. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const app = fileURLToPath(new URL('../../src/cabale/server/app/', import.meta.url));
/** What is drawn or written; pictures and letters are compressed already. */
const GAINS = /\.(js|css|svg)$/;
/** What fits into one packet takes as long either way. */
const SMALL = 1400;

const ways = {
  br: (bytes) =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes) => gzipSync(bytes, { level: 9 }),
};

for (const folder of ['.', 'assets']) {
  for (const name of readdirSync(join(app, folder))) {
    if (!GAINS.test(name)) continue;
    const path = join(app, folder, name);
    const bytes = readFileSync(path);
    if (bytes.length <= SMALL) continue;
    for (const [ending, compress] of Object.entries(ways))
      writeFileSync(`${path}.${ending}`, compress(bytes));
  }
}
