/** What was said by day, gathered for each seat. */

import type { Choice, View } from '$/lib/types';

export interface Words {
  /** The role a seat says it was dealt, and what it thinks it is now. */
  started: string | null;
  became: string | null;
  /** Everything else it said, the last first. */
  rest: Choice[];
}

export function saidBy(view: View): Words[] {
  const all: Words[] = Array.from({ length: view.seats }, () => ({
    started: null,
    became: null,
    rest: [],
  }));
  for (const [seat, ...claim] of view.said) {
    const words = all[seat]!;
    if (claim[0] === 'retract') all[seat] = { started: null, became: null, rest: [claim] };
    else if (claim[0] === 'started') words.started = String(claim[1]);
    else if (claim[0] === 'became') words.became = String(claim[1]);
    else words.rest = [claim, ...words.rest.filter((one) => String(one) !== String(claim))];
  }
  return all;
}
