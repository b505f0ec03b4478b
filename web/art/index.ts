/** The pictures of every game, for what looks at all of them: the sheets, the tests, the server. */

import { abyss } from './games/abyss';
import { castle } from './games/castle';
import { cultists } from './games/cultists';
import { werewolf } from './games/werewolf';

export { draw } from './album';
export const albums = { abyss, castle, cultists, werewolf };
