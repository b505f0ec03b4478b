/** What roles are called, by game. */

import { api } from './api';
import { GameWords } from './gamewords';
import type { Language } from './prefs.svelte';
import { loadCatalogue } from './words.svelte';

export type RoleNames = Map<string, (role: string) => string>;

export async function roleNames(games: string[], language: Language): Promise<RoleNames> {
  const shelf = await api.games();
  const known = shelf.filter(({ name }) => games.includes(name));
  const entries = known.map(async (info) => {
    const words = new GameWords(info, await loadCatalogue(info.name, language), [], language);
    return [info.name, (role: string) => words.find(role)?.name ?? role] as const;
  });
  return new Map(await Promise.all(entries));
}
