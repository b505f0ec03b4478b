/** What a person has set for this device, remembered in the browser. */

export type Language = 'fr' | 'en';
export type Theme = 'system' | 'dark' | 'light';
/** How fast things are shown to me; `step`: the next act on a tap. */
export const PACES = ['slow', 'normal', 'fast', 'none', 'step'] as const;
export type Pace = (typeof PACES)[number];
/** What I type is understood as claims: always when I confirm it, the sure ones by themselves, never. */
export const HEARINGS = ['sure', 'ask', 'never'] as const;
export type Hearing = (typeof HEARINGS)[number];

interface Prefs {
  language: Language;
  theme: Theme;
  sound: number;
  pace: Pace;
  textScale: number;
  confirm: boolean;
  voice: boolean;
  hear: Hearing;
  /** Call me when it is my turn and I look elsewhere. */
  knock: boolean;
  /** The people whose lines are not shown on this device. */
  blocked: string[];
  /** Whether ratings are shown. */
  ratings: boolean;
  /** A match begins with a look at my card. */
  reveal: boolean;
  /** I was told why everybody is asked where most can only pass. */
  toldWhy: boolean;
  /** Cards with signs instead of pictures. */
  plain: boolean;
  name: string;
  /** How I look; empty before anybody knows me. */
  face: string;
  /** Whether the server knows this device already. */
  known: boolean;
}

/** What a browser remembers; before there were paces, how much moved. */
type Kept = Partial<Prefs> & { motion?: string };

const KEY = 'cabale.prefs';

function firstLanguage(): Language {
  const wanted = new URLSearchParams(location.search).get('lang');
  if (wanted === 'fr' || wanted === 'en') return wanted;
  return navigator.languages.some((l) => l.toLowerCase().startsWith('fr')) ? 'fr' : 'en';
}

function load(): Prefs {
  const first: Prefs = {
    language: firstLanguage(),
    theme: 'system',
    sound: 0.5,
    pace: 'normal',
    textScale: 1,
    confirm: true,
    voice: false,
    hear: 'sure',
    knock: false,
    blocked: [],
    ratings: true,
    reveal: true,
    toldWhy: false,
    plain: false,
    name: '',
    face: '',
    known: false,
  };
  try {
    const { motion, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
    if (motion === 'fast' || motion === 'none') kept.pace ??= motion;
    return { ...first, ...kept };
  } catch {
    return first;
  }
}

export const prefs = $state(load());

/** Keep the page and the browser's memory in step with the preferences. Called once. */
export function watchPrefs(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(prefs));
    const root = document.documentElement;
    root.lang = prefs.language;
    root.dataset.pace = prefs.pace;
    root.style.setProperty('--text-scale', String(prefs.textScale));
    if (prefs.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = prefs.theme;
  });
}

/** How much of its usual time a movement takes; 0 where nothing may move. */
export function pace(): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return { slow: 1.7, normal: 1, step: 1, fast: 0.5, none: 0 }[prefs.pace];
}
/** Whether things may move. */
export const moving = (): boolean => pace() > 0;
