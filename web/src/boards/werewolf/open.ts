/** The village with open cards: which card lay where, at any moment of a match that is over. */

import { hourOf } from './told';
import type { CallTold, FaceUp, Note, WerewolfView } from './view';

/** A village whose cards lie open, in a replay. */
export type OpenVillage = WerewolfView & {
  /** Whose card carries which artefact. */
  carried?: (string | null)[];
};

/** `own`: what each seat saw beyond the public board; `last`: the board in the end. */
export function laidOpen(
  board: WerewolfView,
  own: readonly Partial<WerewolfView>[],
  last: WerewolfView,
): OpenVillage {
  const { end, night } = last;
  if (board.end || !end || !night) return board;
  const notes = own.flatMap(({ you }) => you?.notes ?? []);
  const cards = cardsAt(board, night, notes) ?? end.start.map((_, place) => place);
  const face_up = cards.map((card, seat): FaceUp => ({ seat, role: end.start[card]! }));
  const carried = own.map(({ you }) => you?.artefact ?? null);
  return { ...board, sight: { ...board.sight, face_up }, carried };
}

/** Which cards lie where now: as after the running call, once all of its deeds were done. */
function cardsAt(board: WerewolfView, night: CallTold[], notes: Note[]): number[] | undefined {
  const hour = hourOf(board);
  const running = night[hour];
  const done = notes.filter(({ call }) => call === running?.call).length;
  const over = running !== undefined && done >= running.deeds.length;
  return night[over ? hour : hour - 1]?.cards;
}
