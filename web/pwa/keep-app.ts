// Registers the service worker that stores the app on this device, once the page is idle.
import { standIn } from '#web/data/stand-in.ts';
import { trustedAddress } from '#web/trusted-address.ts';

export const keepApp = async (): Promise<void> => {
  if (standIn() !== null) return;
  // Signing out leads there, even offline or without a worker.
  const wayOut = import('#web/screens/landing/screen.tsx');
  await Promise.all([wayOut, navigator.serviceWorker?.register(trustedAddress('/sw.js'))]);
};
