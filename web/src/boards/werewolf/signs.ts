/** The sign of each role, artefact and call, the same wherever it is named. */

import alpha from 'icon:direwolf';
import mystic from 'icon:moon-claws';
import dream from 'icon:dream-catcher';
import werewolf from 'icon:werewolf';
import minion from 'icon:imp-laugh';
import tanner from 'icon:leather-vest';
import villager from 'icon:farmer';
import sentinel from 'icon:guarded-tower';
import doppelganger from 'icon:double-face-mask';
import mason from 'icon:freemasonry';
import seer from 'icon:crystal-ball';
import apprentice from 'icon:third-eye';
import investigator from 'icon:magnifying-glass';
import robber from 'icon:robber';
import witch from 'icon:witch-flight';
import troublemaker from 'icon:card-exchange';
import idiot from 'icon:jester-hat';
import aura from 'icon:aura';
import drunk from 'icon:beer-stein';
import insomniac from 'icon:tired-eye';
import revealer from 'icon:torch';
import curator from 'icon:amphora';
import bodyguard from 'icon:shield-bash';
import prince from 'icon:crown';
import hunter from 'icon:crossbow';
import claw from 'icon:triple-claws';
import brand from 'icon:village';
import cudgel from 'icon:wood-club';
import fog from 'icon:fog';
import mask from 'icon:iron-mask';
import shroud from 'icon:ghost';
import wolves from 'icon:wolf-head';

const ROLES: Record<string, string> = {
  villager,
  werewolf,
  alpha_wolf: alpha,
  mystic_wolf: mystic,
  dream_wolf: dream,
  minion,
  tanner,
  sentinel,
  doppelganger,
  mason,
  seer,
  apprentice_seer: apprentice,
  paranormal_investigator: investigator,
  robber,
  witch,
  troublemaker,
  village_idiot: idiot,
  aura_seer: aura,
  drunk,
  insomniac,
  revealer,
  curator,
  bodyguard,
  prince,
  hunter,
};

const ARTEFACTS: Record<string, string> = {
  claw_of_the_werewolf: claw,
  brand_of_the_villager: brand,
  cudgel_of_the_tanner: cudgel,
  void_of_nothingness: fog,
  mask_of_muting: mask,
  shroud_of_shame: shroud,
};

export const roleSign = (role: string): string => ROLES[role] ?? villager;
export const artefactSign = (artefact: string): string => ARTEFACTS[artefact] ?? fog;

/** A call bears the sign of its role; the doppelgänger's later calls that of her copy. */
export function callSign(call: string): string {
  if (call === 'wolves') return wolves;
  if (call === 'masons') return mason;
  return roleSign(ROLES[call] ? call : call.replace(/^doppelganger_/, ''));
}

export type Team = 'village' | 'pack' | 'tanner';
const PACK = ['werewolf', 'alpha_wolf', 'mystic_wolf', 'dream_wolf', 'minion'];
export const teamOf = (role: string): Team =>
  PACK.includes(role) ? 'pack' : role === 'tanner' ? 'tanner' : 'village';

/** A shape for each team, plain enough for a corner: a house, a wolf's head, a hide. */
const shape = (d: string) => `<path fill="currentColor" d="${d}"/>`;
export const TEAM_SIGN: Record<Team, string> = {
  village: shape('M256 48 32 248h64v216h120V328h80v136h120V248h64z'),
  pack: shape('M56 40l118 96h164l118-96-16 214-86 106-98 112-98-112-86-106z'),
  tanner: shape('M256 40c70 96 150 176 150 272a150 150 0 0 1-300 0c0-96 80-176 150-272z'),
};
const TONES: Record<Team, string> = {
  village: 'light-dark(#30568a, #a9c6f5)',
  pack: 'light-dark(#96281f, #ff9d8f)',
  tanner: 'light-dark(#6f5210, #e3bd6c)',
};
export const roleTone = (role: string): string => TONES[teamOf(role)];
