/** Signs and colours: the same thing has the same sign on the plan, in the hand and in the log. */

import alive from 'icon:heart-beats';
import dead from 'icon:death-skull';
import success from 'icon:open-book';
import fail from 'icon:cracked-disc';
import sabotage from 'icon:burning-book';
import flask from 'icon:round-bottom-flask';
import rose from 'icon:rose';
import mug from 'icon:coffee-mug';
import gate from 'icon:pentacle';
import lantern from 'icon:lit-candelabra';
import cctv from 'icon:cctv-camera';
import lightning from 'icon:lightning-storm';
import secretDoor from 'icon:secret-door';
import phone from 'icon:silenced';
import prying from 'icon:surrounded-eye';
import boost from 'icon:thumb-up';
import zero from 'icon:thumb-down';
import control from 'icon:swap-bag';
import portal from 'icon:magic-portal';
import glass from 'icon:shattered-glass';
import mirror from 'icon:mirror-mirror';
import detective from 'icon:sherlock-holmes';
import professor from 'icon:spectacles';
import librarian from 'icon:bookmarklet';
import student from 'icon:graduate-cap';
import nurse from 'icon:stethoscope';
import photographer from 'icon:photo-camera';
import caretaker from 'icon:house-keys';
import reporter from 'icon:newspaper';
import automa from 'icon:robot-golem';
import investigator from 'icon:lantern-flame';
import beauty from 'icon:diamond-ring';
import infected from 'icon:virus';
import superGhost from 'icon:haunting';
import mechanic from 'icon:spanner';
import cultist from 'icon:cowled';
import rookie from 'icon:baby-face';
import clumsy from 'icon:falling';
import coward from 'icon:screaming';
import pyromaniac from 'icon:molotov';
import assassin from 'icon:stiletto';
import prophet from 'icon:third-eye';
import type { Colour, Pulse, RoomCard, Table } from './facts';

export { default as knifeSign } from 'icon:sacrificial-dagger';
export { default as ghostSign } from 'icon:ghost';
export { default as fishSign } from 'icon:fish-monster';
export { default as bookSign } from 'icon:bookshelf';
export { default as pulseSign } from 'icon:heart-beats';
export { default as roomBack } from 'icon:wooden-door';
export { default as dangerSign } from 'icon:hazard-sign';
export { default as doneSign } from 'icon:check-mark';
export { default as voteSign } from 'icon:vote';
export { default as pointSign } from 'icon:pointing';
export { default as boltSign } from 'icon:electric';
export { default as routeSign } from 'icon:treasure-map';
export { default as drawSign } from 'icon:card-draw';
export { cultist as hoodSign, portal as portalSign, automa as automaSign, control as bagSign };

export const COLOUR_SIGNS: Record<Colour, string> = {
  dark_blue: flask,
  pink: rose,
  light_blue: mug,
  green: gate,
  orange: lantern,
  red: cctv,
};
/** `light-dark(on paper, in the dark)`: both are read on the floor of the plan. */
export const COLOUR_TONES: Record<Colour, string> = {
  dark_blue: 'light-dark(#21407f, #8fb2ff)',
  pink: 'light-dark(#8a2a63, #ff9fd0)',
  light_blue: 'light-dark(#0a5878, #7fd9f7)',
  green: 'light-dark(#1d5e2c, #8fe08a)',
  orange: 'light-dark(#8a4300, #ffb266)',
  red: 'light-dark(#951f1f, #ff8d80)',
};
export const CARD_SIGNS: Record<Pulse | RoomCard, string> = {
  alive,
  dead,
  success,
  fail,
  sabotage,
};
export const CARD_TONES: Record<Pulse | RoomCard, string> = {
  alive: 'light-dark(#2c5f1e, #a8dd7d)',
  dead: 'light-dark(#8d1f2b, #ff8f95)',
  success: 'light-dark(#23585c, #8adbd2)',
  fail: 'light-dark(#8a4300, #ffb266)',
  sabotage: 'light-dark(#6d1f7a, #e6a2f5)',
};
export const EVENT_SIGNS: Record<string, string> = {
  lightning,
  secret_doors: secretDoor,
  connection_lost: phone,
  prying_eyes: prying,
  morale_boost: boost,
  under_control: control,
  portal_opens: portal,
  broken_window: glass,
  morale_zero: zero,
  mirror,
};
export const ROLE_SIGNS: Record<string, string> = {
  investigator,
  radiant_beauty: beauty,
  infected,
  super_ghost: superGhost,
  mechanic,
  cultist,
  rookie,
  clumsy,
  coward,
  pyromaniac,
  assassin,
  prophet,
};

/** The name tag of a seat: it changes nothing in play, so seats take them in order. */
const TAGS = [
  'detective',
  'professor',
  'librarian',
  'student',
  'nurse',
  'photographer',
  'caretaker',
  'reporter',
] as const;
const TAG_SIGNS = [
  detective,
  professor,
  librarian,
  student,
  nurse,
  photographer,
  caretaker,
  reporter,
];
/** The cloth of the disc; the sign on it is white. */
const DISCS = [
  '#7d2f2a',
  '#2b5573',
  '#6a5415',
  '#4d3a86',
  '#8a2f66',
  '#22604a',
  '#7a4517',
  '#50565e',
];

export const tagOf = (character: number): string => TAGS[character]!;
export const pawnSign = (table: Table, character: number): string =>
  character === table.automa ? automa : TAG_SIGNS[character]!;
export const discOf = (character: number): string => DISCS[character % DISCS.length]!;

/** The colour of a place by its id: ids begin with it. */
export const colourOf = (place: string): Colour | undefined =>
  (Object.keys(COLOUR_SIGNS) as Colour[]).find((colour) => place.startsWith(colour));

export function signOf(kind: string, value: unknown): string | undefined {
  const name = String(value);
  if (kind === 'pulse' || kind === 'card') return CARD_SIGNS[name as Pulse];
  if (kind === 'token') return EVENT_SIGNS[name];
  if (kind === 'role') return ROLE_SIGNS[name];
  if (kind === 'colour' || kind === 'place' || kind === 'shelf') {
    const colour = colourOf(name);
    return colour && COLOUR_SIGNS[colour];
  }
  return undefined;
}

export function toneOf(kind: string, value: unknown): string | undefined {
  const name = String(value);
  if (kind === 'pulse' || kind === 'card') return CARD_TONES[name as Pulse];
  if (kind === 'role') return name === 'cultist' ? CARD_TONES.dead : undefined;
  if (kind === 'colour' || kind === 'place' || kind === 'shelf') {
    const colour = colourOf(name);
    return colour && COLOUR_TONES[colour];
  }
  return undefined;
}
