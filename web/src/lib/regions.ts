/** How times, lists and figures are written: in the language of the page, as where people live. */

import type { Language } from './prefs.svelte';

/** English is British here unless the browser asks for another: its day has 24 hours. */
const USUAL: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };

/** The browser's own variety of the language, where it names one: `en-US` writes 3:05 pm. */
export const regionOf = (language: Language, wishes: readonly string[]): string =>
  wishes.find((wish) => wish.startsWith(`${language}-`)) ?? USUAL[language];

export const region = (language: Language): string => regionOf(language, navigator.languages);
