/** How a person answers: on the board or by button, narrowed, confirmed, sent, refused. */

import type { BoardModule } from '$/boards/contract';
import type { GameWords } from '$/lib/gamewords';
import { prefs } from '$/lib/prefs.svelte';
import { sound } from '$/lib/sound';
import { same, type Choice } from '$/lib/types';
import { hasWord, t } from '$/lib/words.svelte';
import type { Live } from './live.svelte';
import { Plan } from './plan.svelte';
import type { Answer } from './requests';

/** Why something cannot be, and the number of the rule that says so. */
export interface Refused {
  said: string;
  rule?: string | null;
}

export class Answering {
  pending = $state.raw<Choice | null>(null);
  refusal = $state.raw<Refused | null>(null);
  busy = $state(false);
  /** What is picked of several choices that are confirmed at once. */
  picked = $state.raw<Choice[]>([]);
  private readonly plan: Plan;
  private filter = $state.raw<((choice: Choice) => boolean) | null>(null);

  constructor(
    private readonly live: Live,
    private readonly board: () => BoardModule,
    private readonly words: () => GameWords | null,
  ) {
    this.plan = new Plan(live);
  }

  choices = $derived.by((): Choice[] => this.live.question?.choices ?? []);
  narrowed = $derived.by((): Choice[] => {
    const fits = this.filter ? this.choices.filter(this.filter) : this.choices;
    return fits.length ? fits : this.choices;
  });

  /** How many of which kind of choice are to be picked, and then confirmed once. */
  several = $derived.by(() => {
    const { question, view } = this.live;
    return view && question ? (this.board().several?.(view) ?? null) : null;
  });

  /** A new question: what was begun for the last one is over. */
  reset(): void {
    this.cancel();
    this.plan.next();
  }

  cancel = (): void => {
    this.pending = null;
    this.filter = null;
    this.refusal = null;
    if (!this.busy) this.picked = [];
  };

  choose = (choice: Choice): void => {
    this.refusal = null;
    const { question, view } = this.live;
    if (choice[0] === this.several?.verb) {
      this.pick(choice);
      return;
    }
    // An answer that is held can be changed until the window closes: nothing to confirm.
    const grave = view && !question?.blind && this.board().grave?.(choice, view);
    if (grave && prefs.confirm) this.pending = choice;
    else void this.send(choice);
  };

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
    else if (found.length > 1) this.filter = fits;
    else if (wanted && this.live.view?.seat != null)
      void this.live.why(wanted).then((answer) => this.told(answer));
  };

  private async send(choice: Choice): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.pending = null;
    const answer = await this.live.choose(choice);
    this.busy = false;
    if (answer.ok) this.filter = null;
    else this.told(answer);
  }

  told(answer: Answer): void {
    if (answer.ok) return;
    sound('bad');
    const refused = answer.refused;
    if (!refused) this.refusal = { said: t('not-sent') };
    else if (refused.why) {
      const key = `why-${refused.why}`;
      const said = this.words()?.maybe(key) ?? (hasWord(key) ? t(key) : t('why-not-now'));
      this.refusal = { said, rule: refused.rule };
    } else {
      const key = `refused-${refused.code}`;
      this.refusal = { said: t(hasWord(key) ? key : 'refused') };
    }
  }
}
