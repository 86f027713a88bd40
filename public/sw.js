// Keeps Home and the profiles that were seen last readable without a connection. With one, every page comes from the server: what
// is kept is a copy without prices and phone numbers, made for nobody in particular (docs/decisions/143-phones.md#readable-without-a-connection).

const PAGES = 'pages-1';
const FILES = 'files-1';
const MOST_PAGES = 20;
const MOST_FILES = 400;

const OFFLINE = '/offline.html';

/** The language of a page whose address names one: /hi/category. */
const LANGUAGE = /^\/([a-z]{2})(?=\/|$)/;
const HOMES = /^\/([a-z]{2})?$/;

/** The page in the place of one that was not kept, in that one's language. */
function offlineFor(path) {
  const [, language] = LANGUAGE.exec(path) ?? [];
  return language ? `/offline-${language}.html` : OFFLINE;
}

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(PAGES).then((pages) => pages.add(OFFLINE)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      await Promise.all(names.filter((name) => name !== PAGES && name !== FILES).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

// A page tells what it is and which files it needed.
self.addEventListener('message', (event) => {
  if (event.data?.type !== 'keep') return;
  const { path, files } = event.data;
  // What cannot be kept now is kept at the next visit.
  event.waitUntil(Promise.allSettled([keepPage(path), keepFiles(files)]));
});

// A new enquiry or message (docs/decisions/160-threads.md). Of two messages with one tag the later takes the other's place.
self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { path } }));
});

// The browser or its push service has given up the address that the site knows.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPage(event.notification.data.path));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  // Nothing is kept of calls, and one that somebody is led to has to come by itself: asked for from here it would seem to come from the site.
  if (request.mode === 'navigate' && url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fromServerOrKept(request, url.pathname));
  else if (isFile(url.pathname)) event.respondWith(fromKeptOrServer(request));
});

/** Files whose address changes when they do. */
function isFile(path) {
  return path.startsWith('/assets/') || path.startsWith('/media/');
}

async function fromServerOrKept(request, path) {
  try {
    return await fetch(request);
  } catch (error) {
    const pages = await caches.open(PAGES);
    const kept = (await pages.match(path, { ignoreVary: true })) ?? (await pages.match(offlineFor(path))) ?? (await pages.match(OFFLINE));
    if (!kept) throw error;
    return kept;
  }
}

async function fromKeptOrServer(request) {
  return (await caches.match(request, { cacheName: FILES, ignoreVary: true })) ?? fetch(request);
}

/** Subscribes anew and tells the site, which takes it in the place of what this session had: nobody else is subscribed by it. */
async function renewSubscription({ newSubscription }) {
  const settings = await fetch('/api/v1/contractor/push', { headers: { accept: 'application/json' } });
  if (!settings.ok) return;
  const { publicKey } = await settings.json();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const { endpoint, keys } = subscription.toJSON();
  const answer = await fetch('/api/v1/contractor/push/devices', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, renews: true }),
  });
  // What the site does not take reaches nobody.
  if (answer.status < 500 && !answer.ok) await subscription.unsubscribe();
}

/** Brings the page of an address to the front: in a window that shows the owner's desk or a page below it, else in a new one. */
async function showPage(path) {
  const url = new URL(path, self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window' });
  const deskOf = (path) => path.replace(LANGUAGE, '').split('/')[1];
  const shown = windows.find((client) => deskOf(pathOf(client)) === deskOf(url.pathname));
  if (!shown) return self.clients.openWindow(url.href);
  const front = await shown.focus();
  // One that was left or closed meanwhile goes nowhere.
  return front.navigate(url.href).catch(() => self.clients.openWindow(url.href));
}

async function keepPage(path) {
  // The copy is asked for by name, and without the cookie.
  const answer = await fetch(path, { headers: { 'nirmaan-copy': '1' }, credentials: 'omit', redirect: 'error' });
  const pages = await caches.open(PAGES);
  // A server that cannot answer now leaves the copy from before.
  if (!answer.ok && answer.status !== 404 && answer.status !== 410) return;
  // Whole before the copy from before goes: a line that breaks off loses nothing.
  const copy = answer.ok ? new Response(await answer.blob(), answer) : undefined;
  // Put anew, so that the page that was seen last is the last to go.
  await pages.delete(path, { ignoreVary: true });
  if (!copy) return;
  await pages.put(path, copy);
  if (!(await pages.match(offlineFor(path)))) await pages.add(offlineFor(path));
  const keys = await pages.keys();
  await keepLast(
    pages,
    MOST_PAGES,
    keys.filter((request) => !HOMES.test(pathOf(request)) && !pathOf(request).startsWith('/offline')),
  );
}

async function keepFiles(addresses) {
  const files = await caches.open(FILES);
  const paths = addresses
    .map((address) => new URL(address, self.location.origin))
    .filter((url) => url.origin === self.location.origin && isFile(url.pathname));
  await Promise.all(
    paths.map(async ({ pathname }) => {
      if (await files.match(pathname, { ignoreVary: true })) return;
      // The browser has just loaded it.
      const answer = await fetch(pathname, { cache: 'force-cache' });
      if (answer.ok) await files.put(pathname, answer);
    }),
  );
  const keys = await files.keys();
  const isPicture = (request) => pathOf(request).startsWith('/media/');
  // A page can do without its pictures, but not without its scripts.
  await keepLast(files, MOST_FILES, [...keys.filter(isPicture), ...keys.filter((request) => !isPicture(request))]);
}

/** Leaves the last `most` of the `requests`. */
async function keepLast(cache, most, requests) {
  await Promise.all(requests.slice(0, Math.max(0, requests.length - most)).map((request) => cache.delete(request)));
}

function pathOf(request) {
  return new URL(request.url).pathname;
}
