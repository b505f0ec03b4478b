/**
 * The client says what `cabale.words` says, over the sentences that `tests/web/test_twins.py`
 * writes: word for word, in both languages, whoever reads.
 */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GameWords, plain } from './gamewords';
import { prefs, type Language } from './prefs.svelte';
import type { Choice, GameEvent, GameInfo } from './types';
import { parse } from './words.svelte';

interface Case {
  me: number | null;
  said: string;
  event?: GameEvent;
  step?: [kind: string, asked: number[]];
  ask?: [kind: string, prompt: Record<string, unknown>];
  choice?: Choice;
  claim?: [claim: Choice, speaker: number];
}
interface Told {
  info: GameInfo;
  language: Language;
  catalogue: string;
  names: string[];
  cases: Case[];
}

function say(words: GameWords, one: Case): string {
  if (one.event) return plain(words.event(one.event)?.pieces ?? []);
  if (one.step) return words.step(...one.step) ?? '';
  if (one.ask) return words.ask(...one.ask);
  if (one.choice) return words.choice(one.choice);
  return words.claim(...one.claim!);
}

const { CABALE_SENTENCES: file } = process.env;
const all = file ? (JSON.parse(readFileSync(file, 'utf-8')) as Told[]) : [];

describe.skipIf(!file)('the twin of cabale.words', () => {
  it.each(all.map((told) => [told.info.name, told.language, told] as const))(
    'says the same of %s in %s',
    (_, language, { info, catalogue, names, cases }) => {
      prefs.language = language;
      const words = new GameWords(info, parse(language, catalogue), names, language);
      expect(cases.map((one) => say(words.as(one.me), one))).toEqual(cases.map(({ said }) => said));
    },
  );
});
