// Every picture as a file of its own, in the folder given: `node scripts/art.mjs OUT`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const out = process.argv[2];
const name = ({ id, livery }) => (livery ? `${livery}.${id}` : id);
const { module } = await runnerImport('./art/index.ts', { configFile: false, logLevel: 'error' });
for (const [game, album] of Object.entries(module.albums)) {
  mkdirSync(`${out}/${game}`, { recursive: true });
  for (const picture of album.pictures)
    writeFileSync(`${out}/${game}/${name(picture)}.svg`, module.draw(album, picture));
}
