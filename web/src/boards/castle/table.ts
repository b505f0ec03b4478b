/** Castle's part of a view, by its type. */

import type { View } from '$/lib/types';
import type { CastleView, DuelView } from './view';

export type Side = NonNullable<DuelView['verdict']>;

export const boardOf = (view: View) => view.board as unknown as CastleView;

/** The things of a kind that a note or a list names. */
export const kindOf = (what: string) =>
  what === 'society'
    ? 'society'
    : what === 'profession' || what === 'unused'
      ? 'profession'
      : 'item';
