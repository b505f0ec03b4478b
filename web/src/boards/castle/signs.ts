/** The sign and the colour of everything in Castle, the same on the board, in the log and in the rules. */

import key from 'icon:skeleton-key';
import goblet from 'icon:jeweled-chalice';
import bag from 'icon:swap-bag';
import pearl from 'icon:oyster-pearl';
import coat from 'icon:cloak';
import dagger from 'icon:plain-dagger';
import gloves from 'icon:gloves';
import ring from 'icon:skull-ring';
import scroll from 'icon:tied-scroll';
import seal from 'icon:wax-seal';
import sextant from 'icon:sextant';
import mirror from 'icon:mirror-mirror';
import knives from 'icon:thrown-daggers';
import tome from 'icon:secret-book';
import whip from 'icon:whip';
import flask from 'icon:round-bottom-flask';
import guards from 'icon:guards';
import ball from 'icon:crystal-ball';
import hands from 'icon:shaking-hands';
import caduceus from 'icon:caduceus';
import emblem from 'icon:swords-emblem';
import mind from 'icon:third-eye';
import prayer from 'icon:prayer';
import fencer from 'icon:swordman';
import knuckles from 'icon:brass-knuckles';
import allSeeing from 'icon:all-seeing-eye';
import masks from 'icon:drama-masks';
import sword from 'icon:broadsword';
import shield from 'icon:round-shield';
import clockwise from 'icon:clockwise-rotation';
import anticlockwise from 'icon:anticlockwise-rotation';

const monocle =
  '<path fill="currentColor" d="M205 36a170 170 0 1 0 0 340 170 170 0 0 0 0-340zm0 44a126 126 0 1 1 0 252 126 126 0 0 1 0-252z"/>' +
  '<path fill="none" stroke="currentColor" stroke-width="22" stroke-linecap="round" stroke-dasharray="2 34" d="M352 300c80 40 110 100 86 184"/>' +
  '<path fill="none" stroke="currentColor" stroke-width="18" stroke-linecap="round" d="M130 190q16-58 74-66"/>';

/** A bag with a small sign of what it will be. */
const bagWith = (inside: string) =>
  `<g transform="scale(.8)">${bag}</g><g transform="translate(268 262) scale(.48)">${inside}</g>`;

const ITEMS: Record<string, string> = {
  key,
  goblet,
  bag,
  bag_key: bagWith(key),
  bag_goblet: bagWith(goblet),
  black_pearl: pearl,
  coat,
  dagger,
  gloves,
  monocle,
  poison_ring: ring,
  privilege: scroll,
  lodge_seal: seal,
  sextant,
  mirror,
  knives,
  tome,
  whip,
};
const PROFESSIONS: Record<string, string> = {
  alchemist: flask,
  bodyguard: guards,
  clairvoyant: ball,
  diplomat: hands,
  doctor: caduceus,
  grand_master: emblem,
  hypnotist: mind,
  priest: prayer,
  swordsman: fencer,
  thug: knuckles,
};
const SIGNS: Record<string, Record<string, string>> = {
  item: ITEMS,
  profession: PROFESSIONS,
  society: { order: allSeeing, brotherhood: masks },
  side: { attacker: sword, defender: shield },
  direction: { left: clockwise, right: anticlockwise },
};

const BLUE = 'var(--accent)';
const GOLD = 'var(--accent-2)';
const STEEL = 'light-dark(#7c3328, #f0a08c)';
const SILK = 'light-dark(#2d5a4c, #93d3b8)';
const CURSE = 'light-dark(#4a3f52, #c4b6cf)';
const TONES: Record<string, string> = {
  order: BLUE,
  brotherhood: GOLD,
  key: BLUE,
  bag_key: BLUE,
  goblet: GOLD,
  bag_goblet: GOLD,
  lodge_seal: GOLD,
  dagger: STEEL,
  gloves: STEEL,
  knives: STEEL,
  whip: STEEL,
  poison_ring: STEEL,
  black_pearl: CURSE,
  mirror: CURSE,
  attacker: STEEL,
  defender: BLUE,
};

export const icon = (kind: string, value: unknown) => SIGNS[kind]?.[String(value)];

export function tone(kind: string, value: unknown): string | undefined {
  if (!(kind in SIGNS)) return undefined;
  return TONES[String(value)] ?? (kind === 'item' ? SILK : GOLD);
}
