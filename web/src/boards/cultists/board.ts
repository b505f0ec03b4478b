/** What Among Cultists adds to the frame: signs, what is tapped on the plan, what is seen flying. */

import type { BoardModule, Dealt } from '../contract';
import type { Flight } from '$/kit/slide';
import type { Choice, GameEvent, View } from '$/lib/types';
import { onBallot, phone, boardOf, WALKING, type RoomCard } from './facts';
import { picture, pictured } from './pictures';
import type { Event } from './view';
import {
  bookSign,
  CARD_SIGNS,
  CARD_TONES,
  EVENT_SIGNS,
  pointSign,
  signOf,
  tagOf,
  toneOf,
} from './signs';

export { picture, pictured };
export { ahead } from './ahead';
export { beats } from './beats';
export { laidOpen } from './open';
export { rule } from './rules';
export { sole, stems, story } from './story';
export const icon = signOf;
export const tone = toneOf;

export function dealt(view: View): Dealt | null {
  const own = boardOf(view).me;
  if (!own || view.seat === null) return null;
  return {
    cards: [
      ['role', own.role],
      ['character', tagOf(view.seat)],
    ],
    wants: `dealt-${own.team}`,
  };
}

export function was(view: View, seat: number): [string, string] | null {
  const role = boardOf(view).reveal?.roles[seat];
  return role ? ['role', role] : null;
}

/** On a phone the lit plan is enough to walk by, and people are named by discs (`Ballot`). */
export const silent = (choice: Choice, view: View) =>
  phone() && (WALKING.has(String(choice[0])) || onBallot(choice, view));

const GRAVE = new Set(['declare', 'assassinate', 'name']);
export const ends = (choice: Choice) => choice[0] === 'declare';
export const grave = (choice: Choice) => GRAVE.has(String(choice[0]));

/** The lights are out. */
export const mood = (view: View) => (boardOf(view).power || view.outcome ? undefined : 'dark');

const home = (seat: number) => `pawn:${seat}`;
const at = (place: string) => `room:${place}`;
const hidden = (kind: 'room' | 'encounter') => ({
  picture: picture('back', kind),
  faceDown: true,
});
const shown = (card: RoomCard): Pick<Flight, 'picture' | 'icon' | 'tone'> => ({
  picture: picture('card', card),
  icon: CARD_SIGNS[card],
  tone: CARD_TONES[card],
});

export function flights(told: GameEvent): Flight[] {
  const event = told as unknown as Event;
  switch (event.kind) {
    case 'gave':
      return [{ from: home(event.seat), to: home(event.target), ...hidden('encounter') }];
    case 'added':
      return [{ from: home(event.seat), to: at(event.room), ...hidden('room') }];
    case 'card_laid':
      return [{ from: 'draw-pile', to: at(event.place), ...hidden('room') }];
    case 'secured':
      return [{ from: home(event.seat), to: 'passage', ...hidden('room') }];
    case 'inspected':
      return [{ from: at(event.room), to: home(event.seat), ...shown(event.card) }];
    case 'passage':
      return [{ from: 'passage', to: 'clock', ...shown(event.card) }];
    case 'book_shelved':
      return [{ from: at(event.room), to: 'library', icon: bookSign, tone: 'var(--accent-2)' }];
    case 'book_lost':
      return [{ from: 'library', to: at(event.room), icon: bookSign, tone: 'var(--accent-2)' }];
    case 'event':
      return [
        {
          from: 'bag',
          to: 'clock',
          picture: picture('token', event.token),
          icon: EVENT_SIGNS[event.token],
        },
      ];
    case 'voted':
      return event.votes.flatMap((target, seat) =>
        target === null ? [] : [{ from: home(seat), to: home(target), icon: pointSign }],
      );
    default:
      return [];
  }
}

({ icon, tone, silent, ends, grave, mood, flights }) satisfies BoardModule;
