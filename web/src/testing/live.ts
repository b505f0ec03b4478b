/** A table with a socket whose other end is the test. */

import { onTestFinished, vi } from 'vitest';
import type { ServerMessage } from '$/lib/wire';
import { Live } from '$/state/live.svelte';
import { TestSocket, welcome } from './socket';

export interface AtTable {
  live: Live;
  tell: (...messages: ServerMessage[]) => void;
}

/** Time stands still until the test lets it go on (`vi.advanceTimersByTime`). */
export function atTable(...messages: ServerMessage[]): AtTable {
  vi.useFakeTimers();
  TestSocket.install();
  const live = new Live('KRATE');
  onTestFinished(() => {
    live.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  TestSocket.last.open();
  const tell = (...more: ServerMessage[]) => TestSocket.last.tell(...more);
  tell(welcome(), ...messages);
  return { live, tell };
}
