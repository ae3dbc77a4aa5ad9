// The browser's offer to install Flow. It comes once and early, so the page keeps it until the person wants it.
import { observable } from '#web/data/observable.ts';

export type InstallPrompt = { prompt: () => Promise<unknown> };

/** Of the page, because it comes before anybody signs in. Null: the browser offers nothing, or Flow is installed already. */
export const installPrompt = observable<InstallPrompt | null>(null);

export const keepInstallPrompt = (): void => {
  globalThis.addEventListener?.('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    installPrompt.become(event);
  });
  globalThis.addEventListener?.('appinstalled', () => installPrompt.become(null));
};

/** The DOM's types lack it. */
const isPrompt = (event: Event): event is Event & InstallPrompt =>
  'prompt' in event && typeof event.prompt === 'function';
