// CREDITS.md: whose drawings and letters the client uses, from what its source imports.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const icons = new Set();
for (const file of readdirSync('src', { recursive: true })) {
  if (!/\.(svelte|ts)$/.test(file)) continue;
  for (const [, name] of readFileSync(`src/${file}`, 'utf8').matchAll(/from 'icon:([a-z0-9-]+)'/g))
    icons.add(name);
}
const list = [...icons].sort().map((name) => `- ${name}`);
const art = await runnerImport('./art/index.ts', { configFile: false, logLevel: 'error' });
const drawn = Object.entries(art.module.albums).map(([game, album]) => {
  const ids = [...new Set(album.pictures.map(({ id }) => id))].map((id) => `- ${id}: Cabale`);
  return `### ${game}\n\n${ids.join('\n')}`;
});
writeFileSync(
  'CREDITS.md',
  `# Whose work the client uses

Written by \`npm run credits\`.

- **Pictograms**: [game-icons.net](https://game-icons.net), by Lorc, Delapouite and contributors,
  [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/), through \`@iconify-json/game-icons\`; coloured, otherwise
  unchanged. Those in use are listed below.
- **Fraunces** by Undercase Type and **Inter** by Rasmus Andersson, SIL Open Font License 1.1, through Fontsource.
- The pictures of the boxes and of the cards, the faces and the mask are Cabale's own: every part in \`art/parts\` was drawn
  for it, and no shape was taken from another work.

## Pictograms in use

${list.join('\n')}

## Pictures

Each is put together from the parts in \`art/parts\` by its line in \`art/games\`.

${drawn.join('\n\n')}
`,
);
