/** What the ring shows at each place, from the view alone. */

import type { BoardProps } from '../contract';
import { saidBy } from './claims';
import { knownCards, thumbs, type Thumb } from './memory';
import { boardOf } from './facts';
import type { OpenVillage } from './open';
import type { WerewolfView } from './view';

export interface Sitter {
  seat: number;
  name: string;
  face?: string;
  you: boolean;
  bot: boolean;
  away: boolean;
  /** The face that is seen here; null lies face down. */
  role: string | null;
  secret: boolean;
  shield: boolean;
  artefact: boolean;
  artefactText: string;
  /** Which artefact, where that is known. */
  carried: string | null;
  carriedSecret: boolean;
  thumbs: Thumb[];
  claims: string | null;
  votes: number;
  dead: boolean;
  won: boolean;
  moved: boolean;
  /** Under the Shroud: the number of this place from my left; 0 when I see. */
  veiled: number;
}

/** The faces on the table after the end: at the end, or after a step of the night. */
export function facesAt(
  table: WerewolfView,
  step: number | null,
): { faces: string[]; moved: boolean[] } {
  const { end, night } = table;
  if (!end || !night) return { faces: [], moved: [] };
  const dealt = end.start.map((_, place) => place);
  const now = step === null ? end.cards : step < 0 ? dealt : night[step]!.cards;
  const before = step === null ? now : step < 1 ? dealt : night[step - 1]!.cards;
  return {
    faces: now.map((card) => end.start[card]!),
    moved: now.map((card, place) => card !== before[place]),
  };
}

export function sitters(
  { view, me, names, words, people }: BoardProps,
  step: number | null,
): Sitter[] {
  const table = boardOf(view);
  const { you, end, sight } = table;
  const shown = facesAt(table, step);
  const open = new Map(sight.face_up.map((card) => [card.seat, card.role]));
  const known =
    you && me !== null && !end ? knownCards(you, me, view.seats) : new Map<number, string>();
  const raised = you && !end ? thumbs(you) : new Map<number, Thumb[]>();
  const said = saidBy(view);
  const last = end && step === null ? end : null;
  const artefactText = words.text('view-artefact-text', {
    artefacts: words.list(table.artefacts.map((one) => words.value('artefact', one))),
  });
  return names.map((name, seat) => {
    const blind = Boolean(you?.votes_blind) && me !== null && seat !== me;
    return {
      seat,
      name,
      face: people?.[seat]?.face,
      you: seat === me,
      bot: people?.[seat]?.kind === 'bot',
      away: people?.[seat]?.kind === 'person' && !people[seat].here,
      role: end ? shown.faces[seat]! : blind ? null : (open.get(seat) ?? known.get(seat) ?? null),
      secret: !end && !open.has(seat) && known.has(seat),
      shield: sight.shields.includes(seat) && (!end || step === null),
      artefact: sight.artefacts.includes(seat) && (!end || step === null),
      artefactText,
      carried: last
        ? last.artefacts[seat]!
        : ((seat === me ? you?.artefact : (table as OpenVillage).carried?.[seat]) ?? null),
      carriedSecret: !end && seat === me,
      thumbs: blind ? [] : (raised.get(seat) ?? []),
      claims: end || table.phase === 'night' || blind ? null : said[seat]!.started,
      votes: last?.counts[seat] ?? 0,
      dead: last?.dead.includes(seat) ?? false,
      won: Boolean(last && view.outcome?.winners.includes(seat)),
      moved: Boolean(end && step !== null && shown.moved[seat]),
      veiled: blind ? (seat - me! + view.seats) % view.seats : 0,
    };
  });
}
