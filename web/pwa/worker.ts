// The service worker. It passes everything through except the app's pages and files, and shows notices.
import { sharedAddress, sharePath } from '#domain/shared-text.ts';
import { WorkerRequest } from '#web/data/worker-messages.ts';
import { paths, playerAliases } from '#web/paths.ts';
import { type Kept, openKeeper } from './keeper.ts';
import { openNotice, renew, showNotice } from './worker-notices.ts';

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build (worker.config.ts). */
declare const builtHere: Kept;

const keeper = openKeeper(builtHere);
const assets = '/assets/';

// A new version waits until its person uses it or starts Flow again. The first one has nobody to wait for.
self.addEventListener('install', (event) => {
  const routed = routeAssets(event).catch(() => {});
  event.waitUntil(Promise.all([keeper.keep(), routed]));
});

self.addEventListener('activate', (event) => {
  const ready = [keeper.tidy(), self.registration.navigationPreload?.enable(), self.clients.claim()];
  event.waitUntil(Promise.all(ready));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && pathname === sharePath) event.respondWith(noteOf(request));
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    const page = pageOf(pathname);
    const asked = async (): Promise<Response> => (await event.preloadResponse) ?? fetch(request);
    // The browser has asked already. Without this it would ask again: an address that works once would then fail.
    event.respondWith(page === null ? asked() : keeper.open(page, asked));
    if (page !== null) event.waitUntil(keeper.restore().catch(() => {}));
  } else if (pathname.startsWith(assets)) {
    event.respondWith(keeper.asset(pathname, (kept) => event.waitUntil(kept)));
  }
});

self.addEventListener('message', (event) => {
  const request = WorkerRequest.safeParse(event.data);
  if (request.success) event.waitUntil(answered(request.data).then((answer) => event.ports[0]?.postMessage(answer)));
});

self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.oldSubscription)));

/** Browsers that know routes read the files from the cache without waiting for this worker to start. */
const routeAssets = async (event: ExtendableEvent): Promise<void> => {
  if (knowsRoutes(event))
    await event.addRoutes({ condition: { urlPattern: `${assets}*`, requestMethod: 'get' }, source: 'cache' });
};

/** Not in TypeScript's own types yet. */
type RoutingEvent = ExtendableEvent & {
  addRoutes: (route: { condition: { urlPattern: string; requestMethod: string }; source: 'cache' }) => Promise<void>;
};

const knowsRoutes = (event: ExtendableEvent): event is RoutingEvent => 'addRoutes' in event;

const answered = async (request: WorkerRequest): Promise<unknown> => {
  switch (request.kind) {
    case 'GET_CACHE_STATS':
      return keeper.stats();
    case 'CLEAR_CACHE':
      await keeper.clear();
      return { cleared: true };
    case 'CONTAINS':
      return { contains: builtHere.assets.includes(request.asset) };
    case 'USE_NEW_VERSION':
      await self.skipWaiting();
      return null;
  }
};

/** Another app shared text. It stays on this device. */
const noteOf = async (request: Request): Promise<Response> => {
  const form = await request.formData().catch(() => new FormData());
  const address = sharedAddress(paths.note, (field) => form.get(field));
  return Response.redirect(new URL(address, self.location.origin).href, 303);
};

/** The server's address of the page for this path, or null outside the app. */
const pageOf = (pathname: string): string | null => {
  if (pathname === paths.landing) return paths.landing;
  return ofTheApp.has(pathname) ? paths.emailPlayer : null;
};

/** They share one shell. */
const ofTheApp: ReadonlySet<string> = new Set([...Object.values(paths), ...playerAliases]);
