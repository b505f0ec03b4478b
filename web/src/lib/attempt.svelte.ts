/** What the server may refuse: busy while it is asked, and a refusal is told to the player. */

import { wordsOf } from './api';
import { getNotify } from './session.svelte';

export class Attempt {
  busy = $state(false);

  constructor(private readonly notify = getNotify()) {}

  /** What was asked for, or null where it was refused. */
  make = async <T>(work: () => Promise<T>): Promise<T | null> => {
    this.busy = true;
    try {
      return await work();
    } catch (error) {
      this.notify(wordsOf(error));
      return null;
    } finally {
      this.busy = false;
    }
  };
}
