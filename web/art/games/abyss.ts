/** Abyss: its Lords, the peoples of the sea, the Monsters, the Locations. */

import { LANDSCAPE, type Palette } from '../compose';
import { ARMS } from '../parts/arms';
import { BODIES } from '../parts/bodies';
import { GROUNDS } from '../parts/grounds';
import { HEADGEAR } from '../parts/headgear';
import { HEADS } from '../parts/heads';
import { POSES } from '../parts/poses';
import { SEA } from '../parts/sea';
import { SEAPLACES } from '../parts/seaplaces';
import { THINGS } from '../parts/things';
import { gather, type Album } from '../album';

const SEA_LIGHT = { l: '#e4fbef', k: '#04141b', w: '#f3e9da', m: '#d9b36a' };

const GUILDS: Record<string, Palette> = {
  military: {
    ...SEA_LIGHT,
    n: '#8f4436',
    a: '#8f2a1c',
    b: '#6b2f2a',
    c: '#e0a04a',
    s: '#f0a07c',
    h: '#4a1410',
    m: '#dccbb2',
    g: '#ffd2ae',
  },
  merchant: {
    ...SEA_LIGHT,
    n: '#1c5f49',
    a: '#2f7d5a',
    b: '#7a5a2e',
    c: '#ecd9a6',
    s: '#9fd6a8',
    h: '#1e4636',
    g: '#d7f7b0',
  },
  mage: {
    ...SEA_LIGHT,
    n: '#1f4c8a',
    a: '#2a4f9c',
    b: '#3a2f6e',
    c: '#8fc4f2',
    s: '#a9d4ee',
    h: '#1c2f63',
    m: '#cfd8e6',
    g: '#a9ecff',
  },
  politician: {
    ...SEA_LIGHT,
    n: '#4c2a72',
    a: '#7b3f9e',
    b: '#3a2150',
    c: '#e0b24f',
    s: '#c79be0',
    h: '#3d1f5c',
    g: '#f0c8ff',
  },
  farmer: {
    ...SEA_LIGHT,
    n: '#7a5a17',
    a: '#9c7424',
    b: '#5d4420',
    c: '#7fb04a',
    s: '#f0cd7a',
    h: '#6b4413',
    g: '#ffe9a0',
  },
  ambassador: {
    ...SEA_LIGHT,
    n: '#2f6a72',
    a: '#dfe6e4',
    b: '#8fb3b5',
    c: '#ff9a80',
    s: '#d7c3b0',
    h: '#eef2f0',
    m: '#e9c77a',
    g: '#fff3d6',
  },
};

/** Behind every Lord of a guild. */
const HOMES: Record<string, string> = {
  military: 'fill glow wall banners',
  merchant: 'fill glow arches',
  mage: 'fill glow.high bubbles',
  politician: 'fill glow columns',
  farmer: 'fill glow.high fields kelp',
  ambassador: 'fill rays glow.high',
};

const LORDS: Record<string, string> = {
  recruiter:
    'military ( body.broad pads.spike plate head.wide eyes.grim beard.full helm.crest )@-34,14 banner@138,140*1.05 arm.up@-26,10',
  jailer:
    'military cell@150,104*1.12 ( carapace head.wide eyes.one mouth.frown brow.spikes beard.chops )@-36,16 keys.ring@132,190*.94 arm.up@-30,46 m=#ffe2a8 a=#7a2218',
  seeker:
    'military ( body.broad head.wide eyes.grim beard.moustache hat.tricorn )@0,-12 arms.steer@0,6 pads@0,-12 taxbox@100,236 pearl@100,196*.85 grip@36,222*1.2 grip@164,222*1.2< a=#8f2a1c b=#7a4a2a m=#f0d6a0',
  assassin:
    'military ( body.robe a=#57201c hood head.dark eyes.glow )@0,14 dagger@56,160*1.5~-28 arm.fist@58,168*1.2 dagger@144,160*1.5~28 arm.fist@142,168*1.2< m=#f0f2f2',
  commander:
    'military sword.steel@170,128*.86~8 ( body.cape pads.spike plate head eyes.grim mouth.frown helm.spikes )@-18,0 arm.up@4,-6 army@0,6 m=#e0b878 b=#5a1418 a=#a8301c',
  tamer:
    'military ( mane.wild body.slim sash head eyes.grim mouth.lips brow.spikes )@28,26*.94 arm.high@232,34< whip.crack@60,86*1.02 ( beast a=#3f1712 m=#e8c078 )@92,214*.82 a=#a8382a b=#d9a860',
  hunter:
    'military ( harpoon )@46,146*1.08~-12 ( body.broad cross-strap collar.fur head.wide eyes.calm beard.moustache helm.horns )@22,12 arm.up@208,10< b=#f0d0a0 a=#7a2a1c m=#f0e2c4 w=#fff6e6',

  ship_master:
    'merchant ( body.fat head.wide eyes.calm beard.full shell.hat )@-4,-12*1.04 arms.steer wheel@100,218*1.15 grip@48,212*1.2 grip@152,212*1.2< b=#e3c48a m=#8a5a2a',
  trader:
    'merchant ( mane.long body.dress pearls head eyes.sly mouth.lips shell.fan )@18,6 scales@72,206*.8 pearl@26,206*.62 arm.up@212,22< pearl.three@158,238*.66',
  peddler:
    'merchant glow pack.high@150,140*1.04 ( body.side strap.side head.side mouth.side hat.wide )@-2,16 staff.shell@30,160*.8 arm.up@194,22< a=#e6c878 b=#8a5426 c=#e0804a h=#123026 s=#b4e4b4 n=#17503f',
  landlord:
    'merchant chair.shell ( body.fat belly head.wide eyes.closed beard.moustache hat.top )@0,2 arm.up@2,40 pearl@166,146*1.35 arm.low@6,-10 grip@64,238*1.15 pearl@30,264*.6 pearl@54,272*.5 w=#f4ead0 c=#d9a88a a=#1f5a44 b=#26332c h=#3a2a1c',
  slaver:
    'merchant fins@-38,-6 ( body.broad sash b=#8a3f2e head.wide eyes.one beard.fork )@-38,0 arm.raise@2,0 manacles@148,98*.9 arm.fist@150,92*1.35 m=#f3e6c4 h=#123026',
  shopkeeper:
    'merchant ( body.slim apron head eyes.specs mouth.smile shell.spire )@0,-10 table crate@34,214*.7 pearl@100,212*.9 basket@162,208*.7',

  shaman:
    'mage ( body.robe strands ) mask.totem@100,96*.95 staff@24,150*.9 arm.up@204,0< drops@160,110',
  invoker:
    'mage portal@100,96*1.2 ( body.robe hood.point head.dark eyes.glow )@0,54*.86 arm.high@-8,40 arm.high@208,40<',
  apprentice:
    'mage ( body.slim head.thin eyes.wide mouth.open bell.tall fins )@28,14 book@48,198*.9~-14 book@52,162*.8~10 book@46,132*.7~-6 arm.carry@4,-2 grip@46,250*1.15 b=#a03f6a m=#e6eef8',
  oracle:
    'mage ( body.robe veil head.thin eyes.closed mouth.flat circlet )@0,-16 arms.hold@0,-18 orb.stand@100,212*1.1 arm.fist@40,206*1.2 arm.fist@160,206*1.2< a=#3a63b8',
  alchemist:
    'mage ( body.stoop head eyes.specs beard.long hair.crown cap.skull )@-20,4 flask@150,120*1.02 arm.up@-10,26 potion@38,238*.6 h=#eef4ff b=#2a2f7a g=#8ff0ff',
  illusionist:
    'mage ( body.cape head.thin eyes.sly mouth.smile beard.goatee ( bell.solid )@0,-14 )@0,10 arms.sides@0,14 mask.stick@36,164~-6 mask@34,176*.72~-10 mask.stick@164,164~6 mask.sad@166,176*.72~10 grip@44,250 grip@156,250< c=#7fb0ea m=#dfe6f2',
  master_of_magic:
    'mage robe.raised@0,6 vortex@100,98*.86 ( head.wide eyes.grim beard.long ( bell.solid )@18,-8*.82 )@24,44*.76 arm.open@10,86*1.2 arm.open@190,86*1.2< h=#f2f6ff n=#182f66 c=#5f86d8 b=#2a1f5e s=#8fbfe0 m=#f0d58a',

  opportunist:
    'politician ( toga head.thin eyes.sly mouth.smile mantle.back )@-20,6 cards@146,130*1.05 arm.up@-12,30',
  corruptor:
    'politician ( body.robe collar.fur chain.office head.thin eyes.sly tentacle.short mantle.back )@30,8 coin@24,262*.62 coin@78,264*.6 coin@50,270*.55 purse@48,206 arm.reach@0,-2 grip@50,160*1.15 b=#b87a34 m=#f6d477 a=#5a2f7e',
  traitor:
    'politician ( body.cape collar.high head.thin eyes.grim mouth.frown mantle )@4,10 arm.behind@8,0 dagger@178,192*1.35~6 grip@175,216*1.1 arm.mask@-2,4 mask@46,116~-12 arm.fist@50,170*1.4 b=#5a2470 a=#4a2a66 w=#fbf3e4 m=#eef2f4',
  diplomat:
    'politician ( toga head eyes.calm tentacle.short mantle )@0,16 handclasp@100,230*1.04 c=#d9503f',
  treasurer:
    'politician ( body.robe sash head.thin eyes.monocle tentacle.short mantle.wide )@8,2*.92 arms.steer@0,6 chest.open@100,232 grip@38,224*1.2 grip@162,224*1.2< b=#8a5a28 m=#f6d477 a=#5a2f7e',
  schemer:
    'politician web@100,110*1.25 ( body.stoop hood head.dark eyes.glow tentacle.short )@0,10 spider@158,80 arm.offer@-6,-22 puppet@44,190*.75 grip@45,128',

  keeper:
    'farmer ( mane.long body.dress a=#7a5a1c head eyes.calm mouth.lips circlet h=#3a2410 )@-22,6 key@160,112*1.36~180 arm.up@-4,30 sheaf@34,236*.85 m=#ffe08a n=#4f5a1c',
  reaper: 'farmer stubble reaper a=#8a5a18 b=#4a2c10 m=#fff3cf c=#c9a53a n=#5f6a1c h=#3a2410',
  shepherd:
    'farmer crook@46,128*1.12< shepherdess@6,0 ( head eyes.calm mouth.smile hair.braids hat.straw )@30,6*.76 flock@56,226*1.05 a=#7a3f1c c=#3f7a3a h=#a8501c b=#f0d9a0 m=#f6dc8a w=#fff6e0 n=#8a7a22',
  miller:
    'farmer ( mill )@58,118*1.22 ( body.fat apron head.wide eyes.calm beard.moustache hat.flat )@44,30 sheaf@40,244*.72 b=#8a5a2a c=#7a8a2a w=#fff6e0',
  aquaculturalist:
    'farmer ( body.broad apron head.wide eyes.calm beard.full fins hat.wide )@34,-2 arms.haul net.full@78,210*.98 arm.fist@26,152*1.5 arm.fist@98,152*1.5 w=#f3e9c6 c=#ff9f5a a=#a8862a b=#4a3418 h=#6a3a14 n=#2f6a4a',
  landowner:
    'farmer ( seahorse )@84,166*1.12 rider ( head eyes.monocle beard.chops hat.top )@48,10*.62 a=#d9a640 b=#33241a c=#3f5a2a n=#9a7a2a h=#4a2f14 m=#fff0c4',

  sage: 'ambassador ( body.robe head.thin eyes.specs beard.long hair.crown circlet )@0,-12 arms.hold book.open@100,224*.98 arm.fist@32,232*1.25 arm.fist@168,232*1.25< a=#cfdcdc',
  hermit:
    'ambassador shell.back ( body.stoop a=#8f8a78 hood head.thin eyes.tired beard.full )@-10,24 lantern@160,150*.95 arm.up@-2,28',
  elder:
    'ambassador halo ( body.cape collar.high head eyes.closed beard.fork crown )@8,0 staff.shell@36,162*.95 arm.up@194,8<',
};

const PEOPLES: Record<string, [guild: string, line: string]> = {
  jellyfish: ['mage', 'fill rays bubbles jellyfish@100,104*1.05 a=#7fb6ee'],
  crab: ['military', 'fill glow.low coral@24,230 coral@178,240 crab@100,150*1.05 a=#d5583a'],
  seahorse: ['farmer', 'fill glow kelp seahorse@104,140*1.02 a=#f0bc46 n=#4a4a14'],
  shellfish: [
    'merchant',
    'fill glow.high weed@24,220 weed@180,226< shellfish@96,150*1.05 a=#5fae7a b=#c9a56a',
  ],
  squid: ['politician', 'fill glow squid@100,150*1.05 a=#c58ae6 n=#3a1f5e'],
};

const MONSTER = 'deep glow.low bubbles angler@98,146*.94 a=#8e3040 g=#ffcf6b';

const STONE: Palette = {
  ...SEA_LIGHT,
  n: '#1d6a75',
  a: '#4c8f92',
  b: '#7a5a3c',
  c: '#f08a6c',
  s: '#cccccc',
  h: '#112233',
  g: '#b9fff0',
};

const LOCATIONS: Record<string, string> = {
  sargasso_silos: 'fill beams far.rocks seabed silos a=#b08a3f c=#8fae4a n=#5d6a2a',
  hydrozoa_reserves: 'fill beams seabed tanks n=#1c3f7c a=#3a5f9c g=#9fe4ff',
  sanctuary: 'fill beams far.city seabed temple n=#24558f a=#b9cde2',
  parliament: 'benches.full n=#4b2f6e a=#a878cc g=#f8e2ff',
  barracks: 'fill glow.spot@140,60*2 seabed fortress n=#7a3a2c a=#a8553c c=#ffcf87 g=#ffc49a',
  dockworks: 'fill glow.spot@190,70*2 far.city docks n=#23705a a=#3f8a66 g=#d7f7b0',
  sargasso_fields:
    'fill beams glow.spot@140,40*2.4 seabed.sand kelpfield a=#a8863a c=#3f4f14 n=#c2a040 fish.school',
  abyss: 'trench n=#0f4a66 g=#7fffe0',
  city_of_mirrors: 'fill glow.spot@140,70*2.4 mirrors n=#2f6f8f a=#dff4f7 g=#e6fbff',
  black_smokers: 'fill glow.spot@150,60*2 smokers seabed n=#3d4a52 a=#57463f g=#ff8a4a',
  oceanic_senate_assembly:
    'fill glow.spot@140,40*2.4 senate n=#543a80 a=#d9c6e6 c=#b07ad6 g=#f0d8ff',
  depths: 'fill glow.spot@140,90*2 slums n=#2f6a70 a=#23403f b=#8aa08c g=#ffd27a',
  throne_room: 'fill throne n=#7a4a2a a=#e3c98f b=#8a2f2a g=#fff0b8',
  jail: 'deep bars n=#26424c a=#6d8a8c g=#8fb9b3 m=#8a9aa0',
  chasm: 'fill glow.spot@140,20*2.2 gulf n=#a0604a a=#5a2418 b=#f3d3a0 c=#ffb08a g=#ffd2a8',
  closed_tower: 'fill beams far.rocks seabed tower.closed n=#1d5f7a a=#8fb6bd',
  lost_tower: 'fill glow.spot@220,40*1.8 seabed tower.lost n=#3f7a70 a=#86a391 c=#7fae5a',
  chamber_of_allies: 'fill chamber n=#2a5a66 a=#6aa3a0 g=#fff0c4',
  nest_of_giant_clams:
    'fill beams mound ( clam )@140,116*1.05 ( clam )@44,170*.5 ( clam )@240,166*.55 n=#1f6a50 c=#e8b89a',
  coral_barrier:
    'fill glow.spot@140,200*2.6 fish.school reef n=#0e5468 c=#ffab90 b=#a83a5a g=#7fe6e6',
};

const BACKS: Record<string, string> = {
  exploration:
    'fill rays bubbles porthole@100,132*1.02 shellfish@94,140*.62 coral@24,250 coral@178,252< a=#f4dcae b=#d98a5a m=#d9b36a g=#7fd8d0',
  lord: 'fill glow curtains cushion@0,-8 ( crown )@-30,104*1.3 pearl@100,250*.6 b=#7a2f2f c=#8a2f3a m=#e6bd62',
  location: 'fill rays columns door ( shell.fan )@10,84*.9 pearl@100,196*.7 floor a=#b9cfc8',
};

const PARTS = gather(GROUNDS, HEADS, BODIES, HEADGEAR, ARMS, POSES, THINGS, SEA, SEAPLACES);

export const abyss: Album = {
  parts: PARTS,
  pictures: [
    ...Object.entries(LORDS).map(([id, line]) => {
      const [guild, rest] = [line.split(' ')[0]!, line.slice(line.indexOf(' '))];
      return {
        id: `lord-${id}`,
        line: `${HOMES[guild]} ${rest} vignette`,
        palette: GUILDS[guild]!,
      };
    }),
    ...Object.entries(PEOPLES).map(([id, [guild, line]]) => ({
      id: `race-${id}`,
      line: `${line} vignette`,
      palette: GUILDS[guild]!,
    })),
    ...Object.entries(LOCATIONS).map(([id, line]) => ({
      id: `location-${id}`,
      line: `${line} frame.shade`,
      palette: STONE,
      size: LANDSCAPE,
    })),
    ...Object.entries(BACKS).map(([id, line]) => ({
      id: `back-${id}`,
      line: `${line} vignette`,
      palette: STONE,
    })),
    { id: 'card-monster', line: `${MONSTER} vignette`, palette: GUILDS.military! },
  ],
};
