// Signing out: this device forgets first, online or not; then the other tabs, then the server.
import { wipeStore } from '#web/data/store.ts';
import { paths } from '#web/paths.ts';
import { finishSignOut, oweSignOut, signOutIsOwed } from './owed-sign-out.ts';
import { currentSession, forgetSession, isDemonstration, sessionLapsed } from './session.ts';
import { tellTabs } from './tabs.ts';

export type Wipe = () => Promise<void> | void;

/** Registers something to forget at sign-out, beyond what the store keeps; the function it returns takes it back. */
export const onWipe = (wipe: Wipe): (() => void) => {
  wipes.add(wipe);
  return () => wipes.delete(wipe);
};

/** Screens of the app then lead to the landing page by themselves, as nobody is signed in any more. */
export const signOut = async (): Promise<void> => {
  const session = currentSession();
  // Nobody is signed in, and whoever is so in another tab stays so.
  if (isDemonstration(session)) return window.location.assign(paths.landing);
  const { user } = session;
  oweSignOut();
  forgetSession();
  tellTabs('signed-out');
  for (const storage of [localStorage, sessionStorage]) forgetOwn(storage);
  // All at once, and one that fails or hangs must not keep the others, least of all the server, from hearing of it.
  await Promise.allSettled([...[...wipes].map(async (wipe) => wipe()), user && wipeStore(user.id), finishSignOut()]);
  // What was written meanwhile, by a screen that was being left, goes too.
  for (const storage of [localStorage, sessionStorage]) forgetOwn(storage);
  // Without the server it stays owed: it is tried until it is done, by this page or the next visit.
  if (signOutIsOwed()) sessionLapsed();
};

const wipes = new Set<Wipe>();

/** All that this address keeps by name, but what belongs to the device: its looks and keys, and the sign-out still owed. */
const forgetOwn = (storage: Storage): void => {
  for (const name of Object.keys(storage)) if (!ofTheDevice.has(name)) storage.removeItem(name);
};

const ofTheDevice = new Set(['flow_theme', 'flow_single_keys', 'flow_sign_out_owed', 'flow_referral_code']);
