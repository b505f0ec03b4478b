// The faces of so many names, of people and of bots, as digests, and their codes: `node scripts/faces.mjs 100`.
import { createHash } from 'node:crypto';
import { runnerImport } from 'vite';

const load = async (path) =>
  (await runnerImport(path, { configFile: false, logLevel: 'error' })).module;
const { face, roll } = await load('./art/faces.ts');
const { numbersFrom } = await load('./src/lib/hash.ts');
const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const codes = Array.from({ length: Number(process.argv[2]) }, (_, i) =>
  roll(numbersFrom(`name ${i}`)),
);
console.log(
  JSON.stringify([
    ...[false, true].map((bot) => codes.map((code) => digest(face(code, bot)))),
    codes,
  ]),
);
