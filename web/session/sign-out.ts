// Signs out: first this device, online or not, then other tabs, then the server.
import { wipeStore } from '#web/data/store.ts';
import { paths } from '#web/paths.ts';
import { finishSignOut, oweSignOut, signOutIsOwed } from './owed-sign-out.ts';
import { currentSession, forgetSession, isDemonstration, sessionLapsed } from './session.ts';
import { tellTabs } from './tabs.ts';

export type Wipe = () => Promise<void> | void;

/** Registers a cleanup for sign-out beyond the store. Returns a function that unregisters it. */
export const onWipe = (wipe: Wipe): (() => void) => {
  wipes.add(wipe);
  return () => wipes.delete(wipe);
};

/** The screens then redirect to the landing page, because the session is gone. */
export const signOut = async (): Promise<void> => {
  const session = currentSession();
  // The demo has no session, and other tabs keep theirs.
  if (isDemonstration(session)) return window.location.assign(paths.landing);
  const { user } = session;
  oweSignOut();
  forgetSession();
  tellTabs('signed-out');
  for (const storage of [localStorage, sessionStorage]) forgetOwn(storage);
  // In parallel, so one failed or hanging cleanup cannot stop the others or the server call.
  const cleanups = [...[...wipes].map(async (wipe) => wipe()), user && wipeStore(user.id)];
  await Promise.allSettled([...cleanups, finishSignOut()]);
  // Screens may have written while they closed.
  for (const storage of [localStorage, sessionStorage]) forgetOwn(storage);
  // Without the server it stays pending until this page or the next visit succeeds.
  if (signOutIsOwed()) sessionLapsed();
};

const wipes = new Set<Wipe>();

/** Removes all own keys except the device's: theme and the pending sign-out. */
const forgetOwn = (storage: Storage): void => {
  for (const name of Object.keys(storage)) if (!ofTheDevice.has(name)) storage.removeItem(name);
};

const ofTheDevice = new Set([
  'flow_theme',
  'flow_sign_out_owed',
  'flow_referral_code',
  'flow_visits',
  'flow_install_offered',
]);
