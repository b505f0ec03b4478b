/** How a person answers: on the board or by button, narrowed, confirmed, sent, refused. */

import type { BoardModule } from '$/boards/contract';
import type { GameWords } from '$/lib/gamewords';
import { prefs } from '$/lib/prefs.svelte';
import { sound } from '$/lib/sound';
import type { Choice } from '$/lib/types';
import { hasWord, t } from '$/lib/words.svelte';
import type { Live } from './live.svelte';
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
  private filter = $state.raw<((choice: Choice) => boolean) | null>(null);

  constructor(
    private readonly live: Live,
    private readonly board: () => BoardModule,
    private readonly words: () => GameWords | null,
  ) {}

  choices = $derived.by((): Choice[] => this.live.question?.choices ?? []);
  narrowed = $derived.by((): Choice[] => {
    const fits = this.filter ? this.choices.filter(this.filter) : this.choices;
    return fits.length ? fits : this.choices;
  });

  /** A new question: what was begun for the last one is over. */
  reset(): void {
    this.pending = null;
    this.filter = null;
    this.refusal = null;
  }

  cancel = (): void => this.reset();

  choose = (choice: Choice): void => {
    this.refusal = null;
    const { question, view } = this.live;
    // An answer that is held can be changed until the window closes: nothing to confirm.
    const grave = view && !question?.blind && this.board().grave?.(choice, view);
    if (grave && prefs.confirm) this.pending = choice;
    else void this.send(choice);
  };

  confirm = (): void => {
    if (this.pending) void this.send(this.pending);
  };

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
