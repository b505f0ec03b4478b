/** Events over HTTP. */

import { get, post } from './api';
import type { EventInfo, EventList, EventTable, NewEvent } from './wire';
import { prefs } from './prefs.svelte';
import { t } from './words.svelte';

const event = (code: string, what = '') => `/api/events/${encodeURIComponent(code)}${what}`;

export const events = {
  mine: () => get<EventList>('/api/me/events').then((list) => list.events),
  make: (body: NewEvent) => post<EventInfo>('/api/events', body),
  find: (code: string) => get<EventInfo>(event(code)),
  join: (code: string) => post<EventInfo>(event(code, '/join')),
  leave: (code: string, number?: number) => post<EventInfo>(event(code, '/leave'), { number }),
  round: (code: string) => post<EventInfo>(event(code, '/round')),
  end: (code: string) => post<EventInfo>(event(code, '/end')),
  sheet: (code: string) => event(code, '/results.csv'),
};

/** Where the reader sits in the last round, if anywhere. */
export const myTable = (event: EventInfo): EventTable | undefined =>
  event.played.at(-1)?.tables.find((table) => table.yours);

export const nameOf = (event: EventInfo, number: number): string =>
  event.entrants.find((one) => one.number === number)?.name ?? t('event-nobody');

/** Points with halves and thirds as far as anybody wants to know them. */
export const points = (n: number): string =>
  new Intl.NumberFormat(prefs.language, { maximumFractionDigits: 2 }).format(n);
