/** What goes wrong on the way of events. Kept over a restart. */
import * as z from 'zod';
import { loadSetting, type Store, saveSetting } from '#emulators/store.ts';

export const webhookSettings = z.strictObject({
  /** Further copies of each event. */
  duplicate: z.int().min(0).max(10).default(0),
  delayMs: z.int().min(0).max(600_000).default(0),
  /** The next so many events arrive nowhere, and nobody tries them again. */
  lose: z.int().min(0).default(0),
  /** Each second event overtakes the one before it. */
  reorder: z.boolean().default(false),
  /** Nothing arrives until this ends. Then everything does. */
  hold: z.boolean().default(false),
});
export type WebhookSettings = z.infer<typeof webhookSettings>;

export type StoredWebhookSettings = { now(): WebhookSettings; set(some: Partial<WebhookSettings>): void };

export const storedWebhookSettings = (store: Store): StoredWebhookSettings => {
  const kept = loadSetting(store, 'webhooks');
  let settings = webhookSettings.parse(kept === undefined ? {} : JSON.parse(kept));
  return {
    now: () => settings,
    set(some) {
      settings = { ...settings, ...some };
      saveSetting(store, 'webhooks', JSON.stringify(settings));
    },
  };
};
