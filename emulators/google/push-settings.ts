/** Where changes of watched mailboxes are pushed to, and what goes wrong on the way. */
import * as z from 'zod';
import { pushTokens } from './push-token.ts';
import { remember, remembered, type Store } from './store.ts';

export const pushSettings = z.strictObject({
  /** On this machine only; without one nothing is sent. */
  endpoint: z.nullable(z.url().refine(isNear, 'is not an address of this machine')),
  /** How often each is sent besides the first time. */
  duplicate: z.int().min(0).max(10),
  delayMs: z.int().min(0).max(600_000),
  /** How many of the next are lost. */
  lose: z.int().min(0),
  /** Each second one overtakes the one before it. */
  reorder: z.boolean(),
  /** The least time between two of one user. */
  everyMs: z.int().min(0),
  historyIdAs: z.enum(['number', 'string', 'mixed']),
  token: z.enum(pushTokens),
  /** What the token says; unless named, the audience is the endpoint and the issuer this local Google, as of its id tokens. */
  audience: z.nullable(z.string()),
  issuer: z.nullable(z.string()),
  email: z.string(),
});
export type PushSettings = z.infer<typeof pushSettings>;

export type KeptPushSettings = { now(): PushSettings; set(some: Partial<PushSettings>): void; clear(): void };

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

export function keptPushSettings(store: Store): KeptPushSettings {
  const kept = remembered(store, 'pubsub');
  let settings = kept === undefined ? usual : pushSettings.catch(usual).parse(JSON.parse(kept));
  const set = (some: Partial<PushSettings>): void => {
    settings = { ...settings, ...some };
    remember(store, 'pubsub', JSON.stringify(settings));
  };
  return { now: () => settings, set, clear: () => set(usual) };
}

function isNear(address: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(address).hostname);
}
