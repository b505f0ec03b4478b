// The picture of a link to each box, 1200 by 630: its cover and four of its cards; the same with room
// for those who sit there, whom the server draws from `faces.json`. Run by the build.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const OUT = '../src/cabale/server/app/previews';
const SHOWN = {
  abyss: ['abyss', '', ['lord-traitor', 'lord-commander', 'race-squid', 'lord-master_of_magic']],
  'castle-devil': [
    'castle',
    'devil',
    ['profession-hypnotist', 'item-mirror', 'society-order', 'profession-swordsman'],
  ],
  'castle-coach': [
    'castle',
    'coach',
    ['traveller-countess', 'item-poison_ring', 'society-brotherhood', 'profession-thug'],
  ],
  cultists: [
    'cultists',
    '',
    ['role-cultist', 'role-super_ghost', 'token-prying_eyes', 'role-pyromaniac'],
  ],
  werewolf: ['werewolf', '', ['role-werewolf', 'role-seer', 'role-witch', 'role-village_idiot']],
};

const load = async (path) =>
  (await runnerImport(path, { configFile: false, logLevel: 'error' })).module;
const module = await load('./art/index.ts');
const { KIT } = await load('./art/faces.ts');
let count = 0;

/** A drawing inside another: its names must not be those of its neighbours. */
function inside(svg, x, y, width, height, turn) {
  const mark = `p${count++}`;
  const body = svg
    .replace(/id="(\w+)"/g, `id="${mark}$1"`)
    .replace(/url\(#(\w+)\)/g, `url(#${mark}$1)`)
    .replace(/(<svg[^>]*?) width="\d+" height="\d+"/, '$1')
    .replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);
  const edge = `<rect x="${x - 5}" y="${y - 5}" width="${width + 10}" height="${height + 10}" rx="14" fill="#f3ead8"/>`;
  return `<g transform="rotate(${turn} ${x + width / 2} ${y + height * 1.4})">${edge}${body}</g>`;
}

/** Where the cards lie, and how large: alone, and above those who sit there. */
const FANS = { '.': [500, 170, 156, 196, 5], tables: [560, 56, 130, 160, 4] };

mkdirSync(`${OUT}/tables`, { recursive: true });
writeFileSync(`${OUT}/faces.json`, JSON.stringify(KIT));
for (const [box, [game, livery, ids]] of Object.entries(SHOWN)) {
  const album = module.albums[game];
  const find = (id) => album.pictures.find((one) => one.id === id && (one.livery ?? '') === livery);
  const cover = inside(readFileSync(`src/boxes/${box}.svg`, 'utf8'), 70, 45, 386, 540, 0);
  for (const [folder, [left, top, step, width, lean]] of Object.entries(FANS)) {
    const cards = ids.map((id, i) => {
      const [x, y] = [left + i * step, top + Math.abs(i - 1.5) * 6];
      const drawing = module.draw(album, find(id));
      return inside(drawing, x, y, width, width * 1.4, (i - 1.5) * lean);
    });
    writeFileSync(
      `${OUT}/${folder}/${box}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">` +
        `<defs><radialGradient id="lamp" cx=".6" cy=".2" r=".9"><stop stop-color="#4a3a2c"/>` +
        `<stop offset="1" stop-color="#0d0c11"/></radialGradient></defs>` +
        `<rect width="1200" height="630" fill="url(#lamp)"/>${cover}${cards.join('')}</svg>`,
    );
  }
}
