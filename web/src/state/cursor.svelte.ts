/** Which moment of a replay is shown: step by step, by an event of the log, or by itself. */

const PACE = 1200;

export class Cursor {
  at = $state(0);
  running = $state(false);

  constructor(
    private readonly moments: () => readonly { events: readonly unknown[] }[],
    start = 0,
  ) {
    this.go(start);
    $effect(() => {
      if (!this.running) return;
      const timer = setInterval(() => this.tick(), PACE);
      return () => clearInterval(timer);
    });
  }

  last = $derived.by(() => Math.max(0, this.moments().length - 1));
  atStart = $derived(this.at === 0);
  atEnd = $derived.by(() => this.at >= this.last);
  /** The number of events up to and with each moment. */
  private counts = $derived.by(() => {
    let sum = 0;
    return this.moments().map(({ events }) => (sum += events.length));
  });
  /** The last event that has happened by now; -1 before the first. */
  event = $derived.by(() => (this.counts[this.at] ?? 0) - 1);

  go = (moment: number): void => {
    this.at = Math.max(0, Math.min(Math.trunc(moment) || 0, this.last));
  };
  back = (): void => this.go(this.at - 1);
  forward = (): void => this.go(this.at + 1);
  toggle = (): void => {
    this.running = !this.running;
  };

  /** To the moment in which an event happened. */
  goToEvent = (index: number): void => this.go(this.counts.findIndex((count) => count > index));

  private tick(): void {
    if (this.atEnd) this.running = false;
    else this.forward();
  }
}
