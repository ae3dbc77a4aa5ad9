// A new version of Flow waits until the person uses it. Nothing reloads on its own.
import * as z from 'zod/mini';
import { now } from '#web/clock.ts';
import { askWorker } from '#web/data/ask-worker.ts';
import { notice } from '#web/ui/notices/notice.ts';

/** Milliseconds. A tab may stay open for days, and browsers ask for a new version only when a page loads. */
const pause = 3_600_000;

export const followNewVersions = async (registration: ServiceWorkerRegistration): Promise<void> => {
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') void offer(coming);
    });
  });
  let asked = now().getTime();
  document.addEventListener('visibilitychange', () => {
    const at = now().getTime();
    if (document.visibilityState !== 'visible' || at - asked < pause) return;
    asked = at;
    registration.update().catch(() => {});
  });
  // It came while an earlier page was open, so this page is the start that takes it.
  if (registration.waiting !== null) await askWorker(registration.waiting, { kind: 'USE_NEW_VERSION' });
};

const offer = async (waiting: ServiceWorker): Promise<void> => {
  // The first version has nothing to replace.
  if (navigator.serviceWorker.controller === null) return;
  if (await isOwn(waiting)) return void (await askWorker(waiting, { kind: 'USE_NEW_VERSION' }));
  notice({
    title: 'A new version is ready',
    text: 'Or Flow takes it the next time you open it.',
    about: 'new-version',
    stays: 'until answered',
    action: { label: 'Use it now', altText: 'Reload the page', run: () => void use(waiting) },
  });
};

/** A page that came from the server is as new as the worker that came after it. */
const isOwn = async (waiting: ServiceWorker): Promise<boolean> => {
  const manifest = Manifest.safeParse(Reflect.get(globalThis, '__reactRouterManifest'));
  if (!manifest.success) return false;
  const answer = await askWorker(waiting, {
    kind: 'CONTAINS',
    asset: new URL(manifest.data.url, location.href).pathname,
  });
  return z.object({ contains: z.literal(true) }).safeParse(answer).success;
};

const Manifest = z.object({ url: z.string() });

/** Leaving the page stores every draft, also one whose last word is not stored yet. */
const use = async (waiting: ServiceWorker): Promise<void> => {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  await askWorker(waiting, { kind: 'USE_NEW_VERSION' });
};
