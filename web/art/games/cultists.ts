/** Among Cultists: roles, characters, events, rooms, and the cards one gives and plays. */

import type { Album, Picture } from '../album';
import { gather } from '../album';
import { LANDSCAPE, type Palette } from '../compose';
import { ARMS } from '../parts/arms';
import { BODIES } from '../parts/bodies';
import { GROUNDS } from '../parts/grounds';
import { HEADGEAR } from '../parts/headgear';
import { HEADS } from '../parts/heads';
import { LIBRARY } from '../parts/library';
import { POSES } from '../parts/poses';
import { SEA } from '../parts/sea';
import { THINGS } from '../parts/things';

const OAK: Palette = {
  n: '#3f4a2c',
  a: '#4a5a4a',
  b: '#5a3a22',
  c: '#7a8a4a',
  s: '#e0b890',
  h: '#3a2a1e',
  m: '#c9a45a',
  w: '#ece4cc',
  g: '#c4e86a',
  l: '#f6fbdc',
  k: '#070b06',
};
const LAMP: Palette = { ...OAK, n: '#5a4630', g: '#ffe09a', a: '#4f5a6a', c: '#a8483a' };
const RITE: Palette = { ...OAK, n: '#2f3f22', a: '#24301c', c: '#5a7a3a' };

const ROLES: Record<string, [Palette, string]> = {
  investigator: [
    LAMP,
    'fill shelves glow ( body.broad lapels tie a=#6a5a42 head eyes.calm mouth.flat hat.fedora b=#4a3a2a )@-18,8 lantern@152,160*1.05 arm.up@-10,30',
  ],
  radiant_beauty: [
    LAMP,
    'fill rays glow.high glow ( mane.long body.dress pearls a=#b03a4a head eyes.closed mouth.lips hair.curls h=#e0b45a )@-12,0 sparks@30,120 sparks@166,220*.8 arm.up@-2,20 mirror@162,96*.62 grip@162,160*1.1',
  ],
  infected: [
    OAK,
    'fill shelves glow.low ( body.stoop collar.v head.thin eyes.tired mouth.open spots hair.wild s=#a8c07a )@-8,8 microbe@156,100 microbe@40,170*.7 microbe@164,220*.6',
  ],
  super_ghost: [
    OAK,
    'deep stars glow.low ghost@0,-2 sparks@36,44*.8 sparks@170,40*.6 c=#a8342c g=#bff7d8 n=#34503a',
  ],
  mechanic: [
    LAMP,
    'fill bricks gears@40,84*1.05 ( mane.long body.slim apron a=#4a6a86 head eyes.calm mouth.lips kerchief goggles b=#a8483a h=#5a2f1a )@-12,14 spanner@158,150*1.2 arm.up@-4,46',
  ],
  cultist: [
    RITE,
    'deep glow eye.sign@100,40*.8 cowl ( eyes.glow )@0,30 dagger@100,234*1.1 arm.fist@84,240 arm.fist@116,240<',
  ],
  rookie: [
    RITE,
    'fill shelves ( body.slim collar.v head eyes.wide mouth.smile hair.fringe )@10,16 ( hood )@10,26 arms.hold@6,4 book.open@106,236*.88 arm.fist@42,236*1.25 arm.fist@170,236*1.25< a=#46702f',
  ],
  clumsy: [
    RITE,
    'fill glow ( body.slim lapels head eyes.wide mouth.open hair.wild )@-24,44~-18 arms.flung arm.open@34,168*1.6~-30 arm.open@176,140*1.6~30< cup@158,52*.75~-40 sparks@40,60*.8 banana@146,254*1.15 a=#6a5a3a b=#a8483a',
  ],
  coward: [
    RITE,
    'fill curtains b=#4a3a5a ( body.stoop head.thin eyes.wide mouth.open sweat hair.short )@0,40 arm.cheek arm.cheek@200,0< arm.open@62,170*1.2 arm.open@138,170*1.2<',
  ],
  pyromaniac: [
    RITE,
    'deep glow.low flame@40,220 flame@168,226*.9 ( body.slim a=#6a2f24 head eyes.sly mouth.grin hair.mohawk goggles )@0,10 molotov@152,130*1.1 arm.up@-2,30 g=#ffb04a',
  ],
  assassin: [
    RITE,
    'fill door ( body.broad lapels collar.high head.thin eyes.mask mouth.flat hat.fedora )@-10,4 arm.aim pistol@138,192*.82 grip@88,222*1.1~20 m=#dfe6ea a=#343b42 b=#4a3a30 c=#a8322a',
  ],
  prophet: [
    LAMP,
    'fill glow.high rays ( body.robe a=#8a7a5a head.thin eyes.band beard.long hair.wild h=#e8e2d4 c=#f0e6d0 )@0,8 eye@100,34*.7 arm.palm@-6,-6 arm.palm@206,-6< arm.open@36,190*1.3 arm.open@164,190*1.3<',
  ],
};

const CHARACTERS: Record<string, string> = {
  detective:
    '( body.broad collar.high head eyes.grim hat.deer )@16,10 pipe@74,132*1.1< arm.handle@-12,14 glass@50,190 grip@114,252*1.1~-45 a=#7d2f2a b=#5a2420',
  professor:
    '( body.slim lapels a=#2b5573 head eyes.specs mouth.lips hair.curls h=#c9c3b8 )@0,0 arms.hold book.open@100,232*.9 arm.fist@36,232*1.25 arm.fist@164,232*1.25<',
  librarian:
    '( body.slim a=#6a5415 head.thin eyes.monocle mouth.frown hair.bun ( collar.ruff )@0,9 )@-14,10 stack@146,190*1.1 arm.out@-10,14',
  student:
    '( body.slim collar.v a=#4d3a86 head eyes.calm mouth.smile hat.mortar b=#26203f )@10,12 arm.edge notebook@58,204*1.05 grip@100,234*1.1<',
  nurse:
    '( body.dress apron a=#8a2f66 head eyes.calm mouth.lips hair.bob hat.nurse )@0,6 potion@156,196*.8 arm.up@-2,54',
  photographer:
    '( body.slim head eyes.calm mouth.flat hat.flat hair.short )@-4,-4 arms.hold@-4,-8 camera@96,210*1.05 arm.fist@34,218*1.35 arm.fist@158,218*1.35< a=#2c7a5e',
  caretaker:
    '( body.fat apron a=#7a4517 head.wide eyes.tired beard.moustache cap.skull )@-14,6 broom@166,140*.95~182 arm.up@2,26 arm.palm@-4,-6 keys.ring@40,216*.7 grip@40,196*1.1 b=#6a4420',
  reporter:
    '( body.slim lapels tie a=#50565e b=#8a2f2a head.thin eyes.sly mouth.grin hat.fedora )@24,4 arm.edge@10,2 newspaper@66,210*.95 grip@110,234*1.1<',
  archaeologist:
    '( body.broad cross-strap a=#8a7442 head.wide eyes.calm beard.goatee hat.wide )@0,6 arm.low skull@52,204*.76 grip@58,248*1.15 torch@167,130*.8 arm.up@2,20',
  aviator:
    '( body.broad collar.fur a=#7a5636 head eyes.calm mouth.smile kerchief goggles b=#6a4a2f )@0,4 arm.up@0,38 propeller@166,112*1.12~6 grip@160,176*1.15',
};

const EVENTS: Record<string, string> = {
  lightning: 'deep rain ( window )@100,140*1.9 lightning.big@104,140*.98 n=#2a3a30 g=#5f7a5a',
  secret_doors: 'fill door.secret@100,140*1.25 c=#a8783a',
  connection_lost: 'fill glow phone@100,140*1.2 c=#b3362e',
  prying_eyes: 'deep glow eyes.many@100,146*1.15',
  morale_boost:
    'fill rays sun@100,96*1.3 ( body.slim a=#3f6a8a head eyes.closed mouth.grin hair.short )@0,44 arm.high@-6,70 arm.high@206,70< a=#3f6a8a sparks@100,36',
  under_control: 'deep glow puppet.held@100,140*1.02 c=#b0463a m=#e0b878',
  portal_opens: 'deep stars portal@100,120*1.3 tentacles',
  broken_window: 'fill window.broken@100,130*1.05',
  morale_zero:
    'fill ( body.stoop ( head.thin eyes.sad mouth.frown hair.fringe )@-4,14 )@0,54 cloud.low@100,62*1.12 a=#56626a n=#39443c',
  mirror: 'fill curtains mirror@100,150*1.4 eye.sign@100,110*.78 g=#9fe03a',
};

const PULSES: Record<string, [Palette, string]> = {
  alive: [LAMP, 'fill rays glow heart@100,146*1.4 n=#4a6a34'],
  dead: [RITE, 'deep glow skull@100,124*1.3 flatline@100,222 n=#5a2a30 g=#ff9a8a'],
};

const CARDS: Record<string, [Palette, string]> = {
  success: [LAMP, 'fill glow book.open@100,150*1.1 sparks@100,70 n=#2f6468'],
  fail: [
    LAMP,
    'fill bricks glow note@44,52*.8~-24 note@154,60*.8~30 note@100,92*.55~60 book.torn@98,190*1.12 n=#4a3018 g=#c98a4a',
  ],
  sabotage: [RITE, 'deep book@100,190*1.3~-8 flame@100,130*1.2 g=#e8a0ff n=#4a2458'],
};

const ROOMS: Record<string, string> = {
  dark_blue: 'panel room.lab n=#2f4070 c=#7a8ac0 g=#8fb2ff',
  pink: 'panel room.garden n=#6a3a58 c=#f08ab8 g=#ffd0e6',
  light_blue: 'panel room.cafe n=#2f5f74 c=#5ab0c8 g=#d8f4ff',
  green: 'panel room.gate n=#2c4a2c g=#9df06a',
  orange: 'panel room.reading n=#5e3f20 c=#c98a4a g=#ffd08a',
  red: 'panel room.video n=#5a2a28 c=#ff8d80 g=#ffb8a8',
  corridor: 'room.corridor n=#55492c g=#e8f08a',
};

const portraits = (kind: string, lines: Record<string, [Palette, string]>): Picture[] =>
  Object.entries(lines).map(([id, [palette, line]]) => ({
    id: `${kind}-${id}`,
    line: `${line} vignette`,
    palette,
  }));
const under = (palette: Palette, before: string, lines: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(lines).map(([id, line]): [string, [Palette, string]] => [
      id,
      [palette, `${before} ${line}`],
    ]),
  );

export const cultists: Album = {
  parts: gather(GROUNDS, HEADS, BODIES, HEADGEAR, ARMS, POSES, THINGS, SEA, LIBRARY),
  pictures: [
    ...portraits('role', ROLES),
    ...portraits('character', under(LAMP, 'fill panel%30 glow', CHARACTERS)),
    ...portraits('token', under(OAK, '', EVENTS)),
    ...portraits('pulse', PULSES),
    ...portraits('card', CARDS),
    ...Object.entries(ROOMS).map(([id, line]) => ({
      id: `colour-${id}`,
      line,
      palette: OAK,
      size: LANDSCAPE,
    })),
    ...portraits(
      'back',
      under(RITE, 'deep glow', {
        role: '( cowl )@-56,60*.8 ( cowl )@96,60*.8 ( cowl ( eyes.glow )@0,30 )@14,70*.86 eye.sign@100,50',
        room: 'door eye.sign@100,110',
        encounter: 'stars palm@112,150*1.08 eye.sign@104,180*.8 a=#4f7a3a',
      }),
    ),
  ],
};
