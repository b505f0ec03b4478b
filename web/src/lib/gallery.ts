/** The pictures of a game for the page: each drawn when it is first shown, and then kept. */

import { draw, type Album } from '../../art/album';

/** The address of a picture by its id, such as `role-seer`; undefined where there is none. */
export type Gallery = (id: string, livery?: string) => string | undefined;

/** Pictures of no thing in the box: what all cards have behind, and moments. */
const NO_THING = /^(back|beat)-/;

/** What an album shows, in its order: the kind of a thing and which one it is. */
export const shown = (album: Album, livery?: string): [kind: string, value: string][] =>
  album.pictures
    .filter((one) => one.livery === livery && !NO_THING.test(one.id))
    .map(({ id }) => [id.slice(0, id.indexOf('-')), id.slice(id.indexOf('-') + 1)]);

export function gallery(album: Album): Gallery {
  const known = new Map(album.pictures.map((one) => [`${one.livery ?? ''}.${one.id}`, one]));
  const drawn = new Map<string, string>();
  return (id, livery = '') => {
    const key = `${livery}.${id}`;
    const picture = known.get(key);
    if (!picture) return undefined;
    let address = drawn.get(key);
    if (!address) {
      address = URL.createObjectURL(new Blob([draw(album, picture)], { type: 'image/svg+xml' }));
      drawn.set(key, address);
    }
    return address;
  };
}
