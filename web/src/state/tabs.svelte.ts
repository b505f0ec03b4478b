/** Which of the table, the log, the chat, the claims and the notes is shown. */

import { watch } from '$/lib/breakpoints';

const SIDES = ['log', 'chat', 'claims', 'notes'] as const;
export type Side = (typeof SIDES)[number];
export type Tab = Side | 'table';

export class Tabs {
  /** There is room for the table and one of the others beside it. */
  wide = $state(false);
  /** Lines of the chat that came while it was not shown. */
  unread = $state(0);
  private chosen = $state<Tab>('table');

  constructor() {
    $effect(() => watch('wide', (wide) => (this.wide = wide)));
  }

  all = $derived<readonly Tab[]>(this.wide ? SIDES : ['table', ...SIDES]);
  side = $derived<Side>(this.chosen === 'table' ? 'log' : this.chosen);
  /** On a narrow screen the side covers the table. */
  covered = $derived(this.chosen !== 'table');

  open = (tab: Tab): void => {
    this.chosen = tab;
    if (tab === 'chat') this.unread = 0;
  };

  isOpen = (tab: Tab): boolean => (this.wide ? this.side : this.chosen) === tab;

  /** Somebody said something. */
  heard(): void {
    if (this.chosen !== 'chat') this.unread += 1;
  }
}
