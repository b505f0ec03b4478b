/** A line of the log was chosen: the board shows the moment after it, as long as it is remembered. */

import type { View } from '$/lib/types';
import type { Live } from './live.svelte';

export class LookBack {
  /** The event whose line was chosen. */
  chosen = $state<number | null>(null);

  constructor(private readonly live: Pick<Live, 'past'>) {}

  /** The view of that moment; null while the board shows the present. */
  view = $derived.by((): View | null => {
    const { chosen } = this;
    const { past } = this.live;
    if (chosen === null || chosen < (past[0]?.events ?? 0)) return null;
    return past.find(({ events }) => events > chosen)?.view ?? null;
  });

  to = (event: number): void => {
    this.chosen = event;
  };
  toNow = (): void => {
    this.chosen = null;
  };
}
