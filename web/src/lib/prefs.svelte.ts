/** What a person has set for this device, remembered in the browser. */

export type Language = 'fr' | 'en';
export type Theme = 'system' | 'dark' | 'light';
export const MOTIONS = ['full', 'fast', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];
/** What I type is understood as claims: always when I confirm it, the sure ones by themselves, never. */
export const HEARINGS = ['sure', 'ask', 'never'] as const;
export type Hearing = (typeof HEARINGS)[number];

interface Prefs {
  language: Language;
  theme: Theme;
  sound: number;
  motion: Motion;
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
  /** Cards with signs instead of pictures. */
  plain: boolean;
  name: string;
  /** How I look; empty before anybody knows me. */
  face: string;
  /** Whether the server knows this device already. */
  known: boolean;
}

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
    motion: 'full',
    textScale: 1,
    confirm: true,
    voice: false,
    hear: 'sure',
    knock: false,
    blocked: [],
    ratings: true,
    reveal: true,
    plain: false,
    name: '',
    face: '',
    known: false,
  };
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>) };
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
    root.dataset.motion = prefs.motion;
    root.style.setProperty('--text-scale', String(prefs.textScale));
    if (prefs.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = prefs.theme;
  });
}

/** How much of its usual time a movement takes; 0 where nothing may move. */
export function pace(): number {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
  return { full: 1, fast: 0.5, none: 0 }[prefs.motion];
}
/** Whether things may move. */
export const moving = (): boolean => pace() > 0;
