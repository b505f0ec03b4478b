/**
 * What has come, shown one thing after the other at the person's own pace.
 *
 * The table never waits for a screen: frames are taken as they come, kept here in order, and shown
 * when the one before has been seen. A frame's beats come before what it changes.
 */

import type { Beat } from '$/boards/contract';
import { prefs } from '$/lib/prefs.svelte';
import type { Frame } from '$/lib/wire';

/** How long a beat stays at the usual pace, and how much longer for each line of it. */
const BEAT = 2200;
const LINE = 450;
/** What a duel comes to is more than one line: who stood by whom, two sums, and who wins. */
const RESULT = 5000;
/** One more sentence says what it means. */
const MEANS = 1500;
/** The rest after each act of somebody, at the slow pace. */
const REST = 1300;
const TIMES = { slow: 1.8, normal: 1, fast: 0.45, step: 1, none: 0 };
/** Whoever is behind by more than this is shown what happened without beats. */
const MOST = 8;

/** How long it takes to read, at the usual pace. */
function reading({ events, sides = [], means, ends }: Beat): number {
  const named = sides.flatMap(({ seats }) => seats).length;
  const least = sides.some(({ sum }) => sum !== undefined) ? RESULT : 0;
  const more = means || ends ? MEANS : 0;
  return Math.max(least, BEAT + LINE * (events.length + named)) + more;
}

export class Stage {
  /** What is told just now. */
  beat = $state.raw<Beat | null>(null);
  /** How long it stays, in milliseconds; null: until it is tapped. */
  stays = $state<number | null>(null);
  /** How many acts have come and are not shown yet. */
  behind = $state(0);
  /** The next act is shown on a tap. */
  paused = $state(false);
  /** The beats of a frame; set by the screen, which knows the game. */
  beats: (frame: Frame) => Beat[] = () => [];

  private queue: Frame[] = [];
  private left: Beat[] | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private resting = false;
  private mine = false;

  constructor(private readonly show: (frame: Frame) => void) {}

  push(frame: Frame): void {
    this.queue.push(frame);
    this.count();
    this.go();
  }

  /** I have acted: what comes of it needs no tap. */
  acted(): void {
    this.mine = true;
    if (this.resting) this.next();
  }

  /** It has been read: on to the next thing. */
  next = (): void => {
    clearTimeout(this.timer);
    if (this.paused) this.open();
    else if (this.left) this.turn();
    else if (this.resting) {
      this.resting = false;
      this.go();
    }
  };

  /** Everything at once: all is told anew, or nobody looks. */
  drain(): void {
    this.halt();
    const all = this.queue.splice(0);
    this.count();
    for (const frame of all) this.show(frame);
  }

  /** These are other eyes: what was not shown is not theirs. */
  clear(): void {
    this.halt();
    this.queue = [];
    this.count();
  }

  private halt(): void {
    clearTimeout(this.timer);
    this.left = null;
    this.beat = null;
    this.resting = this.paused = this.mine = false;
  }

  private go(): void {
    while (this.queue.length && !this.left && !this.resting && !this.paused) {
      const frame = this.queue[0]!;
      if (prefs.pace === 'step' && frame.events.length && !this.mine) {
        this.paused = true;
        return;
      }
      this.open();
    }
  }

  /** The first frame that waits: its beats, then what it changes. */
  private open(): void {
    this.paused = false;
    const late = this.queue.length > MOST && prefs.pace !== 'step';
    const told = prefs.pace === 'none' || document.hidden || late;
    this.left = told ? [] : this.beats(this.queue[0]!);
    this.turn();
  }

  private turn(): void {
    const beat = this.left?.shift();
    if (beat) {
      this.beat = beat;
      const time = reading(beat) * TIMES[prefs.pace];
      this.stays = prefs.pace === 'step' ? null : time;
      if (this.stays !== null) this.timer = setTimeout(this.next, time);
      return;
    }
    this.left = null;
    this.beat = null;
    const frame = this.queue.shift()!;
    this.count();
    const own = this.mine;
    this.mine = false;
    this.show(frame);
    if (prefs.pace === 'slow' && frame.events.length && !own) this.rest();
    this.go();
  }

  private rest(): void {
    this.resting = true;
    this.timer = setTimeout(this.next, REST);
  }

  private count(): void {
    this.behind = this.queue.length;
  }
}
