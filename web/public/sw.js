// Keeps the client at hand, so that it opens at once and says something sensible without a network.
// What the server tells is never kept, but for puzzles and the words that they need: those of the day
// can be solved without a network.
const STORE = 'cabale-1';
const PUZZLES = 'cabale-puzzles-1';
/** The list, one puzzle, its solution; what games there are, and a game's words. */
const KEPT = /^\/api\/(puzzles(\/[^/]+\/[^/]+(\/solution)?)?|games(\/[^/]+\/words\/[^/]+)?)$/;
const PAGE = '/';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.add(PAGE)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = (name) => name !== STORE && name !== PUZZLES;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))),
  );
  self.clients.claim();
});

async function kept(request) {
  const store = await caches.open(STORE);
  const found = await store.match(request);
  if (found) return found;
  const fresh = await fetch(request);
  if (fresh.ok) await store.put(request, fresh.clone());
  return fresh;
}

async function page(request) {
  const store = await caches.open(STORE);
  try {
    const fresh = await fetch(request);
    if (fresh.ok && new URL(request.url).pathname === PAGE) await store.put(PAGE, fresh.clone());
    return fresh;
  } catch {
    return (await store.match(PAGE)) ?? Response.error();
  }
}

/** What the server says now, or said last. */
async function latest(request) {
  const store = await caches.open(PUZZLES);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await store.put(request, fresh.clone());
    return fresh;
  } catch {
    return (await store.match(request)) ?? Response.error();
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/app/assets/')) event.respondWith(kept(request));
  else if (KEPT.test(url.pathname)) event.respondWith(latest(request));
});

// A message of the server, which only this browser can read: it is somebody's turn.
self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  const options = { body: told.body, tag: told.tag, icon: '/app/icon-192.png', data: told.url };
  event.waitUntil(
    Promise.all([
      self.registration.showNotification(told.title ?? 'Cabale', options),
      navigator.setAppBadge?.().catch(() => undefined),
    ]),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data ?? '/', location.origin).href;
  const come = async () => {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const here = open.find((one) => one.url === url) ?? open[0];
    if (!here) return self.clients.openWindow(url);
    if (here.url !== url) await here.navigate(url);
    return here.focus();
  };
  event.waitUntil(come());
});
