/**
 * What was decided at once and is sent step by step: several choices of one kind, each when it is
 * asked for, or another choice after what stands in its way has been taken back.
 */

import { same, type Choice } from '$/lib/types';
import type { Live } from './live.svelte';
import type { Answer } from './requests';

type Seen = Pick<Live, 'view' | 'question' | 'canUndo' | 'choose' | 'undo'>;

const STOPPED: Answer = { ok: false, refused: null };

export class Plan {
  private wake: (() => void) | null = null;

  constructor(private readonly live: Seen) {}

  /** A new question has come: the plan goes on. */
  next(): void {
    this.wake?.();
  }

  /** One after the other, as long as just these are still asked for. */
  async inTurn(choices: readonly Choice[], wanted: (left: number) => boolean): Promise<Answer> {
    let answer: Answer = STOPPED;
    for (const [done, choice] of choices.entries()) {
      if (!wanted(choices.length - done) || !this.offered(choice)) return STOPPED;
      const after = this.after();
      answer = await this.live.choose(choice);
      if (!answer.ok) return answer;
      if (done < choices.length - 1) await after();
    }
    return answer;
  }

  /** Takes back until this is offered, and chooses it. */
  async instead(choice: Choice): Promise<Answer> {
    const seat = this.live.view?.seat;
    while (!this.offered(choice)) {
      if (!this.live.canUndo || this.live.view?.seat !== seat) return STOPPED;
      const after = this.after();
      const answer = await this.live.undo();
      if (!answer.ok) return answer;
      await after();
    }
    return this.live.choose(choice);
  }

  private offered(choice: Choice): boolean {
    return this.live.question?.choices.some((one) => same(one, choice)) ?? false;
  }

  /** Waits for the question after the one of now; it may have come before one waits. */
  private after(): () => Promise<void> {
    const turn = this.live.question?.turn;
    const come = () => this.live.question !== null && this.live.question.turn !== turn;
    return async () => {
      while (!come()) await new Promise<void>((wake) => (this.wake = wake));
    };
  }
}
