// Has the browser keep the app itself on this device, by its service worker; asked for once nobody waits for anything.
import { standIn } from '#web/data/stand-in.ts';

const worker = '/worker.js';

/** Where the browser cannot, or may not, the app needs a network to open, as before. A demonstration keeps nothing. */
export const keepApp = async (): Promise<void> => {
  if (standIn() !== null) return;
  // Signing out leads there, without a network too, and where there is no worker.
  const wayOut = import('#web/screens/landing/screen.tsx');
  await Promise.all([wayOut, navigator.serviceWorker?.register(trusted(worker))]);
};

declare global {
  /** Of what the DOM's types do not know yet, as much as is used here: an address that a policy vouches for. */
  var trustedTypes:
    | { createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): Policy }
    | undefined;
}
type Policy = { createScriptURL(address: string): string };

/** The page's policy lets no other address become a worker. */
const trusted = (address: typeof worker): string =>
  globalThis.trustedTypes?.createPolicy('flow', { createScriptURL: () => worker }).createScriptURL(address) ?? address;
