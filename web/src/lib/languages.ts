/** Languages that people speak, and what they are called. */

import { prefs } from './prefs.svelte';

export const LANGUAGES =
  'ar br ca cs cy da de el en eo es eu fa fi fr ga gl he hi hu it ja ko nb nl oc pl pt ro ru sv tr uk vi zh'.split(
    ' ',
  );

export const languageName = (code: string): string =>
  new Intl.DisplayNames(prefs.language, { type: 'language' }).of(code) ?? code;
