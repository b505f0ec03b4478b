/** How a person answers: on the board or by button, narrowed, confirmed, sent, refused. */

import type { BoardModule } from '$/boards/contract';
import type { GameWords } from '$/lib/gamewords';
import { prefs } from '$/lib/prefs.svelte';
import { sound } from '$/lib/sound';
import { same, type Arg, type Choice } from '$/lib/types';
import { hasWord, t } from '$/lib/words.svelte';
import type { Live } from './live.svelte';
import { Plan } from './plan.svelte';
import type { Answer } from './requests';

/** Why something cannot be, and the number of the rule that says so. */
export interface Refused {
  said: string;
  rule?: string | null;
}

/** Where the answer goes: a running table, or a puzzle. */
export type Asker = Pick<Live, 'view' | 'question' | 'canUndo' | 'choose' | 'undo' | 'why'>;

/** How the answer was narrowed: a verb was opened, or a thing on the board was tapped. */
type Narrowing = { verb: Arg } | { fits: (choice: Choice) => boolean };

export class Answering {
  pending = $state.raw<Choice | null>(null);
  refusal = $state.raw<Refused | null>(null);
  /** Why a choice that one looks for is not offered. */
  missing = $state.raw<Refused | null>(null);
  busy = $state(false);
  /** What is picked of several choices that are confirmed at once. */
  picked = $state.raw<Choice[]>([]);
  private readonly plan: Plan;
  private trail = $state.raw<Narrowing[]>([]);

  constructor(
    private readonly live: Asker,
    private readonly board: () => BoardModule,
    private readonly words: () => GameWords | null,
    /** What the coach of a lesson would answer: until then nothing else is offered. */
    private readonly advice: () => Choice | null = () => null,
  ) {
    this.plan = new Plan(live);
  }

  private offered = $derived.by((): Choice[] => {
    const all = this.live.question?.choices ?? [];
    const advice = this.advice();
    return advice ? all.filter((choice) => same(choice, advice)) : all;
  });
  /** What may be answered, of the verb that was opened alone. */
  choices = $derived.by((): Choice[] => {
    const verbs = this.trail.flatMap((step) => ('verb' in step ? [step.verb] : []));
    return this.offered.filter((choice) => verbs.every((verb) => choice[0] === verb));
  });
  /** The same, of what was tapped last alone. */
  narrowed = $derived.by((): Choice[] => {
    const tapped = this.trail.findLast((step) => 'fits' in step);
    const fits = tapped ? this.choices.filter(tapped.fits) : [];
    return fits.length ? fits : this.choices;
  });
  /** Something was opened or tapped, and can be left again. */
  begun = $derived.by(() => this.trail.length > 0);

  /** How many of which kind of choice are to be picked, and then confirmed once. */
  several = $derived.by(() => {
    const { question, view } = this.live;
    return view && question ? (this.board().several?.(view) ?? null) : null;
  });

  /** A new question: what was begun for the last one is over. */
  reset(): void {
    this.clear();
    this.plan.next();
  }

  private clear(): void {
    this.pending = null;
    this.trail = [];
    this.refusal = null;
    if (!this.busy) this.picked = [];
  }

  /** One step back. */
  back = (): void => {
    this.refusal = null;
    if (this.pending) this.pending = null;
    else this.trail = this.trail.slice(0, -1);
  };

  /** A verb that can be done to several things: these are shown, here and on the board. */
  open = (verb: Arg): void => {
    this.refusal = null;
    this.trail = [...this.trail, { verb }];
  };

  choose = (choice: Choice): void => {
    this.refusal = null;
    if (choice[0] === this.several?.verb) {
      this.pick(choice);
      return;
    }
    if (this.grave(choice) && prefs.confirm) this.pending = choice;
    else void this.send(choice);
  };

  /** Also where answers are held unseen and can be changed: nobody knows whether his is the last. */
  private grave(choice: Choice): boolean {
    const { view } = this.live;
    return Boolean(view && this.board().grave?.(choice, view));
  }

  /** Something grave must be chosen: there is no other answer. */
  forced = $derived.by(
    () => this.offered.length > 0 && this.offered.every((one) => this.grave(one)),
  );

  confirm = (): void => {
    if (this.pending) void this.send(this.pending);
  };

  /** The last ones count: one more takes the place of the first. */
  private pick(choice: Choice): void {
    const { n } = this.several!;
    if (this.busy) return;
    this.picked = [...this.picked, choice].slice(-n);
    if (this.picked.length === n && !prefs.confirm) this.confirmPicked();
  }

  unpick = (choice: Choice): void => {
    const at = this.picked.findLastIndex((one) => same(one, choice));
    if (at >= 0 && !this.busy) this.picked = this.picked.toSpliced(at, 1);
  };

  confirmPicked = (): void => {
    const { picked, several } = this;
    if (picked.length !== several?.n) return;
    const wanted = (left: number) => this.several?.verb === several.verb && this.several.n === left;
    void this.carry(() => this.plan.inTurn(picked, wanted));
  };

  /** Another choice than the one that is being carried out. */
  instead = (choice: Choice): void => {
    void this.carry(() => this.plan.instead(choice));
  };

  private async carry(work: () => Promise<Answer>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const answer = await work();
    this.busy = false;
    this.picked = [];
    this.told(answer);
  }

  tap = (fits: (choice: Choice) => boolean, wanted?: Choice): void => {
    this.refusal = null;
    const found = this.choices.filter(fits);
    if (found.length === 1) this.choose(found[0]!);
    else if (found.length > 1) {
      const last = this.trail.at(-1);
      const before = last && 'fits' in last ? this.trail.slice(0, -1) : this.trail;
      this.trail = [...before, { fits }];
    } else if (wanted && this.live.view?.seat != null)
      void this.live.why(wanted).then((answer) => this.told(answer));
  };

  private async send(choice: Choice): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.pending = null;
    const answer = await this.live.choose(choice);
    this.busy = false;
    if (answer.ok) this.trail = [];
    else this.told(answer);
  }

  /** Asks why what one looks for is not among the choices. */
  async explain(): Promise<void> {
    this.missing = null;
    const { question, view } = this.live;
    const wanted = question && view && this.board().missing?.(view, question.choices);
    if (!wanted) return;
    const answer = await this.live.why(wanted);
    if (this.live.question?.turn === question.turn) this.missing = this.reason(answer);
  }

  told(answer: Answer): void {
    if (answer.ok) return;
    sound('bad');
    const refused = answer.refused;
    const key = `refused-${refused?.code}`;
    this.refusal = this.reason(answer) ?? {
      said: t(!refused ? 'not-sent' : hasWord(key) ? key : 'refused'),
    };
  }

  /** The rule that speaks against it, in words. */
  private reason(answer: Answer): Refused | null {
    const refused = answer.ok ? null : answer.refused;
    if (!refused?.why) return null;
    const key = `why-${refused.why}`;
    const said = this.words()?.maybe(key) ?? (hasWord(key) ? t(key) : t('why-not-now'));
    return { said, rule: refused.rule };
  }
}
