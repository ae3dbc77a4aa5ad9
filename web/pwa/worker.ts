// The service worker. It passes everything through except the app's pages and files.
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
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    const page = pageOf(pathname);
    const asked = async (): Promise<Response> => (await event.preloadResponse) ?? fetch(request);
    // The browser has asked already. Without this it would ask again: an address that works once would then fail.
    event.respondWith(page === null ? asked() : keeper.open(page, asked));
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(keeper.asset(pathname, (kept) => event.waitUntil(kept)));
  }
});

/** The server's address of the page for this path, or null outside the app. */
const pageOf = (pathname: string): string | null => {
  if (pathname === paths.landing) return paths.landing;
  return ofTheApp.has(pathname) ? paths.emailPlayer : null;
};

/** They share one shell. */
const ofTheApp: ReadonlySet<string> = new Set([...Object.values(paths), ...playerAliases]);
