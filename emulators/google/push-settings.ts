/** The push endpoint of watched mailboxes, and simulated delivery failures. */
import * as z from 'zod';
import { loadSetting, type Store, saveSetting } from '#emulators/store.ts';
import { isNear } from './local-address.ts';

export const pushTokens = [
  'good',
  'none',
  'alg-none',
  'bad-signature',
  'unknown-key',
  'wrong-audience',
  'wrong-issuer',
  'wrong-email',
  'unverified-email',
  'expired',
] as const;
export type PushToken = (typeof pushTokens)[number];

export const pushSettings = z.strictObject({
  /** On this machine only. Without one, the local Google sends nothing. */
  endpoint: z.nullable(z.url().refine(isNear, 'is not an address of this machine')),
  duplicate: z.int().min(0).max(10),
  delayMs: z.int().min(0).max(600_000),
  /** How many of the next pushes to lose. */
  lose: z.int().min(0),
  /** Every second push overtakes the one before. */
  reorder: z.boolean(),
  /** Minimum milliseconds between two pushes of one user. */
  everyMs: z.int().min(0),
  historyIdAs: z.enum(['number', 'string', 'mixed']),
  token: z.enum(pushTokens),
  /** Token claims. Defaults: the endpoint as audience, this local Google as issuer. */
  audience: z.nullable(z.string()),
  issuer: z.nullable(z.string()),
  email: z.string(),
});
export type PushSettings = z.infer<typeof pushSettings>;

export type StoredPushSettings = { now(): PushSettings; set(some: Partial<PushSettings>): void; clear(): void };

const usual: PushSettings = {
  endpoint: null,
  duplicate: 0,
  delayMs: 0,
  lose: 0,
  reorder: false,
  everyMs: 1_000,
  historyIdAs: 'mixed',
  token: 'good',
  audience: null,
  issuer: null,
  email: 'gmail-push@local-google.example',
};

export const storedPushSettings = (store: Store): StoredPushSettings => {
  const kept = loadSetting(store, 'pubsub');
  let settings = kept === undefined ? usual : pushSettings.catch(usual).parse(JSON.parse(kept));
  const set = (some: Partial<PushSettings>): void => {
    settings = { ...settings, ...some };
    saveSetting(store, 'pubsub', JSON.stringify(settings));
  };
  return { now: () => settings, set, clear: () => set(usual) };
};
