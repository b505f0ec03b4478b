/** What stands on the shelf: the games, and the tables that one may sit at, join or watch. */

import { untrack } from 'svelte';
import { api, Refusal } from '$/lib/api';
import { InOrder } from '$/lib/inorder';
import type { BrokenTable, GameInfo, TableInfo } from '$/lib/wire';

const EVERY = 8000;

export class Tables {
  games = $state.raw<GameInfo[] | null>(null);
  offline = $state(false);
  private all = $state.raw<TableInfo[]>([]);
  /** Those of mine that cannot go on. */
  broken = $state.raw<BrokenTable[]>([]);
  private readonly order = new InOrder();

  constructor() {
    $effect(() => {
      untrack(() => void this.refresh());
      const timer = setInterval(this.refresh, EVERY);
      return () => clearInterval(timer);
    });
  }

  /** Those at which I sit and that are not over. */
  mine = $derived(
    this.all.filter((table) => table.seats.some((seat) => seat.you) && table.phase !== 'over'),
  );
  /** Of those, where an answer of mine is awaited; whoever has least time left comes first. */
  asked = $derived(byTime(this.mine.filter((table) => table.asked)));
  private others = $derived(this.all.filter((table) => !this.mine.includes(table)));
  /** Those of others with a free seat. */
  looking = $derived(this.others.filter((table) => table.phase === 'open' && freeSeats(table) > 0));
  watchable = $derived(
    this.others.filter((table) => table.phase === 'playing' && table.spectators),
  );

  refresh = (): Promise<void> =>
    this.order.ask(
      async () => {
        this.games ??= await api.games();
        return api.tables();
      },
      (found) => {
        this.all = found.tables;
        this.broken = found.broken ?? [];
        this.offline = false;
      },
      (error) => {
        this.offline = error instanceof Refusal && error.status === 0;
      },
    );
}

export const byTime = (tables: TableInfo[]): TableInfo[] =>
  tables.toSorted((one, other) => (one.until ?? Infinity) - (other.until ?? Infinity));

export const freeSeats = (table: TableInfo): number =>
  table.seats.filter((seat) => seat.kind === 'open').length;

/** The code of a table in what somebody typed or pasted, a link included. */
export const codeIn = (text: string): string => text.trim().split('/').at(-1)!.toUpperCase();
