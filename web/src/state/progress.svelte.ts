/**
 * What was solved: kept on this device, and of an account by the server as well.
 *
 * An answer that was given without a network is kept, and told to the server when there is one.
 */

import { Refusal } from '$/lib/api';
import { prefs } from '$/lib/prefs.svelte';
import { puzzles } from '$/lib/puzzles';
import type { AnswerPuzzle, MyPuzzles, PuzzleAnswered, ShownStanding } from '$/lib/wire';

const KEY = 'cabale.puzzles';

interface Pending {
  game: string;
  id: string;
  body: AnswerPuzzle;
}

interface Kept {
  solved: string[];
  /** Answered wrongly, or given up. */
  missed: string[];
  /** The days whose puzzle was solved on them. */
  days: number[];
  standing: ShownStanding | null;
  pending: Pending[];
}

function load(): Kept {
  const first: Kept = { solved: [], missed: [], days: [], standing: null, pending: [] };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return first;
  }
}

const both = <T>(one: readonly T[], other: readonly T[] = []): T[] => [
  ...new Set([...one, ...other]),
];

export class Progress {
  private kept = $state.raw<Kept>(load());
  private account = $state.raw<MyPuzzles | null>(null);

  solved = $derived.by(() => both(this.kept.solved, this.account?.solved));
  missed = $derived.by(() => {
    const all = both(this.kept.missed, this.account?.missed);
    return all.filter((id) => !this.solved.includes(id));
  });
  days = $derived.by(() => both(this.kept.days, this.account?.days));
  /** That of the account, where somebody is signed in; null before the first answer. */
  standing = $derived.by(() => (this.account ? this.account.standing : this.kept.standing));

  /** What the server knows of an account, once what it does not know yet was told. */
  async refresh(): Promise<void> {
    if (prefs.known) {
      try {
        const found = await puzzles.mine();
        this.account = found.account ? await this.broughtTo(found) : null;
      } catch {
        // This device remembers enough.
      }
    }
    await this.tell();
  }

  /** A new account is given what was solved here before there was one. */
  private async broughtTo(account: MyPuzzles): Promise<MyPuzzles> {
    const { solved, missed, days, standing } = this.kept;
    const isNew = !account.standing && !account.solved.length && !account.missed.length;
    if (!isNew || !(solved.length + missed.length)) return account;
    const { mu, sigma, played } = standing ?? {};
    const rating = mu === undefined ? null : { mu, sigma: sigma!, played: played! };
    return puzzles.bring({ solved, missed, days, standing: rating });
  }

  /** Whether something has been answered here before. */
  has(id: string): boolean {
    return this.solved.includes(id) || this.missed.includes(id);
  }

  /** What is sent with an answer: a guest keeps the rating, which the server only adds to. */
  body(id: string, given: Pick<AnswerPuzzle, 'choice' | 'answer'>, hints: number): AnswerPuzzle {
    const { mu, sigma, played } = this.kept.standing ?? {};
    const standing =
      this.account || mu === undefined ? null : { mu, sigma: sigma!, played: played! };
    return { ...given, hints, first: !this.has(id), standing };
  }

  /** An answer was given; `day`: it was that day's puzzle. */
  note(id: string, right: boolean, day: number | null, answered?: PuzzleAnswered): void {
    const { kept } = this;
    const standing = answered?.standing ?? null;
    const list = right ? 'solved' : 'missed';
    this.keep({
      [list]: both(kept[list], [id]),
      days: right && day !== null ? both(kept.days, [day]) : kept.days,
      standing: this.account ? kept.standing : (standing ?? kept.standing),
    });
    if (this.account && standing) this.account = { ...this.account, standing };
  }

  /** It could not be told: later. */
  later(game: string, id: string, body: AnswerPuzzle): void {
    this.keep({ pending: [...this.kept.pending, { game, id, body }] });
  }

  private async tell(): Promise<void> {
    for (const one of this.kept.pending) {
      try {
        // The rating is the one of now: others may have been told since.
        const { standing } = this.body(one.id, {}, 0);
        const answered = await puzzles.answer(one.game, one.id, { ...one.body, standing });
        if (answered.standing && !this.account) this.keep({ standing: answered.standing });
        if (answered.standing && this.account)
          this.account = { ...this.account, standing: answered.standing };
      } catch (error) {
        if (error instanceof Refusal && [0, 429, 503].includes(error.status)) return;
      }
      this.keep({ pending: this.kept.pending.filter((other) => other !== one) });
    }
  }

  private keep(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }
}

/** One for the whole page. */
export const progress = new Progress();
