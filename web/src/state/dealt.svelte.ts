/** The look at one's own card with which a match begins; once for each seat of this device. */

import type { Dealt } from '$/boards/contract';
import { prefs } from '$/lib/prefs.svelte';
import type { GameSession } from '$/lib/session.svelte';
import type { TableInfo } from '$/lib/wire';
import type { Live } from './live.svelte';

/** Who comes later than this finds the match well under way. */
const FRESH = 180_000;
const key = (table: string, seat: number) => `cabale.dealt.${table}.${seat}`;

export class FirstLook {
  private seenNow = $state<number[]>([]);

  constructor(
    private readonly live: Live,
    private readonly table: () => TableInfo,
    private readonly session: Pick<GameSession, 'board'>,
  ) {
    // Bots wait for who looks. Whoever is shown nothing is not waited for.
    $effect(() => {
      if (this.seat !== null && session.board && this.began) void live.looks(!this.open);
    });
  }

  private seat = $derived.by(() => this.live.view?.seat ?? null);
  private began = $derived.by(() => {
    const { started, lesson } = this.table();
    const now = Date.now() + this.live.skew;
    return Boolean(started && now - started < FRESH && !lesson && !this.live.view?.outcome);
  });

  /** What is shown now. */
  now = $derived.by((): Dealt | null => {
    const { view, covered } = this.live;
    const { seat } = this;
    if (!view || seat === null || covered || !this.began || !prefs.reveal) return null;
    if (this.seenNow.includes(seat) || localStorage.getItem(key(this.table().id, seat)))
      return null;
    return this.session.board?.dealt?.(view) ?? null;
  });

  private open = $derived.by(() => this.now !== null);

  over = (): void => {
    if (this.seat === null) return;
    localStorage.setItem(key(this.table().id, this.seat), 'seen');
    this.seenNow = [...this.seenNow, this.seat];
  };
}
