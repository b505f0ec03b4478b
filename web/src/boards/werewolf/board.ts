/** What the game brings to the frame: signs, the mood of the hour, cards that fly. */

import sun from 'icon:sun';
import type { Choice, GameEvent, View } from '$/lib/types';
import type { Flight } from '$/kit/slide';
import type { BoardProps, Dealt } from '../contract';
import { artefactSign, callSign, roleSign, roleTone, teamOf } from './signs';
import { picture, pictured } from './pictures';
import { hourOf } from './told';
import { boardOf } from './facts';

export { picture, pictured };
export { ahead } from './ahead';
export { beats } from './beats';
export { laidOpen } from './open';
export { rule } from './rules';
export function icon(kind: string, value: unknown): string | undefined {
  if (kind === 'role') return roleSign(String(value));
  if (kind === 'artefact') return artefactSign(String(value));
  if (kind === 'beat') return sun;
  return kind === 'call' ? callSign(String(value)) : undefined;
}

export function tone(kind: string, value: unknown): string | undefined {
  if (kind === 'role') return roleTone(String(value));
  return kind === 'artefact' ? 'var(--accent-2)' : undefined;
}

export function mood(view: View): string {
  const table = boardOf(view);
  if (table.phase !== 'night') return table.phase === 'talk' ? 'day' : 'dusk';
  return hourOf(table) * 2 < table.calls.length ? 'night' : 'late';
}

export function dealt(view: View): Dealt | null {
  const own = boardOf(view).you;
  return own && { cards: [['role', own.start]], wants: `dealt-${teamOf(own.start)}` };
}

export function was(view: View, seat: number): [string, string] | null {
  const role = boardOf(view).end?.roles[seat];
  return role ? ['role', role] : null;
}

/** One tap for the whole night, while nobody calls: whoever is called is awake. */
export const orders = (view: View): Choice[] =>
  view.step === 'night' && view.decision?.prompt.power === 'asleep' ? [['sleep']] : [];

export const seating = true;
export const aloud = true;

/** Pairs of cards are tapped on the table; under the Shroud so are places, which have no names. */
export const silent = (choice: Choice, view: View): boolean =>
  choice[0] === 'exchange' || (choice[0] === 'vote' && Boolean(boardOf(view).you?.votes_blind));

export const grave = (choice: Choice): boolean => choice[0] === 'vote';

/** Under the Shroud a vote names a place. */
export function label([verb, target]: Choice, { view, me, words }: BoardProps): string | null {
  if (verb !== 'vote' || me === null || !boardOf(view).you?.votes_blind) return null;
  const place = (Number(target) - me + view.seats) % view.seats;
  return words.text('choice-vote-blind', { target_place: place });
}

export const preview = (_: Choice, { words, clock }: BoardProps): string =>
  words.text('view-vote-sure', { hurried: clock?.until ? 'yes' : 'no' });

export { sayable } from './claims';
export { copies, sole, stems, story } from './story';

const seat = (n: unknown) => `place:${String(n)}`;
const centre = (n: unknown) => `centre:${String(n)}`;
/** Two cards change places, face down. */
const both = (one: string, other: string): Flight[] => [
  { from: one, to: other, picture: picture('back', 'role') },
  { from: other, to: one, picture: picture('back', 'role') },
];

/** My own moves of the night. */
export function flights(event: GameEvent, view: View): Flight[] {
  const me = seat(view.seat);
  if (event.kind === 'rob') return both(me, seat(event.target));
  if (event.kind === 'drink') return both(me, centre(event.centre));
  if (event.kind === 'exchange') return both(seat(event.one), seat(event.other));
  if (event.kind === 'plant') return both(centre(3), seat(event.target));
  if (event.kind === 'give') {
    const brewed = boardOf(view).you?.notes.findLast((note) => note.verb === 'brew');
    return brewed ? both(centre(brewed.centre), seat(event.target)) : [];
  }
  return [];
}
