/**
 * Alone among bots the server goes on where I could only pass, so no button shows for that moment
 * under which the next question would come up; unless it lasts, for somebody may be watching.
 */

import type { TableInfo } from '$/lib/wire';
import type { Live } from './live.svelte';

const SHORT = 4000;

export class Spare {
  private lasting = $state(false);

  constructor(
    private readonly live: Pick<Live, 'view' | 'question'>,
    private readonly table: () => TableInfo,
    private readonly coached: () => boolean,
  ) {
    $effect(() => {
      void this.turn;
      this.lasting = false;
      const timer = setTimeout(() => (this.lasting = true), SHORT);
      return () => clearTimeout(timer);
    });
  }

  private turn = $derived.by(() => this.live.question?.turn ?? null);
  private forced = $derived.by(() => {
    const { view, question } = this.live;
    return (
      view?.pace === 'window' &&
      !this.coached() &&
      question?.held == null &&
      question?.choices.length === 1 &&
      this.table().seats.every((seat) => seat.you || seat.kind === 'bot')
    );
  });
  /** The question that is open is not shown. */
  now = $derived(this.forced && !this.lasting);
}
