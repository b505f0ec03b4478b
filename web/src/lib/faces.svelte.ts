/** The faces as images. Their parts come after the first load; until then a face is a plain disc. */

import { numbersFrom } from './hash';

export type { Mood } from '../../art/faces';
import type { Mood } from '../../art/faces';

type Kit = typeof import('../../art/faces');
let kit = $state.raw<Kit | null>(null);
let asked = false;
const drawn: Record<string, string> = {};
/** The faces that people at the table have chosen, by their names. */
const worn = $state<Record<string, string>>({});

export function wear(seats: readonly { kind: string; name?: string; face?: string }[]): void {
  for (const { kind, name, face } of seats)
    if (kind === 'person' && name && worn[name] !== (face ?? '')) worn[name] = face ?? '';
}
export const chosenFace = (name: string): string => worn[name] ?? '';

function ready(): Kit | null {
  if (!asked) {
    asked = true;
    void import('../../art/faces').then((found) => (kit = found));
  }
  return kit;
}

/** The address of a face; undefined while its parts are on their way. */
export function drawFace(
  name: string,
  chosen: string,
  bot: boolean,
  mood?: Mood,
): string | undefined {
  const faces = ready();
  if (!faces) return undefined;
  const code = faces.fits(chosen) ? chosen : faces.roll(numbersFrom(name));
  const key = `${code} ${bot} ${mood ?? ''}`;
  let address = drawn[key];
  if (!address) {
    const svg = faces.face(code, bot, mood);
    address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    drawn[key] = address;
  }
  return address;
}

/** So many faces at random, to choose from. */
export function someFaces(count: number): string[] {
  const faces = ready();
  const dice = (below: number) => Math.floor(Math.random() * below);
  return faces ? Array.from({ length: count }, () => faces.roll(dice)) : [];
}
