/** All pictures of one game. */

import { compose, type Palette, type Parts, type Size } from './compose';

export interface Picture {
  /** The kind and the name of what is shown, as in the game's words: `lord-sage`. */
  id: string;
  /** Where a game is sold in two boxes: whose picture this is. */
  livery?: string;
  line: string;
  palette: Palette;
  size?: Size;
}

export interface Album {
  parts: Parts;
  pictures: Picture[];
}

/** The parts of several kits as one; a name means one thing. */
export function gather(...kits: Parts[]): Parts {
  const all: Record<string, string> = {};
  for (const kit of kits)
    for (const [name, drawing] of Object.entries(kit)) {
      if (name in all) throw new Error(`two parts are called ${name}`);
      all[name] = drawing;
    }
  return all;
}

export const draw = (album: Album, { line, palette, size }: Picture): string =>
  compose(line, album.parts, palette, size);
