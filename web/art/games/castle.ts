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
  key: 'window@44,110*.95 key@118,146*1.75~22',
  goblet: 'goblet@100,146*1.45 b=#7a1f2a',
  bag: 'bag@100,150*1.35 b=#6a4a7a',
  bag_key: 'bag@62,184*1.05 b=#2f4a7a key@140,136*1.55~16',
  bag_goblet: 'goblet@136,146*1.35 bag@54,190*1 b=#7a5a20',
  black_pearl: 'clam@100,156*1.1 w=#2a2236 c=#a8a4b4',
  coat: 'coat@100,156*1.1 a=#6a3a4a',
  dagger: 'scroll@52,190*.8%70 dagger@112,186*2.1~-24 m=#d3dae0 b=#8a5a2a',
  gloves: 'gloves.pair@100,140*1.1',
  monocle: 'book@120,190*.9~14%80 monocle@84,116*1.3',
  poison_ring: 'ring.skull@100,140*1.3',
  privilege: 'scroll@100,140*1.45',
  lodge_seal: 'arms@100,130*1.1',
  sextant: 'sextant@100,140*1.4',
  mirror: 'mirror@100,142*1.35 ( mirror.crack )@100,142*1.35',
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
    '( body.robe collar.high a=#3a3f6e b=#5a3a7a head.wide eyes.closed beard.fork turban h=#2a2230 )@0,-10 orb.stand@100,222*1.05 arm.open@34,200*1.1 arm.open@166,200*1.1< g=#b8e6ff',
  diplomat:
    '( body.slim lapels sash c=#a83a3a b=#a8343c head eyes.monocle beard.moustache hair.parted )@-16,6 contract@152,170*1.05 arm.out@-6,6 quill@40,190*.7',
  doctor:
    '( body.broad lapels tie a=#2a2a34 b=#7a1f1f head eyes.specs beard.full hat.top )@14,14 caduceus@40,150*.95 arm.up@2,10< b=#22222c',
  grand_master:
    '( body.cape collar.high chain.office b=#6a1f2a head.wide eyes.grim beard.fork crown h=#b8b0a4 ) sword@100,240*1.3~180 arm.in@0,22 arm.in@4,22<',
  hypnotist:
    'spiral@100,90*1.15 ( body.slim lapels a=#2c2438 head.thin eyes.glow beard.goatee hair.parted h=#181420 )@0,12 charm@52,190 arm.up@14,50<',
  priest:
    '( body.robe a=#241f2a collar.ruff head eyes.closed mouth.flat hair.crown )@0,0 cross.tall@166,150*.95 arm.up@4,4 rosary@60,206*.9',
  swordsman:
    '( body.slim sash b=#8a2f34 collar.ruff head eyes.sly beard.goatee hat.wide ( hat.feather )< c=#e8d9b0 )@-24,14 rapier@168,186*1.22~5 arm.up@2,44 m=#e6ecf0',
  thug: '( body.brute a=#6a2f2a ( head.wide eyes.one mouth.frown beard.chops )@2,12 )@-8,0 knuckles.brass@165,82*.92 b=#3a2a22',
};

const SOCIETIES: Record<string, string> = {
  order: 'eye@100,92*1.15 key@62,204*1.1~-24 key@138,204*1.1~24<',
  brotherhood: 'mask@66,110*1.15~-10 mask.sad@138,120*1.15~12 goblet@100,226*.8',
};

/** The ten travellers; who sits where changes nothing in play. */
const TRAVELLERS: Record<string, string> = {
  countess:
    '( mane.long body.dress pearls a=#7a2f4a head eyes.sly mouth.lips hair.bun coronet h=#8a3a20 ) fan@154,200*.8 arm.up@-2,44',
  friar:
    '( body.fat a=#6a4a2e cowl.back head.wide eyes.closed mouth.grin hair.tonsure h=#4a3220 )@-14,6 mug@152,188*.95 arm.fist@176,198*1.6',
  colonel:
    '( body.broad pads sash a=#3a4a6a b=#a8343c head.wide eyes.grim beard.moustache hat.tricorn h=#d8d2c8 )@-26,8 sword.curved@160,184*1.25~24 arm.up@-2,46 m=#ece6d6',
  gambler:
    '( body.slim lapels a=#5a2f3a head.thin eyes.sly beard.goatee hat.bowler b=#2a2226 c=#a8343c )@0,-2 table cards@56,186*1.05~-6 arm.fist@62,224*1.5 dice@150,222*.82',
  widow:
    '( body.dress a=#22202c kerchief b=#2c2a38 head.thin eyes.sad mouth.flat )@0,-4 rose@46,190*.9 arm.in@0,14< candle@164,200*.8',
  scholar:
    '( body.stoop lapels a=#4a5a4a head eyes.specs beard.goatee hat.mortar )@16,8 globe@48,196*1.05',
  dancer:
    'glow dancer ( head eyes.closed mouth.smile hair.bun )@44,24*.56 tambourine@158,28*.72 a=#b8452e b=#2c2630 h=#2a1a14',
  governess:
    '( body.slim collar.ruff a=#4a3f54 head.thin eyes.monocle mouth.frown hair.bun h=#8a8078 )@-12,6 book@148,190*.9 arm.in@-12,6',
  baronet:
    '( body.broad lapels tie a=#a8322c b=#efe6d4 head eyes.calm beard.moustache hat.riding b=#26222c h=#7a4a24 )@18,6 horn@66,206*.95 arm.in@4,16 c=#3f6a3a',
  banker:
    '( body.fat lapels tie a=#2c3038 b=#7a5a20 head.wide eyes.monocle mouth.flat hat.top b=#26242c )@0,10 purse@48,214 coin@160,214*.8 coin@146,236*.8',
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
    ...all('back', dark, { profession: '( hat.top )@-100,6*2 gloves.pair@100,222*.72' }),
  ];
}

export const castle: Album = {
  parts: gather(GROUNDS, HEADS, BODIES, HEADGEAR, ARMS, THINGS, SEA, MANOR, LIBRARY),
  pictures: Object.entries(LIVERIES).flatMap(([name, one]) => livery(name, one)),
};
