// Every picture as a file of its own, and what the page loads for it: `node scripts/art.mjs OUT`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const out = process.argv[2];
const { module } = await runnerImport('./art/index.ts', { configFile: false, logLevel: 'error' });
const name = ({ id, livery }) => (livery ? `${livery}.${id}` : id);
rmSync(out, { recursive: true, force: true });
for (const [game, album] of Object.entries(module.albums)) {
  mkdirSync(`${out}/${game}`, { recursive: true });
  writeFileSync(`${out}/${game}.json`, JSON.stringify(album));
  for (const picture of album.pictures)
    writeFileSync(`${out}/${game}/${name(picture)}.svg`, module.draw(album, picture));
}
