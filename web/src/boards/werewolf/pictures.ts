/** The pictures of Werewolf by what they show. */

import { werewolf } from '../../../art/games/werewolf';
import { gallery, shown } from '$/lib/gallery';

const find = gallery(werewolf);
export const pictured = () => shown(werewolf);

/** Who is called has the picture of the role; the doppelgänger's later calls that of her copy. */
function called(call: string): string | undefined {
  const role = { wolves: 'werewolf', masons: 'mason' }[call] ?? call;
  return find(`role-${role}`) ?? find(`role-${role.replace(/^doppelganger_/, '')}`);
}

export const picture = (kind: string, value: unknown) =>
  kind === 'call' ? called(String(value)) : find(`${kind}-${String(value)}`);
