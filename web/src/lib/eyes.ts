/** Whose eyes a replay has, and how a moment of one replay is found in another. */
import { grouped } from './lists';
import type { GameEvent } from './types';
import type { Moment, Replay } from './wire';

/** A seat, a spectator, or all of them at once: open cards. */
export type Eyes = number | 'spectator' | 'open';

export const eyesOf = (replay: Replay): Eyes =>
  replay.eyes === 'seat' ? (replay.seat ?? 'spectator') : replay.eyes;

export const fromQuery = (query: URLSearchParams): Eyes => {
  const seat = query.get('seat');
  if (query.get('eyes') === 'open') return 'open';
  return seat !== null && /^\d+$/.test(seat) ? Number(seat) : 'spectator';
};

/** As parameters of an address; a spectator's eyes need none. */
export const toQuery = (eyes: Eyes): Record<string, string> =>
  eyes === 'open' ? { eyes } : eyes === 'spectator' ? {} : { seat: String(eyes) };

/** The first moment at which everybody had been told so many events. */
export const whenTold = (moments: readonly Pick<Moment, 'public'>[], count: number): number => {
  const found = moments.findIndex((moment) => moment.public >= count);
  return found < 0 ? Math.max(0, moments.length - 1) : found;
};

/** With open cards an event stands there in every form in which it was told: the fullest is enough. */
export const fullest = (moment: Moment): Moment => ({
  ...moment,
  events: (moment.events as GameEvent[]).flatMap((event, i) =>
    isLess(event, moment.events as GameEvent[])
      ? []
      : [{ ...event, hearers: moment.told?.[i] ?? [] }],
  ),
  secret: [],
});

export interface Secret {
  moment: number;
  seats: number[];
  event: GameEvent;
}

/** What some seats were told and others were not, from a replay with open cards. */
export function secrets(replay: Replay): Secret[] {
  const all = replay.table.seats.length;
  return replay.moments.flatMap((moment, number) => {
    const events = moment.events as GameEvent[];
    const told = grouped(
      events.flatMap((event, i) =>
        (moment.told?.[i] ?? []).map((seat) => ({ seat, text: JSON.stringify(event) })),
      ),
      ({ text }) => text,
    );
    return [...told].flatMap(([text, hearers]) => {
      const event = JSON.parse(text) as GameEvent;
      const seats = [...new Set(hearers.map(({ seat }) => seat))];
      return seats.length < all && !isLess(event, events) ? [{ moment: number, seats, event }] : [];
    });
  });
}

/** Whether somebody was told the same and more: then this is the public half of a secret. */
function isLess(event: GameEvent, others: GameEvent[]): boolean {
  const mine = Object.entries(event);
  return others.some(
    (other) =>
      Object.keys(other).length > mine.length &&
      mine.every(([name, value]) => JSON.stringify(other[name]) === JSON.stringify(value)),
  );
}
