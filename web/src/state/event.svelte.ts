/** An event, looked at again every few seconds while somebody looks. */

import { Refusal } from '$/lib/api';
import { events } from '$/lib/events';
import { InOrder } from '$/lib/inorder';
import type { EventInfo } from '$/lib/wire';

const EVERY = 4000;

export class Event {
  now = $state.raw<EventInfo | null>(null);
  /** There is no such event. */
  missing = $state(false);
  private readonly order = new InOrder();

  constructor(private readonly code: () => string) {
    $effect(() => {
      void this.refresh();
      const timer = setInterval(() => {
        if (!document.hidden) void this.refresh();
      }, EVERY);
      return () => clearInterval(timer);
    });
  }

  refresh = (): Promise<void> => {
    const code = this.code();
    return this.order.ask(
      () => events.find(code),
      this.take,
      (error) => (this.missing = error instanceof Refusal && error.status === 404),
    );
  };

  take = (event: EventInfo): void => {
    this.now = event;
    this.missing = false;
  };
}
