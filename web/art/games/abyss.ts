/** Abyss: its Lords, the peoples of the sea, the Monsters, the Locations. */

import { LANDSCAPE, type Palette } from '../compose';
import { ARMS } from '../parts/arms';
import { BODIES } from '../parts/bodies';
import { GROUNDS } from '../parts/grounds';
import { HEADGEAR } from '../parts/headgear';
import { HEADS } from '../parts/heads';
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
    'military cage@150,110*.95 ( carapace head.wide eyes.one mouth.frown brow.spikes beard.chops )@-24,8 keys.ring@70,206*1.2 arm.in@-30,6',
  seeker:
    'military ( body.broad pads head.wide eyes.grim beard.moustache hat.tricorn )@0,-12 taxbox@100,232*1.05 pearl@100,190*.85 arm.fist@34,210*1.5 arm.fist@166,210*1.5< a=#8f2a1c b=#7a4a2a m=#f0d6a0',
  assassin:
    'military ( body.robe a=#57201c hood head.dark eyes.glow )@0,14 dagger@60,170*1.5~-34 arm.fist@60,176*1.2 dagger@140,170*1.5~34 arm.fist@140,176*1.2<',
  commander:
    'military ( body.cape pads.spike plate chain.office head eyes.grim mouth.frown helm.spikes ) sword@100,230*1.35~180 arm.in@0,18 arm.in@0,12<',
  tamer:
    'military ( mane.wild body.slim sash head eyes.grim mouth.lips brow.spikes )@28,26*.94 arm.high@232,34< whip.crack@60,86*1.02 ( beast a=#3f1712 m=#e8c078 )@92,214*.82 a=#a8382a b=#d9a860',
  hunter:
    'military ( body.broad cross-strap head.wide eyes.calm beard.moustache helm.horns )@14,10 harpoon@40,130*1.15~-14 arm.up@0,6< fish@160,214*.9~70',

  ship_master:
    'merchant ( body.fat head.wide eyes.calm beard.full shell.hat )@0,-14*.96 wheel@100,212*1.2 b=#e3c48a m=#8a5a2a',
  trader:
    'merchant ( mane.long body.dress pearls head eyes.sly mouth.lips shell.fan )@0,4 scales@52,196*.85 pearl.three@156,170*.85 arm.out@-8,4',
  peddler:
    'merchant pack@142,120*1.3 ( body.stoop head.side eyes.calm beard.goatee hat.wide )@-16,10 staff.shell@24,150*.9 arm.up@6,0<',
  landlord:
    'merchant ( body.fat shell.collar head.wide eyes.closed mouth.smile beard.chops hat.top ) coin@60,228 coin@76,208 coin@60,188 coin@140,228 coin@126,208 coins',
  slaver:
    'merchant fins@-30,0 ( body.broad sash b=#8a3f2e head.wide eyes.one mouth.frown beard.fork )@-30,4 arm.up@-6,-18 manacles@158,140*1.18 m=#e6dcc0',
  shopkeeper:
    'merchant ( body.slim apron head eyes.specs mouth.smile shell.spire )@0,-10 table crate@34,214*.7 pearl@100,212*.9 basket@162,208*.7',

  shaman:
    'mage ( body.robe head.dark strands ) mask.totem@100,96*.95 staff@24,150*.9 arm.up@4,0< drops@160,110',
  invoker:
    'mage portal@100,96*1.2 ( body.robe hood.point head.dark eyes.glow )@0,54*.86 arm.high@-8,40 arm.high@8,40<',
  apprentice:
    'mage ( body.slim head.thin eyes.wide mouth.open bell.tall fins )@22,8 book@46,206*.9~-14 book@50,170*.8~10 book@44,140*.7~-6 arm.out@-112,8<',
  oracle:
    'mage ( body.robe veil head.thin eyes.closed mouth.flat circlet )@0,-16 orb.stand@100,212*1.1 arm.fist@48,204*1.2 arm.fist@152,204*1.2<',
  alchemist:
    'mage ( body.stoop head eyes.specs beard.long hair.crown cap.skull )@-20,4 flask@150,120*1.05 arm.up@-10,26 potion@38,234*.7',
  illusionist:
    'mage ( body.cape head.thin eyes.sly mouth.smile beard.goatee bell.wide ) mask@44,190*.75~-14 mask.sad@158,190*.75~14',
  master_of_magic:
    'mage h=#dfeafc ( body.broad collar.high head.wide eyes.glow beard.fork bell strands )@-14,0 staff@164,156*1.1 arm.up@2,12 sparks@26,120*1.1',

  opportunist:
    'politician ( toga head.thin eyes.sly mouth.smile mantle.back )@-20,6 cards@146,130*1.05 arm.up@-12,30',
  corruptor:
    'politician ( body.fat collar.high head.wide eyes.sly tentacle.short mantle.wide ) purse@100,220*1.35 arm.in@0,30 arm.in@4,30<',
  traitor:
    'politician ( body.cape head.side mantle.back hair.crown )@-14,4 mask@44,110*.8~-8 arm.up@6,24< dagger@166,190*1.3~160 arm.out@-2,-8',
  diplomat:
    'politician ( toga head eyes.calm tentacle.short mantle )@0,-10 handclasp@100,226*1.04 c=#d9503f',
  treasurer:
    'politician ( body.robe sash head.thin eyes.monocle tentacle.short mantle.wide )@0,-20 chest.open@100,222*1.15 b=#6b4a24',
  schemer:
    'politician web@100,110*1.25 ( body.stoop hood head.dark eyes.glow tentacle.short )@0,10 spider@158,80 puppet@44,190*.75',

  keeper:
    'farmer ( mane.long body.dress a=#7a5a1c head eyes.calm mouth.lips circlet h=#3a2410 )@-22,6 key@160,150*1.75 arm.up@-2,52 sheaf@34,236*.85 m=#f6d477',
  reaper:
    'farmer scythe@158,130*1.1 ( body.slim hood a=#6b4c17 head.thin eyes.tired mouth.flat )@-14,12 arm.up@-10,14',
  shepherd:
    'farmer ( body.dress head eyes.closed mouth.lips hair.braids hat.straw )@20,-6 crook@40,130*1.1< arm.up@6,0< fish@60,232*.9 fish@146,248*.8',
  miller:
    'farmer mill@46,120*.85 ( body.fat apron head.wide eyes.calm beard.moustache hat.flat )@36,10 sheaf@60,240*.7',
  aquaculturalist:
    'farmer ( body.side head.side crest.sea hair.crown )@34,0 fins@34,0 net@58,186*1.2 fish@60,194*.7 fish@52,168*.55 arm.out@-4,-4<',
  landowner:
    'farmer a=#3f5522 ( body.cape collar.fur head.wide eyes.monocle beard.chops hat.top )@0,-10 plough@96,228*1.2 b=#3a2a14 m=#f2e8cc',

  sage: 'ambassador ( body.robe head.thin eyes.specs beard.long hair.crown circlet )@0,-12 book.open@100,218*1.1',
  hermit:
    'ambassador shell.back ( body.stoop a=#8f8a78 hood head.thin eyes.tired beard.full )@-10,24 lantern@160,150*.95 arm.up@-2,28',
  elder:
    'ambassador halo ( body.cape collar.high head eyes.closed beard.fork crown ) staff.shell@26,150 arm.up@4,2<',
};

const PEOPLES: Record<string, [guild: string, line: string]> = {
  jellyfish: ['mage', 'fill rays bubbles jellyfish@100,104*1.05 a=#7fb6ee'],
  crab: ['military', 'fill glow.low coral@24,230 coral@178,240 crab@100,150*1.05 a=#d5583a'],
  seahorse: ['farmer', 'fill glow kelp seahorse@104,140*1.02 a=#e0ac3a'],
  shellfish: [
    'merchant',
    'fill glow.high weed@24,220 weed@180,226< shellfish@96,150*1.05 a=#5fae7a b=#c9a56a',
  ],
  squid: ['politician', 'fill glow squid@100,146 a=#a566cf'],
};

const MONSTER = 'deep glow.low bubbles angler@104,146*1.02 a=#6e2430 g=#ffcf6b';

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
  parliament: 'fill hemicycle n=#4b2f6e a=#cfa9ea g=#f8e2ff',
  barracks: 'fill glow.spot@140,60*2 seabed fortress n=#7a3a2c a=#a8553c c=#ffcf87 g=#ffc49a',
  dockworks: 'fill glow.spot@190,70*2 far.city docks n=#23705a a=#3f8a66 g=#d7f7b0',
  sargasso_fields:
    'fill beams glow.spot@140,40*2.4 seabed.sand kelpfield a=#a8863a c=#3f4f14 n=#c2a040 fish.school',
  abyss: 'deep glow.spot@140,30*1.6 trench n=#0f4a66 g=#7fffe0',
  city_of_mirrors: 'fill glow.spot@140,100*2.3 mirrors n=#2f6f8f a=#dff4f7 g=#e6fbff',
  black_smokers: 'fill glow.spot@150,60*2 smokers seabed n=#3d4a52 a=#57463f g=#ff8a4a',
  oceanic_senate_assembly:
    'fill glow.spot@140,40*2.4 senate n=#543a80 a=#d9c6e6 c=#b07ad6 g=#f0d8ff',
  depths: 'fill glow.spot@140,90*2 slums n=#2f6a70 a=#23403f b=#8aa08c g=#ffd27a',
  throne_room: 'fill throne n=#7a4a2a a=#e3c98f b=#8a2f2a g=#fff0b8',
  jail: 'deep bars n=#26424c a=#6d8a8c g=#8fb9b3 m=#8a9aa0',
  chasm:
    'fill glow.spot@140,190*2 glow.spot@140,30*1.6 gulf n=#8a4a36 a=#5a2418 b=#f3d3a0 c=#ffb08a g=#ffd2a8',
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
    'fill rays bubbles shellfish@100,150*.9%60 coral@30,250 coral@172,250 a=#2f8a8a b=#2f8a8a',
  lord: 'fill glow curtains crown@0,110 pearl@100,236*.8 b=#7a2f2f',
  location: 'fill rays columns shell.fan@0,120*1 floor',
};

const PARTS = gather(GROUNDS, HEADS, BODIES, HEADGEAR, ARMS, THINGS, SEA, SEAPLACES);

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
