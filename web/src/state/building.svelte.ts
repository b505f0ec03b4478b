/** A claim that is put together: a verb, then what it speaks of, one tap each. */

import type { BoardModule } from '$/boards/contract';
import { unique } from '$/lib/lists';
import { same, type Arg, type Choice } from '$/lib/types';

/** How a claim begins, in natural order, and the verbs that go on from there, the usual one first. */
export interface Stem {
  name: string;
  verbs: string[];
}

/** A part of the sentence: what may stand there, and what does. */
export interface Slot {
  name: string;
  kind: string;
  options: Arg[];
  chosen: Arg | null;
}

/** What nobody says of himself. */
const OPINIONS = new Set([
  ...['suspect', 'clear', 'trust', 'will_vote', 'vote_for', 'believe', 'doubt', 'agree', 'ask'],
  ...['either', 'not_that_one', 'met', 'same_society', 'trade_with', 'was_given'],
]);

type Params = Record<string, string>;

export class Building {
  verb = $state<string | null>(null);
  private args = $state.raw<(Arg | null)[]>([]);

  constructor(
    private readonly may: () => Choice[],
    private readonly params: (verb: string) => Params,
    private readonly board: () => BoardModule,
    private readonly me: () => number | null = () => null,
  ) {}

  /** The beginnings that lead to something one may say; what no board has sorted stands last. */
  stems = $derived.by((): Stem[] => {
    const known = unique(this.may().map(([verb]) => String(verb)));
    const stems = Object.entries(this.board().stems ?? {}).map(([name, verbs]) => ({
      name,
      verbs: verbs.filter((verb) => known.includes(verb)),
    }));
    const sorted = stems.flatMap(({ verbs }) => verbs);
    const more = known.filter((verb) => !sorted.includes(verb));
    return [...stems, { name: 'more', verbs: more }].filter(({ verbs }) => verbs.length > 0);
  });

  stem = $derived.by(
    (): Stem | null => this.stems.find(({ verbs }) => verbs.includes(this.verb ?? '')) ?? null,
  );

  /** All that may be said with the verb; of two alike parts either may be named first. */
  private forms = $derived.by((): { args: Choice; claim: Choice }[] => {
    const own = this.may().filter(
      (claim) =>
        claim[0] === this.verb && !(OPINIONS.has(this.verb) && claim.includes(this.me() ?? -1)),
    );
    const kinds = Object.values(this.verb === null ? {} : this.params(this.verb));
    const forms = own.map((claim) => ({ args: claim.slice(1), claim }));
    if (kinds.length !== 2 || kinds[0] !== kinds[1]) return forms;
    const turned = forms.map(({ args, claim }) => ({ args: args.toReversed(), claim }));
    return [...forms, ...turned.filter(({ args }) => !forms.some((one) => same(one.args, args)))];
  });

  slots = $derived.by((): Slot[] => {
    if (this.verb === null) return [];
    return Object.entries(this.params(this.verb)).map(([name, kind], i) => {
      // What was chosen before limits what comes after it, not the other way round.
      const fits = this.forms.filter(({ args }) =>
        this.args.slice(0, i).every((arg, j) => arg === null || args[j] === arg),
      );
      const options = unique(fits.map(({ args }) => args[i]!));
      return { name, kind, options, chosen: this.args[i] ?? null };
    });
  });

  /** The first part that is still open. */
  open = $derived.by((): number => this.slots.findIndex(({ chosen }) => chosen === null));

  /** The whole claim; null while something is missing. */
  claim = $derived.by((): Choice | null => {
    if (this.open >= 0) return null;
    return this.forms.find(({ args }) => same(args, this.chosen()))?.claim ?? null;
  });

  private chosen(): Choice {
    return this.slots.map(({ chosen }) => chosen!);
  }

  /** Begin with a verb. Whom and what was spoken of before is spoken of still, where it fits. */
  begin(verb: string): void {
    const before = this.slots.filter(({ chosen }) => chosen !== null);
    this.verb = verb;
    const kept = Object.values(this.params(verb)).map((kind) => {
      const at = before.findIndex((slot) => slot.kind === kind);
      return at < 0 ? null : before.splice(at, 1)[0]!.chosen;
    });
    const fits = (upTo: number) =>
      this.forms.some(({ args }) =>
        kept.slice(0, upTo).every((one, i) => one === null || args[i] === one),
      );
    this.args = kept.map((one, i) => (fits(i + 1) ? one : null));
  }

  /** Begin with a whole claim, to change it. */
  fill([verb, ...args]: Choice): void {
    this.verb = String(verb);
    this.args = args;
  }

  /** Choose a part; later parts that no longer go with it are open again. */
  choose(slot: number, arg: Arg): void {
    const args = this.args.with(slot, arg);
    const fits = (upTo: number) =>
      this.forms.some((form) => args.slice(0, upTo).every((one, i) => form.args[i] === one));
    this.args = args.map((one, i) => (i <= slot || (one !== null && fits(i + 1)) ? one : null));
  }

  reset(): void {
    this.verb = null;
    this.args = [];
  }
}
