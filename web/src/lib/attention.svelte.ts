/** Calls a person back to the table: the tab's title, a sound, a notification when one is away. */

import { prefs } from './prefs.svelte';
import { sound } from './sound';
import { t } from './words.svelte';

interface Moment {
  mine: boolean;
  turn: number | null;
  over: boolean;
}

export function attention(moment: () => Moment, game: () => string): void {
  let lastTurn: number | null = null;
  let wasOver: boolean | null = null;
  $effect(() => {
    const { mine, turn, over } = moment();
    document.title =
      mine && !over ? t('title-mine', { game: game() }) : t('title-table', { game: game() });
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (icon) icon.href = mine && !over ? '/app/icon-turn.svg' : '/app/icon.svg';
    if (mine && turn !== lastTurn) {
      sound('mine');
      if (document.hidden) knock(game());
    }
    lastTurn = mine ? turn : lastTurn;
    if (over && wasOver === false) sound('end');
    wasOver = over;
  });
  $effect(() => stayAwake());
}

/** So many answers of mine are awaited: in the tab's title, and on the app's icon. */
export function showCount(n: number): void {
  document.title = n ? t('title-asked', { n }) : t('title');
  const badge = n ? navigator.setAppBadge?.(n) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined);
}

function knock(game: string): void {
  if (!prefs.knock || Notification.permission !== 'granted') return;
  const note = new Notification(t('title-mine', { game }), {
    icon: '/app/icon-192.png',
    tag: 'cabale',
  });
  note.onclick = () => window.focus();
}

/** The screen of a phone on the table must not go dark in the middle of a night. */
function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  const ask = () => {
    if (document.visibilityState === 'visible')
      navigator.wakeLock?.request('screen').then(
        (given) => (lock = given),
        () => undefined,
      );
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
