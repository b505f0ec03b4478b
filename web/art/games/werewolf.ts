/** Werewolf: its roles, its artefacts, the wolf that lies in the middle. */

import { gather, type Album } from '../album';
import type { Palette } from '../compose';
import { ARMS } from '../parts/arms';
import { BODIES } from '../parts/bodies';
import { GROUNDS } from '../parts/grounds';
import { HEADGEAR } from '../parts/headgear';
import { HEADS } from '../parts/heads';
import { POSES } from '../parts/poses';
import { SEA } from '../parts/sea';
import { THINGS } from '../parts/things';
import { WILD } from '../parts/wild';

/** Indigo night over the village, moonlight for the pack, dawn for the one who wants to die. */
const NIGHT: Palette = {
  n: '#3b3a86',
  a: '#4a5590',
  b: '#6b4a34',
  c: '#b8564a',
  s: '#e8bb94',
  h: '#4a2f22',
  m: '#c9b37c',
  w: '#f0e6d2',
  g: '#ffdf9a',
  l: '#fff6df',
  k: '#0b0a24',
};
const PACK: Palette = {
  ...NIGHT,
  n: '#4a2a5e',
  a: '#4d4763',
  b: '#3a2c3a',
  c: '#a83a3a',
  g: '#ffb25a',
  s: '#d9a58a',
};
const DAWN: Palette = { ...NIGHT, n: '#a85a3c', a: '#7a4a30', b: '#8a5a34', g: '#ffd08a' };
const RELIC: Palette = { ...NIGHT, n: '#2a3f6e', g: '#c9b8ff', a: '#4a3f5e' };

const ROLES: Record<string, [Palette, string]> = {
  villager: [
    NIGHT,
    'fill moon@150,56*.7 stars hills pitchfork@36,150 ( body.broad collar.v a=#6f5a3a head.wide eyes.calm mouth.smile hat.straw )@10,6 arm.up<',
  ],
  werewolf: [PACK, 'fill moon@100,70*1.5 pines wolf.body ( wolf.face wolf.maw )@100,112*.95'],
  alpha_wolf: [
    PACK,
    'fill moon@112,96*1.6 mountains hills ( ( coronet )@-100,-60 )@130,92*.9~-50 wolf.howl@92,190 a=#241f3c m=#f0c04a',
  ],
  mystic_wolf: [
    PACK,
    'fill stars glow.high ( wolf.face a=#8fa6d8 g=#b8f0ff )@100,104 eye.small@100,40*1.1 paw@44,226 paw@156,226< orb@100,226*.8 g=#a8e4ff n=#2f3f86',
  ],
  dream_wolf: [
    PACK,
    'fill crescent@52,56*1.1 stars hills wolf.curl@100,206*1.02 zzz@118,112*.9 a=#7d84ae n=#26386a w=#e6eaff',
  ],
  minion: [
    PACK,
    'fill village glow ( body.stoop a=#7a2f34 head.side mouth.side hood.side )@0,14*.96 candle@36,160*1.2 arm.up@198,34<',
  ],
  tanner: [
    DAWN,
    'fill sun@100,80 hills hide.frame@142,140 ( body.broad apron a=#54341f head.wide eyes.sad hair.crown beard.full )@-34,8 scraper@150,186~30 arm.out@-30,0 b=#7a4420 a=#3a2414',
  ],
  sentinel: [
    NIGHT,
    'fill stars tower@172,120*1.1 ( body.broad plate pads head eyes.calm mouth.flat ( helm.round )@0,-14 )@20,10 torch@52,96*1.1 arm.up@218,20< shield.round@146,226*.92 c=#8a3a34',
  ],
  doppelganger: [
    NIGHT,
    'fill glow glass.high ( body.slim ( head eyes.calm mouth.flat half.dark )< hair.bob )@60,46*.85 glass.frame ( body.slim collar.v head eyes.calm mouth.flat half.dark hair.bob )@-42,16 a=#8a3f5a b=#5a2a44 h=#8a4424 g=#ffd0a0',
  ],
  mason: [
    NIGHT,
    'fill bricks ( body.broad a=#54503f head eyes.grim beard.full cap.skull b=#8a7a5a )@-44,16*.9 ( body.broad a=#6e6650 head.wide eyes.calm beard.moustache cap.skull )@66,16*.9 arms.low compass@100,206*.9 grip@66,250*1.1 grip@134,250*1.1< m=#f0d58a',
  ],
  seer: [
    NIGHT,
    'fill curtains glow ( body.robe veil a=#5a2f7a b=#7a3f8a head.thin eyes.closed mouth.lips circlet )@0,-10 orb.stand@100,218 g=#d0b8ff',
  ],
  apprentice_seer: [
    NIGHT,
    'fill stars window@50,100 ( body.slim a=#4f6aa8 head.thin eyes.wide mouth.smile hair.fringe )@26,4 table candle@34,180*.9 cards@98,204*1.15 eye.small@116,194*1.1 arm.edge@14,4 grip@112,240*1.2<',
  ],
  paranormal_investigator: [
    NIGHT,
    'fill door mist ( body.broad lapels tie a=#5e4f3a head eyes.calm beard.moustache hat.deer )@26,10 arm.handle glass@60,164*1.12 grip@134,238*1.1~-45',
  ],
  robber: [
    NIGHT,
    'fill window@46,96 ( body.stoop head.wide eyes.mask mouth.grin hat.flat )@18,6 bag@60,206*1.08 arm.grab arm.fist@86,154*1.5 coin@24,262*.5 a=#23213a b=#a8814a',
  ],
  witch: [
    NIGHT,
    'fill moon@54,60*.8 cauldron@100,236*1.05 ( body.slim a=#5a4a8e mane.wild head.thin eyes.sly mouth.grin hat.cone s=#b9c98a )@26,8 broom@176,140*.9~6 arm.up@14,14 cauldron@86,244 g=#9df07a',
  ],
  troublemaker: [
    NIGHT,
    'fill glow village ( body.dress a=#b0563c head eyes.sly mouth.grin hair.braids h=#c2622c )@0,-4 arms.sides cards@40,196*.86~-14 cards@160,196*.86~14 grip@42,238 grip@158,238< arrows.swap@100,228*.62',
  ],
  village_idiot: [
    NIGHT,
    'fill sun@100,60 hills ( body.fat a=#6a8a4a head.wide eyes.wide mouth.grin hat.jester a=#8a3f6a b=#d0a03a c=#4a7aa0 ) arm.bail bucket@150,232*.86 grip@152,190*1.1 n=#5a6fae',
  ],
  aura_seer: [
    NIGHT,
    'fill stars aura.rings@100,96 ( body.robe a=#3f6a8a mane.long head eyes.closed mouth.flat h=#e6e0f0 )@0,10 arm.palm@4,4 arm.palm@196,4< arm.open@44,196*1.3 arm.open@156,196*1.3< g=#a8f0e0',
  ],
  drunk: [
    NIGHT,
    'fill wall glow.low ( body.fat a=#7a4a34 head.wide eyes.tired beard.full hair.wild h=#8a4a24 )@-10,16~-6 mug@152,170*1.1 arm.up@-6,40 bottle@30,230*.8',
  ],
  insomniac: [
    NIGHT,
    'fill crescent@164,40*.8 stars owl@28,72*.7 pillow ( body.broad head.wide eyes.tired mouth.frown hair.wild hat.night )@0,30 arms.low@0,-18 blanket grip@60,218*1.1 grip@140,218*1.1< b=#4a5aa0 a=#a8586a',
  ],
  revealer: [
    NIGHT,
    'deep torch@44,124*1.4 ( body.slim a=#8a4436 head eyes.wide mouth.open hair.short )@20,10 arm.up@202,16< arm.under@-4,4 contract@148,196*.86 grip@134,240*1.05 g=#ffb04a',
  ],
  curator: [
    NIGHT,
    'fill shelves ( body.slim lapels a=#3f4a5a head.thin eyes.specs beard.goatee hair.crown )@-18,-6 table amphora@152,168*.86 mask.iron@36,206*.46 skull@92,214*.46 c=#c27a4a',
  ],
  bodyguard: [
    NIGHT,
    'fill wall ( body.broad plate head.wide eyes.grim mouth.frown hair.short )@0,-6 arms.steer@0,-4 pads@0,-6 shield@100,208*1.12 grip@44,206*1.2 grip@156,206*1.2< a=#8a3a34',
  ],
  prince: [
    NIGHT,
    'fill castle glow.high ( body.cape collar.fur chain.office a=#7a2f4a b=#5a2a6a head eyes.calm mouth.smile hair.bob crown h=#c99a4a )@-8,0 rose@163,124 arm.up@0,40',
  ],
  hunter: [
    NIGHT,
    'fill pines moon@160,60*.6 ( body.side ( head.side beard.chops hat.fedora hat.feather )@2,10 )@24,2 crossbow.aimed c=#d9b45c a=#4a6a3f g=#ffe6b0',
  ],
};

const ARTEFACTS: Record<string, string> = {
  claw_of_the_werewolf: 'fill glow claws@100,140*1.3 a=#5a4a4a g=#ff9a7a',
  brand_of_the_villager:
    'deep glow ( palm )@104,154*1.12 house.mark@104,190*1.02 a=#d9a480 c=#8a2a1a g=#ffb45a',
  cudgel_of_the_tanner:
    'deep glow hide@100,176*1.3%35 cudgel@104,138*1.02~22 m=#f3ead6 g=#ffd9a0 n=#5a3a2a b=#b07a44 c=#5a2f1c',
  void_of_nothingness:
    'deep stars void@100,106*1.12 hut.torn@48,232*1.1~-14 fog@140,250*.9 a=#2c2760 g=#cfc2ff n=#3a3a86 l=#eef0ff',
  mask_of_muting: 'fill glow mask.iron@100,134*1.35 chain@32,160 chain@172,160<',
  shroud_of_shame: 'fill mist shroud@100,150*1.35 fog@100,250',
};

/** Morning over a village that has lost nobody. */
const SPARED =
  'fill glow.high rays sun@100,116*1.35 mountains village@0,6 cock@100,150 n=#c27a4c a=#6a3a2a';

const BACK =
  'deep stars moon@100,112*1.75 scratches@104,120*1.05 hills village@0,20 a=#1a1644 g=#ffe6a8';

export const werewolf: Album = {
  parts: gather(GROUNDS, HEADS, BODIES, HEADGEAR, ARMS, POSES, THINGS, SEA, WILD),
  pictures: [
    ...Object.entries(ROLES).map(([id, [palette, line]]) => ({
      id: `role-${id}`,
      line: `${line} vignette`,
      palette,
    })),
    ...Object.entries(ARTEFACTS).map(([id, line]) => ({
      id: `artefact-${id}`,
      line: `${line} vignette`,
      palette: RELIC,
    })),
    {
      id: 'slot-wolf',
      line: 'fill glow ( card.down )@38,74*.5 ( card.down )@100,66*.5 ( card.down )@162,74*.5 card.up@100,184*.92~-7 wolf.face@102,184*.66~-7 a=#8f84bb vignette',
      palette: PACK,
    },
    { id: 'beat-nobody', line: `${SPARED} vignette`, palette: DAWN },
    { id: 'back-role', line: `${BACK} vignette`, palette: NIGHT },
  ],
};
