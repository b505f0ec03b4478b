/** Days and hours as they are written where one lives. */

import { prefs } from './prefs.svelte';
import { region } from './regions';

const written = (at: number, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(region(prefs.language), style).format(at);

export const day = (at: number): string => written(at, { dateStyle: 'medium' });
export const moment = (at: number): string =>
  written(at, { dateStyle: 'medium', timeStyle: 'short' });
