// The service worker, a program of its own: what the browser asks for passes here, and all but the app's pages and files is let pass.
import { paths, playerAliases } from '#web/paths.ts';
import { type Kept, openKeeper } from './keeping.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build (worker.config.ts). */
declare const builtHere: Kept;

const keeper = openKeeper(builtHere);

self.addEventListener('install', (event) => {
  // A new version need not wait for the old one's tabs: what they have yet to fetch stays kept beside it.
  event.waitUntil(keeper.keep().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const ready = [keeper.tidy(), self.registration.navigationPreload?.enable(), self.clients.claim()];
  event.waitUntil(Promise.all(ready));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    const page = pageOf(pathname);
    const asked = async (): Promise<Response> => (await event.preloadResponse) ?? fetch(request);
    if (page !== null) event.respondWith(keeper.open(page, asked));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(keeper.asset(pathname, (kept) => event.waitUntil(kept)));
  }
});

/** Where the server has the page that is shown at this address; null for whatever is no page of the app's. */
const pageOf = (pathname: string): string | null => {
  if (pathname === paths.landing) return paths.landing;
  return ofTheApp.has(pathname) ? paths.emailPlayer : null;
};

/** All have the one shell. */
const ofTheApp: ReadonlySet<string> = new Set([...Object.values(paths), ...playerAliases]);
