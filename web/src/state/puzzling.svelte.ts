/** One puzzle that somebody solves: what is picked, hints, answers, and the proof step by step. */

import { Refusal, wordsOf } from '$/lib/api';
import { puzzles } from '$/lib/puzzles';
import { same, type Choice, type View } from '$/lib/types';
import type {
  AnswerPuzzle,
  PuzzleAnswered,
  PuzzleFact,
  PuzzleSolution,
  Question,
  ShownPuzzle,
} from '$/lib/wire';
import type { Asker } from './answer.svelte';
import type { Progress } from './progress.svelte';
import type { Answer } from './requests';

const DONE: Answer = { ok: true };
/** The rating that one begins with. */
const NEWCOMER = 1500;

export class Puzzling implements Asker {
  readonly view: View;
  readonly canUndo = false;
  /** What is picked on the board, or of the answers beside it, and not yet given. */
  held = $state.raw<Choice | null>(null);
  hints = $state.raw<PuzzleFact[]>([]);
  /** Answers that were wrong. */
  wrong = $state.raw<Choice[]>([]);
  solution = $state.raw<PuzzleSolution | null>(null);
  /** Whether it was found, not given up. */
  found = $state(false);
  /** By how much the own rating has changed. */
  gain = $state<number | null>(null);
  /** The puzzle's rating, once it has been answered. */
  rating = $state<number | null>(null);
  busy = $state(false);
  problem = $state('');
  /** The step of the proof that is looked at; the last one is the answer. */
  step = $state(0);

  constructor(
    readonly puzzle: ShownPuzzle,
    private readonly progress: Progress,
    /** The day whose puzzle this is, today; else null. */
    readonly day: number | null,
  ) {
    this.view = puzzle.view as unknown as View;
    this.rating = puzzle.rating;
  }

  over = $derived.by(() => this.solution !== null);
  /** Whether it is answered by acts on the board. */
  byBoard = $derived.by(() => this.puzzle.choices.length > 0);
  question = $derived.by((): Question | null => {
    if (!this.byBoard || this.over) return null;
    const { kind, prompt } = this.view.decision ?? { kind: '', prompt: {} };
    const choices = this.puzzle.choices.filter((one) => !this.wasWrong(one));
    // What is picked can be changed until it is given: so it is held, as where all answer unseen.
    return { turn: 0, kind, prompt, choices, blind: true, held: this.held };
  });
  answers = $derived.by(() => this.puzzle.answers.filter((one) => !this.wasWrong(one.answer)));
  /** Where every answer beside the board names some seats: the answers by these seats. */
  sets = $derived.by((): { seats: number[]; answer: Choice }[] | null => {
    const found = this.puzzle.answers.map(({ answer, sentence }) => {
      const parts = Object.entries(sentence).filter(([name]) => name !== 'kind');
      const seats: unknown = parts.length === 1 ? parts[0]![1] : null;
      return { answer, seats: Array.isArray(seats) ? seats.toSorted((a, b) => a - b) : null };
    });
    const all = found.filter(
      (one): one is { answer: Choice; seats: number[] } => one.seats !== null,
    );
    return all.length > 0 && all.length === found.length ? all : null;
  });
  /** Of these the seats that are picked so far. */
  named = $state.raw<number[]>([]);
  nameable = $derived.by(() =>
    this.puzzle.seats
      .map(({ seat }) => seat)
      .filter((seat) => this.sets?.some(({ seats }) => seats.includes(seat))),
  );
  mayNameNobody = $derived.by(() => this.sets?.some(({ seats }) => !seats.length) ?? false);

  /** One seat more that is named, or one less; null: nobody is. */
  name = (seat: number | null): void => {
    if (this.over || (seat !== null && !this.nameable.includes(seat))) return;
    const { named } = this;
    if (seat === null) this.named = [];
    else if (named.includes(seat)) this.named = named.filter((one) => one !== seat);
    else this.named = [...named, seat].toSorted((a, b) => a - b);
    const none = seat !== null && this.named.length === 0;
    this.held = none
      ? null
      : (this.sets?.find(({ seats }) => same(seats, this.named))?.answer ?? null);
  };

  moreHints = $derived.by(() => !this.over && this.hints.length < this.puzzle.facts);
  /** The fact that is looked at. */
  fact = $derived.by(() => this.solution?.proof[this.step] ?? null);

  choose = (choice: Choice): Promise<Answer> => {
    this.held = same(this.held, choice) ? null : choice;
    return Promise.resolve(DONE);
  };
  undo = (): Promise<Answer> => Promise.resolve(DONE);
  why = (): Promise<Answer> => Promise.resolve(DONE);

  give = async (): Promise<void> => {
    const { held } = this;
    if (!held) return;
    await this.send(this.byBoard && this.isChoice(held) ? { choice: held } : { answer: held });
  };

  giveUp = (): Promise<void> => this.send({});

  hint = async (): Promise<void> => {
    const { game, id } = this.puzzle;
    const number = this.hints.length + 1;
    await this.attempt(async () => {
      const fact = await puzzles.hint(game, id, number).catch(async (error: unknown) => {
        if (!isOffline(error)) throw error;
        return (await puzzles.solution(game, id)).proof[number - 1]!;
      });
      this.hints = [...this.hints, fact];
    });
  };

  go = (step: number): void => {
    this.step = Math.max(0, Math.min(step, this.solution?.proof.length ?? 0));
  };

  private async send(given: Pick<AnswerPuzzle, 'choice' | 'answer'>): Promise<void> {
    const { game, id } = this.puzzle;
    const before = this.progress.standing?.rating ?? NEWCOMER;
    const body = this.progress.body(id, given, this.hints.length);
    await this.attempt(async () => {
      let answered: PuzzleAnswered;
      try {
        answered = await puzzles.answer(game, id, body);
      } catch (error) {
        if (!isOffline(error)) throw error;
        answered = this.checked(await puzzles.solution(game, id), given);
        this.progress.later(game, id, body);
      }
      this.took(answered, given);
      if (answered.standing) this.gain = answered.standing.rating - before;
    });
  }

  private took(answered: PuzzleAnswered, given: Pick<AnswerPuzzle, 'choice' | 'answer'>): void {
    const { puzzle, progress } = this;
    const held = given.choice ?? given.answer;
    if (puzzle.grade > 0) progress.note(puzzle.id, answered.right, this.day, answered);
    this.rating = answered.rating ?? this.rating;
    this.solution = answered.solution;
    this.found = answered.right;
    this.step = 0;
    if (held && !answered.right) {
      this.wrong = [...this.wrong, held];
      this.held = null;
      this.named = [];
    }
  }

  /** What the server would say, where it cannot be asked. */
  private checked(
    solution: PuzzleSolution,
    { choice, answer }: Pick<AnswerPuzzle, 'choice' | 'answer'>,
  ): PuzzleAnswered {
    const right = choice
      ? solution.choices.some((one) => same(one, choice))
      : same(answer ?? null, solution.answer);
    const shown = right || !(choice ?? answer) ? solution : null;
    return { right, solution: shown, standing: null, rating: null };
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      await work();
    } catch (error) {
      this.problem = wordsOf(error);
    } finally {
      this.busy = false;
    }
  }

  private isChoice(held: Choice): boolean {
    return this.puzzle.choices.some((one) => same(one, held));
  }
  private wasWrong(choice: Choice): boolean {
    return this.wrong.some((one) => same(one, choice));
  }
}

const isOffline = (error: unknown): boolean => error instanceof Refusal && error.code === 'offline';
