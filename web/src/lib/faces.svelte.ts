/** The faces as images. Their parts come after the first load; until then a face is a plain disc. */

import { numbersFrom } from './hash';

export type { Mood } from '../../art/faces';
import type { Mood } from '../../art/faces';

type Kit = typeof import('../../art/faces');
let kit = $state.raw<Kit | null>(null);
let asked = false;
const drawn: Record<string, string> = {};

function ready(): Kit | null {
  if (!asked) {
    asked = true;
    void import('../../art/faces').then((found) => (kit = found));
  }
  return kit;
}

/**
 * The address of a face; undefined while its parts are on their way. A person's face is a code or
 * the seed of one; a bot has the one of its name.
 */
export function drawFace(face: string, bot: boolean, mood?: Mood): string | undefined {
  const faces = ready();
  if (!faces) return undefined;
  const code = faces.fits(face) ? face : faces.roll(numbersFrom(face));
  const key = `${code} ${bot} ${mood ?? ''}`;
  let address = drawn[key];
  if (!address) {
    const svg = faces.face(code, bot, mood);
    address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    drawn[key] = address;
  }
  return address;
}

/** The guide of the lessons, drawn once. */
export function drawGuide(): string | undefined {
  const faces = ready();
  if (!faces) return undefined;
  drawn.guide ??= URL.createObjectURL(new Blob([faces.guide()], { type: 'image/svg+xml' }));
  return drawn.guide;
}

/** So many faces at random, to choose from. */
export function someFaces(count: number): string[] {
  const faces = ready();
  const dice = (below: number) => Math.floor(Math.random() * below);
  return faces ? Array.from({ length: count }, () => faces.roll(dice)) : [];
}
