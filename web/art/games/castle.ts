/** Castle: items, professions, societies and travellers, in the livery of the castle or the coach. */

import type { Album, Picture } from '../album';
import { gather } from '../album';
import type { Palette } from '../compose';
import { ARMS } from '../parts/arms';
import { BODIES } from '../parts/bodies';
import { GROUNDS } from '../parts/grounds';
import { HEADGEAR } from '../parts/headgear';
import { HEADS } from '../parts/heads';
import { LIBRARY } from '../parts/library';
import { MANOR } from '../parts/manor';
import { POSES } from '../parts/poses';
import { SEA } from '../parts/sea';
import { THINGS } from '../parts/things';

const STORM: Palette = {
  n: '#34527a',
  a: '#3f5f8f',
  b: '#5a3f2a',
  c: '#8a2f34',
  s: '#e6bd98',
  h: '#3a2a22',
  m: '#e0b85c',
  w: '#efe6d4',
  g: '#f7cd7a',
  l: '#fdf3d4',
  k: '#080d18',
};
const ROAD: Palette = {
  ...STORM,
  n: '#5c4632',
  a: '#5e4a3a',
  b: '#4a2f1f',
  c: '#7a2a2a',
  m: '#d9a648',
  g: '#ffc873',
  l: '#fff2d0',
  k: '#120b08',
};

interface Livery {
  palette: Palette;
  /** Behind a thing that lies there. */
  still: string;
  hall: string;
  outside: string;
  dark: string;
}
const LIVERIES: Record<string, Livery> = {
  devil: {
    palette: STORM,
    still: 'fill stone.hall glow pedestal',
    hall: 'fill stone.hall glow',
    outside: 'fill moon@100,70*1.3 devil.castle%60 bats',
    dark: 'deep glow stone.hall%50',
  },
  coach: {
    palette: ROAD,
    still: 'fill curtains glow cushion',
    hall: 'coach.window glow',
    outside: 'fill rain hills glow lantern@24,90*.7 lantern@176,90*.7',
    dark: 'deep glow rain',
  },
};

const ITEMS: Record<string, string> = {
  key: 'sparks@38,74*.9 key@104,146*1.95~24 sparks@160,220*.7',
  goblet: 'goblet@100,146*1.45 b=#7a1f2a',
  bag: 'bag@100,150*1.35 b=#6a4a7a',
  bag_key: 'bag@62,184*1.05 b=#2f4a7a key@140,136*1.55~16',
  bag_goblet: 'goblet@136,146*1.35 bag@54,190*1 b=#7a5a20',
  black_pearl: 'clam@100,156*1.1 w=#2a2236 c=#a8a4b4',
  coat: 'coat@100,156*1.1 a=#6a3a4a',
  dagger: 'scroll@52,190*.8%70 dagger@112,186*2.1~-24 m=#d3dae0 b=#8a5a2a',
  gloves: 'gloves.pair@100,140*1.1',
  monocle: 'book@120,190*.9~14%80 monocle@84,116*1.3',
  poison_ring: 'ring.skull@92,150*1.15',
  privilege: 'scroll@100,140*1.45',
  lodge_seal: 'arms@100,130*1.1',
  sextant: 'sextant@102,140*1.22',
  mirror: '( mirror mirror.crack )@100,138*1.34~8',
  knives: 'knives.three@100,180*1.4 m=#d3dae0 b=#8a4a2a',
  tome: 'book@100,140*1.5~-8 b=#6a2a24',
  whip: 'candelabra@152,204*.72 whip@92,128*1.3 b=#b8743f',
};

const PROFESSIONS: Record<string, string> = {
  alchemist:
    '( body.stoop head.thin eyes.specs beard.long hair.crown h=#d8d2c4 )@-14,6 flask@150,140*1.1 arm.up@-8,40 g=#8fe07a',
  bodyguard:
    '( body.broad plate pads head.wide helm.closed )@0,-2 halberd@174,140 shield@62,216*.8 arm.up@10,8 m=#c3ccd6',
  clairvoyant:
    '( body.robe collar.high a=#3a3f6e b=#5a3a7a head.wide eyes.closed beard.fork turban h=#2a2230 )@0,-10 orb.stand@100,222*1.05 arm.palm@-6,6 arm.palm@206,6< arm.open@34,200*1.1 arm.open@166,200*1.1< g=#b8e6ff',
  diplomat:
    '( body.slim lapels sash head eyes.monocle beard.moustache hair.parted )@-18,8 contract@150,178*1.05 arm.up@-14,92 quill@180,222*.5 b=#a8343c',
  doctor:
    '( body.broad lapels tie head eyes.specs beard.full hat.top )@20,14 caduceus@52,150*.8 arm.up@214,22< b=#22222c a=#2a2a34',
  grand_master:
    '( body.cape collar.high chain.office head.wide eyes.grim beard.fork crown )@0,0 sword.steel@100,206*1.02~180 arm.in@0,10 arm.in@200,10< b=#6a1f2a h=#d0c8bc',
  hypnotist:
    'spiral@100,84*1.15 ( body.slim lapels a=#2c2438 head.thin eyes.glow beard.goatee hair.parted h=#181420 )@22,12 arm.up@208,-14< charm@44,196*1.05',
  priest:
    'cross.great ( body.robe stole head.thin eyes.closed mouth.flat hair.crown cap.skull )@0,12 hands.pray@0,20 a=#221d2c h=#8a8078 c=#8a2f34',
  swordsman:
    '( fencer ( head.side beard.goatee hair.short hat.wide hat.feather )@46,0*.7 )@10,0 a=#efe7d4 c=#b8342c h=#9a6a3a',
  thug: '( body.brute a=#6a2f2a ( head.wide eyes.one mouth.frown beard.chops )@2,12 )@-8,0 knuckles.brass@165,82*.92 b=#3a2a22',
};

const SOCIETIES: Record<string, string> = {
  order: 'eye@100,86*1.12 key@78,196*1.12~-46 key@122,196*1.12~46<',
  brotherhood: 'mask@66,110*1.15~-10 mask.sad@138,120*1.15~12 goblet@100,226*.8',
};

/** The ten travellers; who sits where changes nothing in play. */
const TRAVELLERS: Record<string, string> = {
  countess:
    '( mane.long body.dress pearls a=#7a2f4a head eyes.sly mouth.lips hair.bun coronet h=#8a3a20 ) fan@154,200*.8 arm.up@-2,44',
  friar:
    '( body.fat a=#6a4a2e cowl.back head.wide eyes.closed mouth.grin hair.tonsure h=#4a3220 )@-14,6 mug@152,160*.95 arm.up@-10,38',
  colonel:
    '( body.broad pads sash a=#2f4268 head.wide eyes.grim beard.moustache hat.shako h=#d8d2c8 )@-26,24 sword.curved@160,188*1.2~24 arm.up@-2,50 m=#ece6d6 b=#a8343c c=#f0e6d0',
  gambler:
    '( body.slim lapels a=#5a2f3a head.thin eyes.sly beard.goatee hat.bowler b=#2a2226 c=#a8343c )@0,-2 table cards@56,186*1.05~-6 arm.fist@62,224*1.5 dice@150,222*.82',
  widow:
    '( body.dress a=#22202c head.thin eyes.sad mouth.lips hair.bun veil.mourning h=#2a1c18 )@-10,2 rose@150,176*1.05 arm.up@-14,54',
  scholar:
    '( body.stoop lapels a=#4a5a4a head eyes.specs beard.goatee hat.mortar )@22,4 globe@52,186*1.18 arm.across@20,-10 hand.point@114,204*1.1 a=#3f5c86 c=#c9a24a',
  dancer:
    'glow dancer ( head eyes.closed mouth.smile hair.bun )@44,24*.56 arm.open@52,30*.85 tambourine@160,26*.72 grip@157,44*.62 a=#b8452e b=#2c2630 h=#2a1a14',
  governess:
    '( body.slim a=#4a3f54 head.thin eyes.monocle mouth.frown hair.bun h=#8a8078 ( collar.ruff )@0,9 )@-12,6 arm.edge@208,6< book@146,198*.95 grip@106,238*1.1',
  baronet:
    '( body.broad lapels tie head eyes.calm beard.moustache hat.riding )@10,0 horn@88,206*.95 arm.edge@12,4 arm.fist@122,236*1.5 a=#b8342c b=#26222c h=#7a4a24 c=#3f6a3a',
  banker:
    '( body.fat lapels tie a=#2c3038 b=#7a5a20 head.wide eyes.monocle mouth.flat hat.top b=#7a5230 )@0,10 arm.palm@8,-12 purse@48,220 grip@50,184*1.1 coin@150,172*.7 coin@172,178*.7 arm.up@-2,60',
};

function livery(name: string, { palette, still, hall, outside, dark }: Livery): Picture[] {
  const all = (kind: string, ground: string, lines: Record<string, string>) =>
    Object.entries(lines).map(([id, line]) => ({
      id: `${kind}-${id}`,
      livery: name,
      line: `${ground} ${line} vignette`,
      palette,
    }));
  return [
    ...all('item', still, ITEMS),
    ...all('profession', hall, PROFESSIONS),
    ...all('society', dark, SOCIETIES),
    ...all('traveller', outside, TRAVELLERS),
    ...all('back', outside, { item: 'coffer@100,206*1.05' }),
    ...all('back', dark, {
      profession:
        'glow ( hat.top )@-80,16*1.8 gloves.pair@100,216*.8 a=#a87a4a b=#7a4a2c c=#c23a3a m=#f0c860',
    }),
  ];
}

export const castle: Album = {
  parts: gather(GROUNDS, HEADS, BODIES, HEADGEAR, ARMS, POSES, THINGS, SEA, MANOR, LIBRARY),
  pictures: Object.entries(LIVERIES).flatMap(([name, one]) => livery(name, one)),
};
