/** Web Push: this browser is told that it is my turn, also when no page is open. */

import { people } from './people';

/** Whether this browser can be told at all. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

/** The service worker, where it is there by now: without one nothing is told. */
async function manager(): Promise<PushManager | null> {
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;
}

/** Whether this browser is told already. */
export const isPushed = async (): Promise<boolean> =>
  canPush() && !!(await (await manager())?.getSubscription());

/** Whether it worked: the person may refuse, and so may the browser. */
export async function startPush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  try {
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const made = (await (await manager())?.subscribe(options))?.toJSON();
    if (!made?.endpoint) return false;
    const { p256dh = '', auth = '' } = made.keys ?? {};
    await people.subscribe({ endpoint: made.endpoint, p256dh, auth });
    return true;
  } catch {
    return false;
  }
}

export async function stopPush(): Promise<void> {
  const found = await (await manager())?.getSubscription();
  if (!found) return;
  await people.unsubscribe(found.endpoint);
  await found.unsubscribe();
}
