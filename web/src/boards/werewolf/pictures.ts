/** The pictures of Werewolf by what they show. */

import { werewolf } from '../../../art/games/werewolf';
import { gallery, shown } from '$/lib/gallery';

const find = gallery(werewolf);
export const pictured = () => shown(werewolf);
export const picture = (kind: string, value: unknown) => find(`${kind}-${String(value)}`);
