/** A running match as the screen shows it: what the socket tells, the game's words, my own steps. */

import { untrack } from 'svelte';
import type { BoardProps } from '$/boards/contract';
import { place } from '$/lib/router.svelte';
import { seatName, type GameSession } from '$/lib/session.svelte';
import type { TableInfo } from '$/lib/wire';
import { hasWord, t } from '$/lib/words.svelte';
import { Answering } from './answer.svelte';
import { Heard } from './heard.svelte';
import { Lesson } from './lesson.svelte';
import type { Live } from './live.svelte';
import { LookBack } from './lookback.svelte';
import { Spare } from './spare.svelte';

/** An answer is on its way so long before the time is up, in milliseconds. */
const MARGIN = 1000;
const DAY = 86_400_000;

export class Playing {
  /** The seat whose menu is open. */
  menu = $state<number | null>(null);
  readonly answering: Answering;
  readonly heard: Heard;
  readonly lesson: Lesson;
  readonly lookBack: LookBack;
  private readonly spare: Spare;

  constructor(
    private readonly live: Live,
    private readonly table: () => TableInfo,
    private readonly session: Pick<GameSession, 'words' | 'board'>,
  ) {
    this.lesson = new Lesson(live);
    this.answering = new Answering(
      live,
      () => session.board ?? {},
      () => session.words,
      () => this.lesson.advice,
    );
    this.heard = new Heard(live, (answer) => this.answering.told(answer));
    this.lookBack = new LookBack(live);
    this.spare = new Spare(live, table, () => this.lesson.coach !== null);
    // Nobody confirms what somebody else has typed, nor what can no longer be said.
    $effect(() => {
      void this.seat;
      void this.live.mayTalk;
      untrack(() => this.heard.reset());
    });
    $effect(() => {
      void [this.turn, this.seat, session.board];
      untrack(() => void this.answering.explain());
    });
    // Where something grave must be chosen, what was tapped counts when the time is up.
    $effect(() => {
      const { clock, skew } = live;
      const { pending, forced, confirm } = this.answering;
      if (!pending || !forced || !clock?.until || clock.paused) return;
      const left = clock.until - Date.now() - skew - MARGIN;
      if (left > DAY) return;
      const timer = setTimeout(confirm, left);
      return () => clearTimeout(timer);
    });
    // A new question, or other eyes: what was begun for the last one is over.
    $effect(() => {
      void this.turn;
      void this.seat;
      untrack(() => {
        this.lookBack.toNow();
        this.answering.reset();
      });
    });
  }

  turn = $derived.by(() => this.live.question?.turn ?? null);
  private seat = $derived.by(() => this.live.view?.seat);
  over = $derived.by(() => this.live.view?.outcome != null);
  spared = $derived.by(() => this.spare.now);
  /** An answer is waited for, mine. */
  asked = $derived.by(
    () => this.live.due !== null && !this.live.due.held && !this.live.due.ordered && !this.spared,
  );
  names = $derived.by(() => this.table().seats.map(({ seat }) => seatName(this.table(), seat)));
  /** All seats but mine, from my left around the table. */
  others = $derived.by(() => {
    const n = this.table().seats.length;
    const me = this.live.view?.seat ?? null;
    return me === null
      ? [...Array(n).keys()]
      : Array.from({ length: n - 1 }, (_, i) => (me + 1 + i) % n);
  });

  /** What is shown has been answered meanwhile: more has come than was looked at. */
  private behind = $derived.by(
    () => this.live.stage.behind > 0 && this.live.question?.turn !== this.live.due?.turn,
  );
  /** I have nothing to choose, and have said so ahead. */
  private asleep = $derived.by(
    () => Boolean(this.live.question?.ordered) && this.live.question?.choices.length === 1,
  );
  /** Nothing can be answered: a past moment is shown, a page is read, or I could only pass. */
  closed = $derived.by(
    () =>
      this.lookBack.view !== null ||
      this.lesson.reading ||
      this.spared ||
      this.asleep ||
      this.behind,
  );

  /** What the board is given; null until there is something to show. */
  seen = $derived.by((): BoardProps | null => {
    const { live, answering, closed } = this;
    const { view } = live;
    const { words } = this.session;
    if (!view || !words) return null;
    const then = this.lookBack.view;
    return {
      view: then ?? view,
      me: view.seat,
      options: this.table().options,
      decision: then ? null : view.decision,
      choices: closed ? [] : answering.choices,
      held: (live.question?.blind && answering.pending) || (live.question?.held ?? null),
      names: this.names,
      words,
      choose: answering.choose,
      tap: answering.tap,
      narrowed: closed ? [] : answering.narrowed,
      picked: answering.picked,
      unpick: answering.unpick,
      instead: live.canUndo && !closed ? answering.instead : undefined,
      clock: live.clock && { ...live.clock, skew: live.skew },
      open: (seat) => (this.menu = seat),
      people: this.table().seats,
    };
  });

  /** The sentence that asks, or says what everybody waits for. */
  sentence = $derived.by((): string => {
    const { words } = this.session;
    const { view } = this.live;
    if (!view || !words) return t('loading');
    if (this.behind) {
      const { beat } = this.live.stage;
      return beat ? words.about(beat.title, beat.about ?? {}) : t('goes-on');
    }
    if (view.decision && !this.spared) return words.ask(view.decision.kind, view.decision.prompt);
    if (view.step === null) return '';
    return words.step(view.step, view.asked) ?? t('others-decide');
  });
  waiting = $derived.by(() =>
    this.live.view?.answered && !this.live.view.decision ? t('answered') : null,
  );
  /** It is a first match: there is a coach, or a hint at each question. */
  learns = $derived.by(
    () => place.now.query.has('learn') || (this.table().lesson && this.lesson.on),
  );
  /** A word for who plays for the first time and has no coach. */
  hint = $derived.by((): string | null => {
    const { view } = this.live;
    if (!this.learns || !view || this.lesson.coach) return null;
    const key = `hint-${view.game}-${view.decision ? 'ask' : 'wait'}-${view.step ?? 'over'}`;
    return hasWord(key) ? t(key) : null;
  });
}
