/** What was said by day, gathered for each seat. */

import { same, type Choice, type View } from '$/lib/types';
import { boardOf } from './facts';

export interface Words {
  /** The role a seat says it was dealt, and what it thinks it is now. */
  started: string | null;
  became: string | null;
  /** Everything else it said, in order. */
  rest: Choice[];
  /** What it said and took back. */
  back: Choice[];
}

export function saidBy(view: View): Words[] {
  const all: Words[] = Array.from({ length: view.seats }, () => ({
    started: null,
    became: null,
    rest: [],
    back: [],
  }));
  for (const [seat, ...claim] of view.said) {
    const words = all[seat]!;
    const [verb] = claim;
    if (verb === 'retract') {
      takeBack(words, ...roles(words), ...words.rest.filter((one) => one[0] !== 'retract'));
      Object.assign(words, { started: null, became: null, rest: [claim] });
    } else if (verb === 'started' || verb === 'became') {
      const before = roles(words).filter((one) => one[0] === verb && !same(one, claim));
      takeBack(words, ...before);
      words[verb] = String(claim[1]);
    } else words.rest = [...words.rest.filter((one) => !same(one, claim)), claim];
    words.back = words.back.filter((one) => !same(one, claim));
  }
  return all;
}

const roles = ({ started, became }: Words): Choice[] => [
  ...(started ? [['started', started]] : []),
  ...(became ? [['became', became]] : []),
];

function takeBack(words: Words, ...claims: Choice[]): void {
  const before = words.back.filter((one) => !claims.some((claim) => same(one, claim)));
  words.back = [...before, ...claims];
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
