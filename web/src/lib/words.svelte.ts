/** Every word a player reads comes from a Fluent catalogue: the interface's, or a game's. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from '../../locale/en.ftl?raw';
import coreEn from '../../../src/cabale/core/locale/en.ftl?raw';
import coreFr from '../../../src/cabale/core/locale/fr.ftl?raw';
import fr from '../../locale/fr.ftl?raw';
import { again } from './again';
import { prefs, type Language } from './prefs.svelte';

export type WordArgs = Record<string, FluentVariable>;

function bundle(language: Language, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources)
    made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

const SOURCES: Record<Language, [shared: string, own: string]> = {
  fr: [coreFr, fr],
  en: [coreEn, en],
};
const read: Partial<Record<Language, FluentBundle>> = {};
/** The interface's words; a language is read when it is first spoken. */
const ours = (): FluentBundle =>
  (read[prefs.language] ??= bundle(prefs.language, ...SOURCES[prefs.language]));

export function format(
  from: FluentBundle,
  id: string,
  args?: WordArgs,
  errors: Error[] = [],
): string | null {
  const message = from.getMessage(id);
  if (!message?.value) return null;
  const text = oneStop(from.formatPattern(message.value, args, errors));
  return from.locales[0] === 'fr' ? elide(text) : text;
}

/** A name that ends in a stop ends the sentence, too: "waiting for Grace H.", not "H..". */
export const oneStop = (text: string): string => text.replace(/(?<!\.)\.\.$/u, '.');

const ELIDED = /\b([Dd]|[Qq]u)e (?=[AEIOUÀÂÉÈÊÎÏÔŒ]|H(?!a|ibou)|Y(?![aeiou]))/gu;

/** French before a name with a vowel: « la carte d’Agathe », not « de Agathe ». */
export const elide = (text: string): string => text.replace(ELIDED, '$1’');

/** A message of the interface in the player's language. */
export function t(id: string, args?: WordArgs): string {
  return format(ours(), id, args) ?? id;
}

export const hasWord = (id: string): boolean => ours().hasMessage(id);

/** A game's catalogue from its text, with the words that all games share. */
export const parse = (language: Language, source: string): FluentBundle =>
  bundle(language, SOURCES[language][0], source);

const catalogues: Record<string, Promise<FluentBundle>> = {};

/** A game's catalogue in a language, fetched once; `waiting` is told when that takes patience. */
export function loadCatalogue(
  game: string,
  language: Language,
  waiting?: () => void,
): Promise<FluentBundle> {
  const key = `${game}/${language}`;
  let found = catalogues[key];
  if (!found) {
    found = again(() => fetch(`/api/games/${game}/words/${language}`), waiting)
      .then((reply) => (reply.ok ? reply.text() : Promise.reject(new Error(reply.statusText))))
      .then((source) => parse(language, source));
    found.catch(() => delete catalogues[key]);
    catalogues[key] = found;
  }
  return found;
}
