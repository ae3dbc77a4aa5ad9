// Has the browser keep the app itself on this device, by its service worker; asked for once nobody waits for anything.
import { standIn } from '#web/data/stand-in.ts';
import { trustedAddress } from '#web/trusted-address.ts';

/** Where the browser cannot, or may not, the app needs a network to open, as before. A demonstration keeps nothing. */
export const keepApp = async (): Promise<void> => {
  if (standIn() !== null) return;
  // Signing out leads there, without a network too, and where there is no worker.
  const wayOut = import('#web/screens/landing/screen.tsx');
  await Promise.all([wayOut, navigator.serviceWorker?.register(trustedAddress('/worker.js'))]);
};
