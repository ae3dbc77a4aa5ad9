// Registers the service worker that stores the app on this device, once the page is idle, and what an installed app needs.
import { standIn } from '#web/data/stand-in.ts';
import { currentSession } from '#web/session/session.ts';
import { onWipe } from '#web/session/sign-out.ts';
import { trustedAddress } from '#web/trusted-address.ts';

export const keepApp = async (): Promise<void> => {
  if (standIn() !== null) return;
  // Signing out leads there, even offline or without a worker.
  const wayOut = import('#web/screens/landing/screen.tsx');
  const [{ forgetPlaces }, { removeOldStores }] = await Promise.all([
    import('#web/data/forget-plain.ts'),
    import('#web/data/old-stores.ts'),
  ]);
  onWipe(forgetPlaces);
  void removeOldStores(currentSession().user?.id ?? null).catch(() => {});
  const registration = await navigator.serviceWorker?.register(trustedAddress('/sw.js'));
  await wayOut;
  if (registration === undefined) return;
  const [{ followNewVersions }, { forgetOutside }, { renewSubscription }] = await Promise.all([
    import('./new-version.ts'),
    import('#web/data/outside-page.ts'),
    import('#web/data/notices.ts'),
  ]);
  onWipe(forgetOutside);
  await followNewVersions(registration);
  await renewSubscription();
};
