/** What was sent over the socket and has not been answered yet. */

import type { ClientMessage, HeardClaim, Refused } from '$/lib/wire';
import type { Choice } from '$/lib/types';

/** What was understood of a line of my own. */
export interface Understood {
  line: number;
  claims: HeardClaim[];
  /** What of it was not understood, as I typed it. */
  rest?: string[];
}

export type Answer =
  { ok: true; claims?: Choice[]; heard?: Understood } | { ok: false; refused: Refused | null };

interface Waiting {
  message: ClientMessage;
  /** Whether it is sent again on the next line; else it fails with the line. */
  again: boolean;
  settle: (answer: Answer) => void;
}

export class Requests {
  private readonly waiting = new Map<string, Waiting>();
  private count = 0;

  /** The message with a key of its own, and what will be answered to it. */
  add(message: ClientMessage, again: boolean): { keyed: ClientMessage; answer: Promise<Answer> } {
    const key = `k${++this.count}`;
    const keyed = { ...message, key };
    const answer = new Promise<Answer>((settle) =>
      this.waiting.set(key, { message: keyed, again, settle }),
    );
    return { keyed, answer };
  }

  settle(key: string, answer: Answer): void {
    this.waiting.get(key)?.settle(answer);
    this.waiting.delete(key);
  }

  /** The line is lost: what is not sent again has failed. */
  fail(): void {
    for (const [key, { again }] of this.waiting)
      if (!again) this.settle(key, { ok: false, refused: null });
  }

  /** All of it has failed: it was said of a match that went on otherwise. */
  drop(): void {
    for (const key of this.waiting.keys()) this.settle(key, { ok: false, refused: null });
  }

  /** What a new line must carry again. */
  get unanswered(): ClientMessage[] {
    return [...this.waiting.values()].map(({ message }) => message);
  }
}
