/** What Abyss adds to the frame: signs, what is tapped and needs no button, what is seen flying. */

import type { BoardModule, BoardProps } from '../contract';
import type { Flight } from '$/kit/slide';
import { matches } from '$/lib/breakpoints';
import type { Choice, GameEvent, View } from '$/lib/types';
import { raceOf, boardOf, lordFacts } from './facts';
import { picture, pictured } from './pictures';
import {
  arrowSign,
  cardSign,
  hueOf,
  keySign,
  lordSign,
  locationSign,
  signOf,
  tokenSign,
} from './signs';

export { picture, pictured };
export { beats } from './beats';
export { laidOpen } from './open';
export { rule } from './rules';
export const icon = signOf;
export const tone = (kind: string, value: unknown) => hueOf(kind, value)?.ink;

/** The Lord who brought the most. */
export function was(view: View, seat: number): [string, string] | null {
  const [first] = boardOf(view)
    .players[seat]!.lords.map(({ lord }) => lord)
    .sort((a, b) => lordFacts(b).points - lordFacts(a).points);
  return first ? ['lord', first] : null;
}

/** Allies are paid and discarded by tapping them in the hand; tiles are picked where they lie. */
const TAPPED = new Set(['spend', 'discard', 'sell', 'search', 'choose']);
/**
 * On a phone what glows is enough, buttons would cover the table; but a Lord who gives the same thing a
 * second meaning (named here) brings the buttons back.
 */
const NEAR: Record<string, string | null> = {
  support: 'oracle',
  claim: 'opportunist',
  control: null,
  reward: null,
  federate: null,
};
const phone = () => matches('narrow');

export function silent(choice: Choice, view: View): boolean {
  const verb = String(choice[0]);
  if (TAPPED.has(verb)) return true;
  if (!(verb in NEAR) || !phone()) return false;
  const mine = view.seat === null ? [] : boardOf(view).players[view.seat]!.lords;
  return !mine.some((own) => own.lord === NEAR[verb]);
}

/** Sweeping and driving away are easily tapped and cannot be taken back. */
const GRAVE = new Set(['sweep', 'replace', 'dismiss', 'give']);
export function grave(choice: Choice, view: View): boolean {
  // A sale can be taken back where all keep notes, but not one that ends the turn.
  if (choice[0] === 'sell') return boardOf(view).notes === null || view.step === 'closing';
  return GRAVE.has(String(choice[0]));
}

/** Allies to be discarded are picked, all of them, and confirmed once. */
export function several(view: View) {
  const { decision } = view;
  return decision?.kind === 'discard'
    ? { verb: 'discard', n: Number(decision.prompt.number) }
    : null;
}

/** What is paid in pearls stands on the button. */
export const label = (choice: Choice, { view, words }: BoardProps) =>
  choice[0] === 'settle'
    ? words.text('board-settle', { pearls: Number(view.decision?.prompt.missing) })
    : null;

export function preview(choice: Choice, { view, words }: BoardProps): string | null {
  if (choice[0] !== 'sweep') return null;
  const { council } = boardOf(view);
  const count = council[choice[1] as keyof typeof council];
  return words.text('board-sweep-preview', { count });
}

const home = (event: GameEvent) => `seat:${Number(event.seat)}`;
const ally = (card: unknown): Pick<Flight, 'picture' | 'icon' | 'tone'> => ({
  picture: picture('card', card),
  icon: cardSign(String(card)),
  tone: hueOf('card', card)?.deep,
});

export function flights(event: GameEvent): Flight[] {
  switch (event.kind) {
    case 'revealed':
      return [{ from: 'depths', to: `space:${Number(event.space)}`, ...ally(event.card) }];
    case 'bought':
    case 'took':
      return [{ from: 'open', to: home(event), ...ally(event.ally) }];
    case 'cleared':
      return (event.allies as string[]).map((card) => ({
        from: 'track',
        to: `council:${raceOf(card)}`,
        ...ally(card),
      }));
    case 'supported':
      return [
        {
          from: `council:${String(event.race)}`,
          to: home(event),
          picture: picture('back', 'exploration'),
          faceDown: true,
        },
      ];
    case 'plotted':
      return [
        {
          from: 'lord-deck',
          to: 'court',
          picture: picture('lord', event.lord),
          icon: signOf('lord', event.lord),
        },
      ];
    case 'joined':
      return [
        {
          from: `lord:${String(event.lord)}`,
          to: home(event),
          picture: picture('lord', event.lord),
          icon: lordSign,
          tone: tone('lord', event.lord),
        },
      ];
    case 'paid':
      return (event.allies as string[]).map((card) => ({
        from: home(event),
        to: 'depths',
        ...ally(card),
      }));
    case 'fought':
      return [{ from: 'threat', to: home(event), icon: Number(event.keys) ? keySign : tokenSign }];
    case 'controlled':
      return [
        {
          from: `location:${String(event.location)}`,
          to: home(event),
          picture: picture('location', event.location),
          icon: locationSign,
        },
      ];
    case 'disabled':
      return [
        { from: home(event), to: `seat:${Number(event.victim)}`, icon: arrowSign, tone: '#7c2419' },
      ];
    case 'stolen':
      return [{ from: `seat:${Number(event.victim)}`, to: home(event), icon: tokenSign }];
    default:
      return [];
  }
}

/** Each player sits before what lies in front of them. */
export const seating = true;

({ seating, icon, tone, silent, grave, several, label, preview, flights }) satisfies BoardModule;
