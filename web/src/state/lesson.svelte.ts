/** A lesson: the coach explains page by page; then only what it would do is lit on the board. */

import type { Live } from './live.svelte';

export class Lesson {
  private wanted = $state(true);
  private read = $state.raw<{ pages: string; page: number }>({ pages: '', page: 0 });

  constructor(private readonly live: Pick<Live, 'coach'>) {}

  /** What the coach says now; null when there is none, or the learner has heard enough. */
  coach = $derived.by(() => (this.wanted ? this.live.coach : null));
  private pages = $derived(this.coach?.pages.join() ?? '');
  /** The page that is open; whatever is new begins at its first. */
  page = $derived(this.read.pages === this.pages ? this.read.page : 0);
  /** There is more to read before anything is to be done. */
  reading = $derived(this.coach !== null && this.page < this.coach.pages.length - 1);
  /** What the coach would do, once it has been read. */
  advice = $derived(this.reading ? null : (this.coach?.choice ?? null));

  get on(): boolean {
    return this.wanted;
  }

  turn = (page: number): void => {
    this.read = { pages: this.pages, page };
  };
  quit = (): void => {
    this.wanted = false;
  };
}
