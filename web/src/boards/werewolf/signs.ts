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
import pack from 'icon:wolf-head';
import skull from 'icon:death-skull';

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
  if (call === 'wolves') return pack;
  if (call === 'masons') return mason;
  return roleSign(ROLES[call] ? call : call.replace(/^doppelganger_/, ''));
}

export type Team = 'village' | 'pack' | 'tanner';
const PACK = ['werewolf', 'alpha_wolf', 'mystic_wolf', 'dream_wolf', 'minion'];
export const teamOf = (role: string): Team =>
  PACK.includes(role) ? 'pack' : role === 'tanner' ? 'tanner' : 'village';

export const TEAM_SIGN: Record<Team, string> = { village: brand, pack, tanner: skull };
const TONES: Record<Team, string> = {
  village: 'light-dark(#30568a, #a9c6f5)',
  pack: 'light-dark(#96281f, #ff9d8f)',
  tanner: 'light-dark(#6f5210, #e3bd6c)',
};
export const roleTone = (role: string): string => TONES[teamOf(role)];
