// Whether Flow can be installed here, and how: by the browser's prompt, or by hand on an iPhone.
import { type InstallPrompt, installPrompt } from '#web/session/install-prompt.ts';

export type WayToInstall = { by: 'prompt'; run: () => void } | { by: 'hand'; words: string };

/** Null if there is none, or Flow runs as an app already. */
export const wayToInstall = (prompt: InstallPrompt | null): WayToInstall | null => {
  if (prompt !== null) return { by: 'prompt', run: () => void install(prompt) };
  return isPhoneBrowser() ? { by: 'hand', words: 'Tap Share, then Add to Home Screen.' } : null;
};

/** Counts a visit once a tab. Returns whether to offer now: once, from the second visit on. */
export const isOfferDue = ({ localStorage: device, sessionStorage: tab }: Storages): boolean => {
  const visits = Number(device.getItem(visited)) + (tab.getItem(visited) === null ? 1 : 0);
  if (tab.getItem(visited) === null) device.setItem(visited, String(visits));
  tab.setItem(visited, '1');
  return visits >= 2 && device.getItem(offered) === null;
};

export const noteOffered = ({ localStorage: device }: Storages): void => device.setItem(offered, '1');

type Storages = { localStorage: Storage; sessionStorage: Storage };

const visited = 'flow_visits';
const offered = 'flow_install_offered';

/** A prompt works once, whatever the answer. */
const install = async (prompt: InstallPrompt): Promise<void> => {
  installPrompt.become(null);
  await prompt.prompt();
};

const isPhoneBrowser = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches;
