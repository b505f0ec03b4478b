/**
 * What was understood of my own lines, until I have said whether it counts.
 *
 * Nobody else knows of it: what I drop is dropped here. A claim counts by itself only while I can
 * see it, when it is sure and I want it so.
 */

import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import { prefs } from '$/lib/prefs.svelte';
import { same, type Choice } from '$/lib/types';
import type { HeardClaim } from '$/lib/wire';
import type { Live } from './live.svelte';
import type { Answer, Understood } from './requests';

/** How long a sure claim is shown before it counts, in milliseconds. */
export const WAIT = 3000;
const SURE = 0.95;
/** In the place of a line: what I truly did, which I may tell, or change into a lie first. */
export const STORY = -1;

const isSure = ({ sure }: HeardClaim): boolean => sure >= SURE;

export class Heard {
  /** The claim that is being corrected, and the line that it was heard in. */
  editing = $state.raw<{ line: number; claim: Choice } | null>(null);
  private readonly offers = new SvelteMap<number, readonly HeardClaim[]>();
  private readonly rests = new SvelteMap<number, readonly string[]>();
  /** The lines whose sure claims are about to count. */
  private readonly running = new SvelteSet<number>();
  private readonly timers: Record<number, ReturnType<typeof setTimeout>> = {};

  constructor(
    private readonly live: Pick<Live, 'say'>,
    private readonly told: (answer: Answer) => void,
  ) {}

  /** What was understood of a line and is not settled yet. */
  of = (line: number): readonly HeardClaim[] => this.offers.get(line) ?? [];
  /** What of a line was not understood, as I typed it. */
  rest = (line: number): readonly string[] => this.rests.get(line) ?? [];
  /** Whether something of a line counts soon, by itself. */
  counts = (line: number): boolean => this.running.has(line);

  /** What I could tell of myself; it counts when I confirm it. */
  tell(story: Choice[]): void {
    this.offer({ line: STORY, claims: story.map((claim) => ({ claim, sure: 0 })) });
  }

  offer({ line, claims, rest = [] }: Understood): void {
    if (rest.length) this.rests.set(line, rest);
    if (claims.length) this.offers.set(line, claims);
  }

  /** The line is on the screen, until the answer is called. */
  show(line: number): () => void {
    const sure = this.of(line).some(isSure);
    if (prefs.hear === 'sure' && sure && !this.editing) this.start(line);
    return () => this.stop(line);
  }

  confirm = (line: number): Promise<void> => this.settle(line, () => true);

  /** Nothing of it after all. */
  dismiss = (line: number): void => {
    this.stop(line);
    this.offers.delete(line);
  };

  drop = (line: number, claim: Choice): void => {
    this.stop(line);
    this.keep(line, (one) => !same(one.claim, claim));
  };

  correct = (line: number, claim: Choice): void => {
    this.stop(line);
    this.editing = { line, claim };
  };

  cancel = (): void => {
    this.editing = null;
  };

  /** What I meant, in the place of what was understood. */
  async replace(claim: Choice): Promise<void> {
    const { editing } = this;
    if (!editing) return;
    this.editing = null;
    if (editing.line === STORY) {
      const changed = this.of(STORY).map((one) =>
        same(one.claim, editing.claim) ? { ...one, claim } : one,
      );
      this.offers.set(STORY, changed);
      return;
    }
    this.keep(editing.line, (one) => !same(one.claim, editing.claim));
    this.told(await this.live.say(claim, editing.line));
  }

  /** Somebody else looks at this screen, or the talk is over. */
  reset(): void {
    for (const line of [...this.running]) this.stop(line);
    this.offers.clear();
    this.rests.clear();
    this.editing = null;
  }

  private start(line: number): void {
    this.running.add(line);
    this.timers[line] = setTimeout(() => {
      if (document.hidden) this.start(line);
      else void this.settle(line, isSure);
    }, WAIT);
  }

  private stop(line: number): void {
    clearTimeout(this.timers[line]);
    this.running.delete(line);
  }

  private async settle(line: number, which: (one: HeardClaim) => boolean): Promise<void> {
    this.stop(line);
    const said = this.of(line).filter(which);
    this.keep(line, (one) => !said.includes(one));
    for (const [i, { claim }] of said.entries()) {
      const answer = await this.live.say(claim, line === STORY ? null : line);
      this.told(answer);
      if (answer.ok) continue;
      this.offers.set(line, [...said.slice(i), ...this.of(line)]);
      return;
    }
  }

  private keep(line: number, which: (one: HeardClaim) => boolean): void {
    const left = this.of(line).filter(which);
    if (left.length) this.offers.set(line, left);
    else this.offers.delete(line);
  }
}
