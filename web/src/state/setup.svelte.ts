/** Before the start: who sits where, how strong the bots are, and what the host settles. */

import { boxOf } from '$/boxes';
import { api, Refusal, wordsOf } from '$/lib/api';
import { Attempt } from '$/lib/attempt.svelte';
import { prefs } from '$/lib/prefs.svelte';
import { savePreset } from '$/lib/presets';
import type { Notify } from '$/lib/session.svelte';
import type { GameInfo, Settings, TableInfo } from '$/lib/wire';
import { hasWord } from '$/lib/words.svelte';
import type { Live } from './live.svelte';

export class Setup {
  /** My name, as I am writing it before I sit down. */
  name = $state(prefs.name);
  /** What stands in the options does not go together. */
  unfit = $state(false);
  private chosen = $state<string | null>(null);
  private readonly attempt: Attempt;

  constructor(
    private readonly live: Pick<Live, 'me' | 'showAgain'>,
    private readonly table: () => TableInfo,
    private readonly game: () => GameInfo | null,
    private readonly notify: Notify,
  ) {
    this.attempt = new Attempt(notify);
  }

  box = $derived.by(() => boxOf(this.table().game, this.table().options));
  mine = $derived.by(() => this.table().seats.filter((seat) => seat.you));
  open = $derived.by(() => this.table().seats.filter((seat) => seat.kind === 'open'));
  /** How many may sit at this table: what the game can do, within what is on the box. */
  counts = $derived.by(() => {
    const all = this.game()?.seats ?? [];
    const [low, high] = this.box?.seats ?? [all[0] ?? 2, all.at(-1) ?? 10];
    return all.filter((n) => n >= low && n <= high);
  });
  /** Levels of bots that have a name; the others are for research. */
  levels = $derived.by(() =>
    (this.game()?.levels ?? []).filter((level) => hasWord(`level-${level}`)),
  );
  ready = $derived.by(() => !this.unfit && this.open.length === 0);

  get busy(): boolean {
    return this.attempt.busy;
  }

  /** The level of the bots: of those that sit already, and of those that are put at the table next. */
  get level(): string | null {
    return this.chosen ?? this.game()?.level ?? null;
  }

  setLevel = async (level: string): Promise<void> => {
    this.chosen = level;
    const others = this.table().seats.filter((one) => one.kind === 'bot' && one.level !== level);
    for (const { seat } of others) await this.putBot(seat);
  };

  change = (settings: Settings) => this.ask((id) => api.settings(id, settings));
  putBot = (seat: number) => this.ask((id) => api.bot(id, { seat, level: this.level }));
  fill = () => this.ask((id) => api.bot(id, { seat: null, level: this.level }));
  stand = (seat: number) => this.ask((id) => api.stand(id, seat));
  kick = (seat: number) => this.ask((id) => api.kick(id, seat));
  pardon = (player: string) => this.ask((id) => api.pardon(id, player));
  close = () => this.ask((id) => api.close(id));
  handOver = (seat: number) => this.ask((id) => api.handOver(id, seat));
  /** One more person, who shares this device. */
  add = (name: string) => this.ask((id) => api.sit(id, { name }));

  sit = (seat: number) =>
    this.ask(async (id) => {
      const wanted = this.name.trim();
      if (wanted && wanted !== this.live.me?.name) {
        prefs.name = wanted;
        await api.introduce(wanted);
      }
      return api.sit(id, { seat });
    });

  start = () => {
    const { seats, options } = this.table();
    if (this.box) savePreset(this.box.id, { seats: seats.length, options });
    return this.ask((id) => api.start(id));
  };

  /** Whether the table takes these options; what does not go together yet is no reason to complain. */
  settle = async (options: Record<string, unknown>): Promise<boolean> => {
    const table = this.table();
    try {
      await api.settings(table.id, { options: { ...table.options, ...options } });
      return true;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'unfit') this.notify(wordsOf(error));
      return false;
    }
  };

  private async ask(work: (id: string) => Promise<TableInfo>): Promise<void> {
    const { id } = this.table();
    if (!(await this.attempt.make(() => work(id)))) this.live.showAgain();
  }
}
