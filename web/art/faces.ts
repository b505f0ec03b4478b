/**
 * The faces of people and bots, from the same parts as the cards. A face is a code, one digit for
 * each thing that can differ; whoever has chosen none gets the one that belongs to their name.
 */

import { compose, type Palette } from './compose';
import { gather } from './album';
import { BODIES } from './parts/bodies';
import { BOTS } from './parts/bots';
import { HEADGEAR } from './parts/headgear';
import { HEADS } from './parts/heads';

const GROUNDS = [
  '#7a3a44',
  '#35587c',
  '#46683f',
  '#6b4a86',
  '#8f6424',
  '#256a70',
  '#5c5f78',
  '#8a4a2c',
];
const CLOTHS = [
  '#2f2a3a',
  '#7a2f3a',
  '#2c5170',
  '#3f6238',
  '#a8702a',
  '#5a3f78',
  '#d9cdb4',
  '#26686a',
];
const SKINS = ['#f3d6b8', '#e8bd94', '#d2a077', '#b07a50', '#8a5a3a', '#65402a', '#f0c8a8'];
const HAIRS = [
  '#241c1a',
  '#4a2f20',
  '#7a4a24',
  '#b8742c',
  '#d9b46a',
  '#a8442a',
  '#8d8b92',
  '#e9e6e0',
];
const METALS = ['#c9b07a', '#b08a5a', '#a9b4bd', '#8fa39a', '#c28a6a', '#d8cdb0', '#9a8fb0'];

const HEAD = ['head', 'head.wide', 'head.thin'];
const EYES = ['calm', 'grim', 'wide', 'sly', 'sad', 'specs', 'monocle', 'mask'];
const MOUTHS = ['flat', 'smile', 'frown', 'grin', 'lips', 'open'];
const BEARDS = ['', '', '', 'beard.full', 'beard.goatee', 'beard.moustache', 'beard.chops'];
const HAIR = ['short', 'parted', 'wild', 'bob', 'fringe', 'bun', 'curls', 'braids', 'crown', 'wig'];
const HATS = [
  '',
  '',
  '',
  'hat.top',
  'hat.bowler',
  'hat.fedora',
  'hat.tricorn',
  'turban',
  'crown',
  'hat.jester',
  'kerchief',
  'hat.deer',
  'laurel',
  'hat.night',
];
const BOT_EYES = ['bot.eyes.round', 'bot.eyes.slit', 'bot.eyes.one', 'bot.eyes.grid'];
/** The looks that a face of brass can have. */
const BOT_SHOWS: ReadonlySet<string> = new Set(['eyes.wide', 'eyes.aside']);
const BOT_TOPS = [
  'bot.top.wire',
  'bot.top.fin',
  'bot.top.bolt',
  'bot.top.key',
  'hat.bowler',
  'hat.top',
];

/** How many there are of each thing, in the order of the code's digits. */
const SLOTS = [GROUNDS, CLOTHS, SKINS, HAIRS, HEAD, EYES, MOUTHS, BEARDS, HAIR, HATS].map(
  (things) => things.length,
);
export const DIFFERENT = SLOTS.reduce((all, n) => all * n, 1);

/** Of each reaction: eyes, mouth, what the hands do, and the ground behind it. */
export const MOODS = {
  yes: ['eyes.calm', 'mouth.smile', 'hand.up', '#3f7a44'],
  no: ['eyes.grim', 'mouth.frown', 'hand.down', '#8a2f34'],
  hm: ['eyes.sly', 'mouth.flat', 'hand.chin', '#5c5f78'],
  shock: ['eyes.wide', 'mouth.open', 'hand.cheeks', '#b8642a'],
  laugh: ['eyes.closed', 'mouth.grin', 'tears', '#b8902a'],
  hush: ['eyes.calm', 'mouth.flat', 'hand.hush', '#2c4470'],
  eyes: ['eyes.aside', 'mouth.flat', '', '#6b4a86'],
  bravo: ['eyes.closed', 'mouth.smile', 'hand.clap', '#256a70'],
} as const;
/** What one wears before the eyes stays there; a mask hides how they look. */
const WORN: Record<string, string> = { specs: 'worn.specs', monocle: 'worn.monocle' };
export type Mood = keyof typeof MOODS;

type Dice = (below: number) => number;
export const roll = (dice: Dice): string => SLOTS.map((n) => dice(n).toString(36)).join('');
export const fits = (code: string): boolean =>
  code.length === SLOTS.length && [...code].every((digit, i) => parseInt(digit, 36) < SLOTS[i]!);

const PARTS = gather(BODIES, BOTS, HEADGEAR, HEADS);
const LIGHT = { l: '#fff6e2', k: '#17121c', w: '#f0e8d8', m: '#e0b85c', g: '#ffd27a' };

/** All that faces are made of, for whoever draws them elsewhere. */
export const KIT = {
  parts: PARTS,
  light: LIGHT,
  grounds: GROUNDS,
  cloths: CLOTHS,
  skins: SKINS,
  hairs: HAIRS,
  metals: METALS,
  head: HEAD,
  eyes: EYES,
  mouths: MOUTHS,
  beards: BEARDS,
  hair: HAIR,
  hats: HATS,
  bot_eyes: BOT_EYES,
  bot_tops: BOT_TOPS,
};

/** The eyes of a mood behind what this face wears. */
const expression = ([eyes]: readonly string[], own: string): string[] =>
  own === 'mask' ? ['eyes.mask'] : [eyes!, WORN[own] ?? ''];

/** The owl that guides through a lesson. */
export const guide = (): string =>
  compose(
    'ground owl.wise',
    PARTS,
    { ...LIGHT, n: '#3a4a72', b: '#8a6238', a: '#26203f' },
    [120, 120],
  );

export function face(code: string, bot = false, mood?: Mood): string {
  const digit = [...code].map((one) => parseInt(one, 36));
  const of = <T>(things: readonly T[], slot: number): T => things[digit[slot]! % things.length]!;
  const felt = mood && MOODS[mood];
  const palette: Palette = {
    ...LIGHT,
    n: felt ? felt[3] : of(GROUNDS, 0),
    a: of(CLOTHS, 1),
    b: of(CLOTHS, 3),
    c: of(GROUNDS, 1),
    s: bot ? of(METALS, 2) : of(SKINS, 2),
    h: of(HAIRS, 3),
  };
  const parts = bot
    ? [
        'body.broad',
        of(BOT_TOPS, 9),
        'bot.head',
        felt && BOT_SHOWS.has(felt[0]) ? felt[0] : of(BOT_EYES, 5),
        felt ? felt[1] : `bot.mouth.${digit[6]! % 2}`,
      ]
    : [
        'body.broad',
        of(HEAD, 4),
        ...(felt ? expression(felt, of(EYES, 5)) : [`eyes.${of(EYES, 5)}`]),
        felt ? '' : `mouth.${of(MOUTHS, 6)}`,
        of(BEARDS, 7),
        felt && of(BEARDS, 7) === 'beard.full' ? 'mouth.bare' : '',
        felt ? felt[1] : '',
        `hair.${of(HAIR, 8)}`,
        of(HATS, 9),
      ];
  // A reaction is the same head, seen from so near that eyes and mouth read at 28 px.
  const near = felt ? '@-60,-45*1.2' : '@-19,4*.79';
  const line = `ground ( ${parts.filter(Boolean).join(' ')} )${near} ${felt?.[2] ?? ''}`;
  return compose(line, PARTS, palette, [120, 120]);
}
