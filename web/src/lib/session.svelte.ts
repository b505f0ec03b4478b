/** What every part of a table screen needs to speak of the game: its facts, words and board. */

import { getContext, setContext } from 'svelte';
import type { GameBoard } from '$/boards/contract';
import { loadBoard } from '$/boards';
import { api } from './api';
import { GameWords } from './gamewords';
import { prefs, type Language } from './prefs.svelte';
import type { GameInfo } from './types';
import { loadCatalogue, t } from './words.svelte';
import type { SeatInfo, TableInfo } from './wire';

export const seatName = (table: TableInfo, seat: number): string =>
  table.seats[seat]?.name || t('seat-open', { n: seat + 1 });

/** Whether there is anything to do about who sits there: not about me, nor about a bot of its own. */
export const hasMenu = (who?: SeatInfo): boolean =>
  Boolean(who && (who.kept || (who.kind === 'person' && !who.you)));

/** The game of a table, in the language now set. Wait for it with `{#await}` or look at `ready`. */
export class GameSession {
  info = $state.raw<GameInfo | null>(null);
  board = $state.raw<GameBoard | null>(null);
  failed = $state(false);
  /** The house is too busy for the moment, and is asked again. */
  busy = $state(false);
  private bundles = $state.raw<
    Partial<Record<Language, Awaited<ReturnType<typeof loadCatalogue>>>>
  >({});

  constructor(
    readonly game: string,
    private readonly names: () => readonly string[],
    private readonly options: () => Record<string, unknown>,
    /** The seat whose eyes look: "you" in every sentence. */
    private readonly me: () => number | null,
    load: typeof loadBoard | null = loadBoard,
  ) {
    $effect(() => {
      const language = prefs.language;
      loadCatalogue(game, language, () => (this.busy = true))
        .then((bundle) => (this.bundles = { ...this.bundles, [language]: bundle }))
        .catch(() => (this.failed = true))
        .finally(() => (this.busy = false));
    });
    api
      .games()
      .then((games) => (this.info = games.find((one) => one.name === game) ?? null))
      .catch(() => (this.failed = true));
    if (load)
      load(game)
        .then((board) => (this.board = board))
        .catch(() => (this.failed = true));
  }

  words = $derived.by(() => {
    const bundle = this.bundles[prefs.language] ?? this.bundles.fr ?? this.bundles.en;
    return this.info && bundle
      ? new GameWords(this.info, bundle, this.names(), prefs.language, this.options(), this.me())
      : null;
  });
}

/** Where the things of a table are explained: the box in whose gallery they are, and their rules. */
export interface Cards {
  box: string;
  rule?: (kind: string, value: string) => string | undefined;
}
const CARDS = Symbol('cards');
export const setCards = (cards: () => Cards) => setContext(CARDS, cards);
export const getCards = () => getContext<(() => Cards) | undefined>(CARDS);

const KEY = Symbol('notice');
export type Notify = (message: string) => void;
export const setNotify = (notify: Notify) => setContext(KEY, notify);
export const getNotify = () => getContext<Notify>(KEY);
