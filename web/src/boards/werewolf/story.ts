/** What there is to claim in Werewolf: how it begins, what rules what out, and what is true. */

import type { Choice, View } from '$/lib/types';
import { boardOf } from './facts';
import type { Note } from './view';

export const stems = {
  was: ['started', 'became', 'no_wolf', 'of_the_village'],
  saw: ['saw', 'saw_centre', 'met', 'met_nobody', 'trace', 'no_trace', 'no_traces', 'was_shielded'],
  did: [
    ...['robbed', 'exchanged', 'drank', 'gave', 'copied', 'revealed', 'shifted', 'shielded'],
    ...['curated', 'carries', 'did_nothing'],
    ...['robbed_card', 'copied_card', 'gave_card', 'revealed_card'],
  ],
  suspect: ['suspect', 'will_vote', 'doubt', 'either', 'was', 'is_now', 'centre_holds'],
  trust: ['clear', 'believe', 'agree', 'not_that_one', 'no_wolf_here'],
  ask: ['ask'],
  back: ['retract'],
};

export const sole = [['started'], ['became']];

/** Of each role there are as many as in the deck; one may have had it before it moved on. */
export function copies([verb, role]: Choice, view: View): number | undefined {
  if (verb !== 'started') return undefined;
  return boardOf(view).deck.filter((one) => one === role).length;
}

/** Deeds that are told as they were done: the claim, and its parts. */
const TOLD: Record<string, [string, ...(keyof Note)[]]> = {
  shield: ['shielded', 'target'],
  copy: ['copied', 'target', 'role'],
  look: ['saw', 'target', 'role'],
  peek: ['saw_centre', 'centre', 'role'],
  brew: ['saw_centre', 'centre', 'role'],
  rob: ['robbed', 'target', 'role'],
  exchange: ['exchanged', 'one', 'other'],
  shift: ['shifted', 'direction'],
  drink: ['drank', 'centre'],
  reveal: ['revealed', 'target', 'role'],
  curate: ['curated', 'target'],
  see_own: ['became', 'role'],
};

/** My night as it was. */
export function story(view: View): Choice[] {
  const { you, phase } = boardOf(view);
  if (!you || phase === 'night') return [];
  let brewed = '';
  const told: Choice[] = [['started', you.start]];
  for (const note of you.notes) {
    const [claim, ...parts] = TOLD[note.verb] ?? [];
    if (claim) told.push([claim, ...parts.map((part) => note[part] as number | string)]);
    if (note.verb === 'brew') brewed = note.role ?? '';
    if (note.verb === 'give') told.push(['gave', note.target!, brewed]);
    for (const mason of note.masons ?? []) told.push(['met', mason, 'mason']);
    if (note.masons?.length === 0) told.push(['met_nobody', 'mason']);
    for (const seat of note.traces ?? []) told.push(['trace', seat]);
    if (note.traces?.length === 0) told.push(['no_traces']);
  }
  return told;
}
