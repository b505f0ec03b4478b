/** One sign and one pair of colours for everything that has a name. */

import jellyfish from 'icon:jellyfish';
import crab from 'icon:crab';
import seahorse from 'icon:seahorse';
import shellfish from 'icon:nautilus-shell';
import squid from 'icon:octopus';
import military from 'icon:trident';
import merchant from 'icon:scales';
import mage from 'icon:crystal-wand';
import politician from 'icon:scroll-unfurled';
import farmer from 'icon:sickle';
import ambassador from 'icon:wax-seal';
import monster from 'icon:angler-fish';
import { LORD_SIGNS } from './lordsigns';
import { LOCATION_SIGNS } from './locationsigns';
import { lordFacts, raceOf, type Guild, type Race } from './facts';

export { default as keySign } from 'icon:skeleton-key';
export { default as tokenSign } from 'icon:suckered-tentacle';
export { default as lordSign } from 'icon:queen-crown';
export { default as locationSign } from 'icon:greek-temple';
export { default as depthsSign } from 'icon:big-wave';
export { default as arrowSign } from 'icon:fast-arrow';
export { default as ongoingSign } from 'icon:infinity';
export { default as brokenSign } from 'icon:broken-heart';
export { default as usedSign } from 'icon:check-mark';
export { monster as monsterSign };

/** Three cards held as a fan. */
export const handSign =
  '<g fill="currentColor"><rect x="60" y="150" width="170" height="270" rx="26" opacity=".6" transform="rotate(-20 145 285)"/>' +
  '<rect x="282" y="150" width="170" height="270" rx="26" opacity=".6" transform="rotate(20 367 285)"/>' +
  '<rect x="166" y="90" width="180" height="290" rx="28"/></g>';

export const RACE_SIGNS: Record<Race, string> = { jellyfish, crab, seahorse, shellfish, squid };
export const GUILD_SIGNS: Record<Guild, string> = {
  military,
  merchant,
  mage,
  politician,
  farmer,
  ambassador,
};

/** `deep` is the ground of a card, `glow` what is drawn on it; `ink` is read on paper or felt. */
export interface Hue {
  deep: string;
  glow: string;
  ink: string;
}
const hue = (deep: string, glow: string): Hue => ({
  deep,
  glow,
  ink: `light-dark(${deep}, ${glow})`,
});

export const RACE_HUES: Record<Race, Hue> = {
  jellyfish: hue('#164a80', '#96cdff'),
  crab: hue('#7c2419', '#ffab94'),
  seahorse: hue('#6b4a06', '#ffd877'),
  shellfish: hue('#175437', '#94e6ae'),
  squid: hue('#53297d', '#d8b4ff'),
};
const GUILD_RACES: Record<Guild, Race | null> = {
  military: 'crab',
  merchant: 'shellfish',
  mage: 'jellyfish',
  politician: 'squid',
  farmer: 'seahorse',
  ambassador: null,
};
export const PEARL = hue('#3c4a58', '#e9eef2');
export const MONSTER = hue('#12181d', '#ff8f7d');
export const STONE = hue('#0f4a50', '#8fe3da');

export const guildHue = (guild: Guild): Hue => {
  const race = GUILD_RACES[guild];
  return race ? RACE_HUES[race] : PEARL;
};
export const cardHue = (card: string): Hue =>
  card === 'monster' ? MONSTER : RACE_HUES[raceOf(card)];
export const cardSign = (card: string): string =>
  card === 'monster' ? monster : RACE_SIGNS[raceOf(card)];

export function signOf(kind: string, value: unknown): string | undefined {
  const name = String(value);
  if (kind === 'ally' || kind === 'card') return cardSign(name);
  if (kind === 'race') return RACE_SIGNS[name as Race];
  if (kind === 'lord') return LORD_SIGNS[name];
  if (kind === 'location') return LOCATION_SIGNS[name];
  return undefined;
}

export function hueOf(kind: string, value: unknown): Hue | undefined {
  const name = String(value);
  if (kind === 'ally' || kind === 'card') return cardHue(name);
  if (kind === 'race') return RACE_HUES[name as Race];
  if (kind === 'lord') return guildHue(lordFacts(name).guild);
  if (kind === 'location') return STONE;
  return undefined;
}
