/** How the local Google behaves where the real one has moods: switched through the control plane, kept over restarts. */
import * as z from 'zod';
import { remember, remembered, type Store } from './store.ts';

export const switchState = z.strictObject({
  /** Sent mail gets a Message-ID of Gmail's making; its own is kept in X-Google-Original-Message-ID. */
  rewriteMessageIds: z.boolean(),
  /** How long a draft can still be got after it was sent, as where one of Gmail's copies lags behind. */
  sentDraftsLingerMs: z.int().min(0),
  /** Where a page begins: after the last entry given, or at a number of entries, which shifts as mail comes and goes. */
  pageTokens: z.enum(['place', 'offset']),
  /** The app's consent screen is in testing: refresh tokens die after seven days. */
  testing: z.boolean(),
  /** APIs that were never switched on in the app's project. */
  disabledApis: z.array(z.enum(['gmail', 'people'])),
  /** By how much the Date header of every answer is off. */
  dateSkewMinutes: z.number(),
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
};

export function keptSwitches(store: Store): Switches {
  const kept = remembered(store, 'switches');
  let state = kept === undefined ? usual : switchState.catch(usual).parse(JSON.parse(kept));
  const set = (some: Partial<SwitchState>): void => {
    state = { ...state, ...some };
    remember(store, 'switches', JSON.stringify(state));
  };
  return { now: () => state, set, clear: () => set(usual) };
}
