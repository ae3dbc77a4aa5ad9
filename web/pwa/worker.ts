// The service worker. It passes everything through except the app's pages and files.
import { sharedAddress, sharePath } from '#domain/shared-text.ts';
import { paths, playerAliases } from '#web/paths.ts';
import { type Kept, openKeeper } from './keeper.ts';

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build (worker.config.ts). */
declare const builtHere: Kept;

const keeper = openKeeper(builtHere);

self.addEventListener('install', (event) => {
  // A new version can take over at once, because the old version's files stay cached.
  event.waitUntil(keeper.keep().then(() => self.skipWaiting()));
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
    if (page !== null) event.respondWith(keeper.open(page, asked));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(keeper.asset(pathname, (kept) => event.waitUntil(kept)));
  }
});

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
