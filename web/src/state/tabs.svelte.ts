/** Which is shown: the stream of what happens and is said, the notes, or what is asked of me. */

import { watch } from '$/lib/breakpoints';

const SIDES = ['talk', 'notes'] as const;
export type Side = (typeof SIDES)[number];
export type Tab = Side | 'table';

export class Tabs {
  /** There is room for one of them beside the table. */
  wide = $state(false);
  /** Lines that were said while the stream was not shown. */
  unread = $state(0);
  private chosen = $state<Tab>('table');

  constructor() {
    $effect(() => watch('wide', (wide) => (this.wide = wide)));
  }

  all = $derived<readonly Tab[]>(this.wide ? SIDES : ['table', ...SIDES]);
  side = $derived<Side>(this.chosen === 'table' ? 'talk' : this.chosen);
  /** On a narrow screen the side stands under the table, in the place of what is asked. */
  covered = $derived(this.chosen !== 'table');

  open = (tab: Tab): void => {
    this.chosen = tab;
    if (tab === 'talk') this.unread = 0;
  };

  isOpen = (tab: Tab): boolean => (this.wide ? this.side : this.chosen) === tab;

  /** Somebody said something. */
  heard(): void {
    if (!this.isOpen('talk')) this.unread += 1;
  }
}
