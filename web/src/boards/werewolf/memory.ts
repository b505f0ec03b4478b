/** What I know of the cards: what I saw, carried along with the moves that I made myself. */

import type { Note, Own } from './view';

/** Places: the seats, then the centre, then the card set apart. */
export function knownCards(own: Own, me: number, seats: number): Map<number, string> {
  const known = new Map<number, string>([[me, own.start]]);
  const swap = (one: number, other: number) => {
    const [a, b] = [known.get(one), known.get(other)];
    put(known, one, b);
    put(known, other, a);
  };
  let drawn = 0;
  for (const note of own.notes) {
    if (note.verb === 'plant') swap(note.target!, seats + 3);
    if (note.verb === 'rob') swap(me, note.target!);
    if (note.verb === 'drink') swap(me, seats + note.centre!);
    if (note.verb === 'exchange') swap(note.one!, note.other!);
    if (note.verb === 'give') swap(note.target!, drawn);
    if (note.verb === 'shift')
      for (const place of [...known.keys()]) if (place < seats && place !== me) known.delete(place);
    if (note.verb === 'brew') drawn = seats + note.centre!;
    const place = seen(note, me, seats);
    if (place !== null && note.role) known.set(place, note.role);
  }
  return known;
}

function put(known: Map<number, string>, place: number, role: string | undefined): void {
  if (role === undefined) known.delete(place);
  else known.set(place, role);
}

/** The place whose card a deed showed me. */
function seen(note: Note, me: number, seats: number): number | null {
  if (['copy', 'look', 'reveal'].includes(note.verb)) return note.target!;
  if (['peek', 'brew'].includes(note.verb)) return seats + note.centre!;
  return ['rob', 'see_own'].includes(note.verb) ? me : null;
}

export type Thumb = 'pack' | 'asleep' | 'mason' | 'trace';

/** The thumbs that I saw at night, by seat. */
export function thumbs(own: Own): Map<number, Thumb[]> {
  const found = new Map<number, Thumb[]>();
  const add = (seats: number[] | undefined, thumb: Thumb) =>
    seats?.forEach((seat) => found.set(seat, [...(found.get(seat) ?? []), thumb]));
  for (const note of own.notes) {
    add(note.awake, 'pack');
    add(note.asleep, 'asleep');
    add(note.pack, 'pack');
    add(note.masons, 'mason');
    add(note.traces, 'trace');
  }
  return found;
}
