/** Waiting for a match: what for, for how long, and the table once there is one. */

import { untrack } from 'svelte';
import { Refusal } from '$/lib/api';
import { company } from '$/lib/company';
import { InOrder } from '$/lib/inorder';
import type { Enqueue, Wait } from '$/lib/wire';

const EVERY = 1500;

export class Queue {
  wait = $state.raw<Wait | null>(null);
  offline = $state(false);
  private readonly order = new InOrder();

  /** `seated` is told the address of the table. */
  constructor(
    private readonly seated: (table: string) => void,
    known: boolean,
  ) {
    $effect(() => {
      if (known) untrack(() => void this.look());
      const timer = setInterval(() => {
        if (this.wait) void this.look();
      }, EVERY);
      return () => clearInterval(timer);
    });
  }

  private look = (): Promise<void> =>
    this.order.ask(company.waiting, this.take, (error) => {
      this.offline = error instanceof Refusal && error.status === 0;
    });

  private take = (found: Wait | null): void => {
    this.wait = found;
    this.offline = false;
    if (found?.table) this.seated(found.table);
  };

  join = async (body: Enqueue): Promise<void> => this.take(await company.enqueue(body));

  leave = async (): Promise<void> => {
    await company.leaveQueue();
    this.take(null);
  };
}
