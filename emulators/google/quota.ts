/** Quota in units per user over a sliding minute of the movable clock, as Gmail counts it. */
import * as z from 'zod';
import type { Clock } from './clock.ts';
import { apiError } from './errors.ts';
import type { Method } from './gmail-methods.ts';
import { remember, remembered, type Store } from './store.ts';

export const quotaProfile = z.enum(['2026', 'legacy', 'off']);
export type QuotaProfile = z.infer<typeof quotaProfile>;

export type Quota = {
  profile(): QuotaProfile;
  setProfile(profile: QuotaProfile): void;
  /** Charges the call and returns its units, or throws Google's 429 and charges nothing. */
  charge(email: string, method: Method): number;
  /** Units spent by each user in the last minute. */
  spent(): Record<string, number>;
  clear(): void;
};

const windowMs = 60_000;
const limits: Record<QuotaProfile, number> = { '2026': 6_000, legacy: 15_000, off: Number.POSITIVE_INFINITY };

export function unitQuota(store: Store, clock: Clock): Quota {
  let profile = quotaProfile.catch('2026').parse(remembered(store, 'quota-profile'));
  const windows = new Map<string, Window>();
  const windowOf = (email: string): Window => {
    const window = windows.get(email) ?? { entries: [], total: 0 };
    windows.set(email, window);
    slide(window, clock.now().getTime());
    return window;
  };
  return {
    profile: () => profile,
    setProfile(next) {
      profile = next;
      remember(store, 'quota-profile', next);
    },
    charge(email, method) {
      const units = profile === 'legacy' ? method.legacyUnits : method.units;
      const window = windowOf(email);
      if (window.total + units > limits[profile]) throw exceeded();
      window.entries.push({ at: clock.now().getTime(), units });
      window.total += units;
      return units;
    },
    spent: () => Object.fromEntries([...windows.keys()].map((email) => [email, windowOf(email).total])),
    clear: () => windows.clear(),
  };
}

type Window = { entries: { at: number; units: number }[]; total: number };

/** A clock that was moved back must not leave entries in the future that never slide out. */
function slide(window: Window, now: number): void {
  const inside = (entry: { at: number }): boolean => entry.at > now - windowMs && entry.at <= now;
  if (window.entries.every(inside)) return;
  window.entries = window.entries.filter(inside);
  window.total = window.entries.reduce((sum, entry) => sum + entry.units, 0);
}

function exceeded(): Error {
  return apiError({
    code: 429,
    message:
      "Quota exceeded for quota metric 'Queries' and limit 'Queries per minute per user' of service 'gmail.googleapis.com'.",
    reason: 'rateLimitExceeded',
    domain: 'usageLimits',
  });
}
