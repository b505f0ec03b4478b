/** What was said by day, gathered for each seat. */

import type { Choice, View } from '$/lib/types';
import { boardOf } from './facts';

export interface Words {
  /** The role a seat says it was dealt, and what it thinks it is now. */
  started: string | null;
  became: string | null;
  /** Everything else it said, in order. */
  rest: Choice[];
}

export function saidBy(view: View): Words[] {
  const all: Words[] = Array.from({ length: view.seats }, () => ({
    started: null,
    became: null,
    rest: [],
  }));
  for (const [seat, ...claim] of view.said) {
    const words = all[seat]!;
    if (claim[0] === 'retract') all[seat] = { started: null, became: null, rest: [claim] };
    else if (claim[0] === 'started') words.started = String(claim[1]);
    else if (claim[0] === 'became') words.became = String(claim[1]);
    else words.rest = [...words.rest.filter((one) => String(one) !== String(claim)), claim];
  }
  return all;
}

/** Whose night it is that one tells with this verb; a verb that is not here is everybody's. */
const TOLD_BY: Record<string, string[]> = {
  saw: ['seer', 'mystic_wolf', 'paranormal_investigator'],
  trace: ['aura_seer'],
  no_trace: ['aura_seer'],
  shielded: ['sentinel'],
  copied: ['doppelganger'],
  robbed: ['robber'],
  gave: ['witch'],
  exchanged: ['troublemaker'],
  shifted: ['village_idiot'],
  drank: ['drunk'],
  revealed: ['revealer'],
  curated: ['curator'],
  carries: ['curator'],
  copied_card: ['doppelganger'],
  robbed_card: ['robber'],
  gave_card: ['witch', 'alpha_wolf'],
  revealed_card: ['revealer'],
  was_shielded: ['sentinel'],
  no_traces: ['aura_seer'],
};
const GESTURES = ['point', 'token'];
const SPEAKS_OF_ROLE = new Set([
  ...'started became saw saw_centre met met_nobody copied robbed gave'.split(' '),
  ...'revealed token centre_holds was is_now'.split(' '),
]);

/** Of the roles in this match only; and gestures are for who may not speak. */
export function sayable(claim: Choice, view: View): boolean {
  const { deck, slot_wolf, you } = boardOf(view);
  const verb = String(claim[0]);
  const names = [...deck, ...(slot_wolf ? [slot_wolf] : [])];
  const roles = claim.filter((arg) => typeof arg === 'string').slice(1);
  if (TOLD_BY[verb]?.every((role) => !deck.includes(role))) return false;
  if (GESTURES.includes(verb) && !you?.muted) return false;
  return !SPEAKS_OF_ROLE.has(verb) || roles.every((role) => names.includes(role));
}
