/** Castle's signs, grave choices, and the cards that slide from hand to hand. */

import type { BoardModule, BoardProps, Dealt } from '../contract';
import type { Flight } from '$/kit/slide';
import type { Choice, GameEvent, View } from '$/lib/types';
import { picture, pictureIn, pictured } from './pictures';
import { icon, tone } from './signs';
import { boardOf } from './table';

export { picture, pictured };
export { ahead } from './ahead';
export { beats } from './beats';
export { laidOpen } from './open';
export { rule } from './rules';
export { copies, sole, stems, story } from './story';
export { icon, tone };
export const seating = true;

export function dealt(view: View): Dealt | null {
  const mine = view.seat === null ? null : boardOf(view).seats[view.seat]!;
  if (!mine?.society) return null;
  const cards: Dealt['cards'] = [['society', mine.society]];
  if (mine.profession) cards.push(['profession', mine.profession]);
  return { cards, wants: `dealt-${mine.society}` };
}

export function was(view: View, seat: number): [string, string] | null {
  const society = boardOf(view).seats[seat]?.society;
  return society ? ['society', society] : null;
}

/** The windows of a duel, in which most have nothing to say. */
const WINDOWS = new Set(['interruption', 'hypnosis', 'reactions', 'after_duel']);

export function orders(view: View): Choice[] {
  const { duel } = boardOf(view);
  if (!duel || !WINDOWS.has(view.step ?? '')) return [];
  const fights = view.seat === duel.attacker || view.seat === duel.defender;
  const own: Choice[] = [['pass_until', 'duel']];
  return fights || view.seat === duel.hypnotised ? own : [...own, ['pass_until', 'touched']];
}

/** Professions that lie spent once they were used (CAS-101). */
const ONCE = new Set(['alchemist', 'clairvoyant', 'diplomat', 'doctor', 'priest', 'swordsman']);
const GRAVE = new Set(['announce', 'accuse', 'alone', 'name', 'done', 'decide']);

const ENDS = new Set(['announce', 'accuse', 'alone']);

export const ends = ([verb]: Choice): boolean => ENDS.has(String(verb));

export const grave = ([verb, what]: Choice): boolean =>
  GRAVE.has(String(verb)) || (verb === 'use' && ONCE.has(String(what)));

/** Of which society it is announced that it has what it needs. */
const claimed = (verb: unknown, own: string | null | undefined): string =>
  (verb === 'accuse') === (own === 'order') ? 'brotherhood' : 'order';

export function preview([verb]: Choice, { words, view, me }: BoardProps): string | null {
  const own = me === null ? null : boardOf(view).seats[me]!.society;
  return words.maybe(`board-sure-${verb}`, { society_id: claimed(verb, own) });
}

/** An offer that can only be refused, or only be accepted, says why. */
export function missing(view: View, choices: Choice[]): Choice | null {
  if (view.decision?.kind !== 'answer' || view.seat === null) return null;
  const may = (verb: string) => choices.some((choice) => choice[0] === verb);
  if (!may('refuse')) return ['refuse'];
  const [item] = boardOf(view).seats[view.seat]!.items ?? [];
  return may('accept') || !item ? null : ['accept', item];
}

const seatPlace = (seat: unknown) => `seat:${seat}`;
/** A card of a kind, face up where it is known. */
const flying =
  (kind: 'item' | 'profession', edition: string) =>
  (from: string, to: string, which?: unknown): Flight => ({
    from,
    to,
    picture: which ? pictureIn(edition, kind, which) : pictureIn(edition, 'back', kind),
    icon: which ? icon(kind, which) : undefined,
    tone: which ? tone(kind, which) : 'var(--accent)',
  });

const duelling = (view: View) => boardOf(view).duel !== null;

/** The side that the Sextant was turned to is told just before the cards go round. */
let turned: unknown = null;

export function flights(event: GameEvent, view: View): Flight[] {
  const { kind, seat, target, item, returned } = event;
  const [from, to] = [seatPlace(seat), seatPlace(target)];
  const { edition } = boardOf(view);
  const [card, profession] = [flying('item', edition), flying('profession', edition)];
  switch (kind) {
    case 'offered':
      return [card(from, 'trade', item)];
    case 'gave':
      return [card(from, to, item)];
    case 'refused':
      return [card('trade', to)];
    case 'accepted':
    case 'yielded':
      return [card(from, to, returned), card('trade', from, item)];
    case 'stole':
      return [card(to, from, item)];
    case 'spied':
      return [card(to, from, item), card(from, to)];
    case 'drew':
      return [card('pile', from, item)];
    case 'token':
      return [{ from: 'stock', to: from, icon: icon('side', 'attacker'), tone: 'var(--accent-2)' }];
    case 'showed':
      return [card(from, `duel:${seat}`, item)];
    case 'laid':
      return [
        { from, to: `duel:${seat}`, icon: icon('side', 'attacker'), tone: 'var(--accent-2)' },
      ];
    case 'used':
      return [profession(from, duelling(view) ? `duel:${seat}` : 'stage', event.profession)];
    case 'changed':
      return [profession(from, 'unused'), profession('unused', from)];
    case 'swapped':
      return [profession(from, to), profession(to, from)];
    case 'turned':
      turned = event.direction;
      return [];
    case 'passed_round': {
      const n = boardOf(view).seats.length;
      const step = turned === 'left' ? 1 : turned === 'right' ? n - 1 : 0;
      if (!step) return [];
      return [...Array(n).keys()].map((i) => card(seatPlace(i), seatPlace((i + step) % n)));
    }
    default:
      return [];
  }
}

export const mood: BoardModule['mood'] = (view) =>
  boardOf(view).announcement ? 'announced' : boardOf(view).duel ? 'duel' : undefined;
