/** Optional behaviour of the real Google, set through the control plane and kept over restarts. */
import * as z from 'zod';
import { loadSetting, type Store, saveSetting } from '#emulators/store.ts';
import { isNear } from './local-address.ts';

export const switchState = z.strictObject({
  /** Gives sent mail a new Message-ID and moves its own to X-Google-Original-Message-ID. */
  rewriteMessageIds: z.boolean(),
  /** How long a sent draft stays readable, like a lagging replica. */
  sentDraftsLingerMs: z.int().min(0),
  /** The content of a page token: the last returned entry, or an offset that shifts as mail comes and goes. */
  pageTokens: z.enum(['place', 'offset']),
  /** The app's consent screen is in testing: refresh tokens expire after seven days. */
  testing: z.boolean(),
  /** APIs that are disabled in the app's project. */
  disabledApis: z.array(z.enum(['gmail', 'people', 'calendar'])),
  /** Error of the Date header in minutes. */
  dateSkewMinutes: z.number(),
  /** How long a requested Meet link is pending. */
  meetPendingMs: z.int().min(0),
  /** The most events on a page of a list, whatever the client requests. */
  calendarPageMost: z.nullable(z.int().positive()),
  /** Receives the notices of all watch channels, on this machine. Without it, the local Google sends none. */
  channelsTo: z.nullable(z.url().refine(isNear, 'is not an address of this machine')),
});
export type SwitchState = z.infer<typeof switchState>;

export type Switches = { now(): SwitchState; set(some: Partial<SwitchState>): void; clear(): void };

const usual: SwitchState = {
  rewriteMessageIds: false,
  sentDraftsLingerMs: 0,
  pageTokens: 'place',
  testing: false,
  disabledApis: [],
  dateSkewMinutes: 0,
  meetPendingMs: 0,
  calendarPageMost: null,
  channelsTo: null,
};

export const storedSwitches = (store: Store): Switches => {
  const kept = loadSetting(store, 'switches');
  let state = kept === undefined ? usual : switchState.catch(usual).parse(JSON.parse(kept));
  const set = (some: Partial<SwitchState>): void => {
    state = { ...state, ...some };
    saveSetting(store, 'switches', JSON.stringify(state));
  };
  return { now: () => state, set, clear: () => set(usual) };
};
