/** Quota units over a sliding minute of the movable clock, for each user and for all together. Also limits concurrent calls. */
import * as z from 'zod';
import type { Clock } from '#emulators/clock.ts';
import { loadSetting, type Store, saveSetting } from '#emulators/store.ts';
import { apiError } from './errors.ts';
import type { Method } from './gmail-methods.ts';

export const quotaProfile = z.enum(['2026', 'legacy', 'off']);
export type QuotaProfile = z.infer<typeof quotaProfile>;

export const quotaSettings = z.strictObject({
  profile: quotaProfile,
  /** Gmail's refusals have had several shapes. */
  refusal: z.enum(['429', '429-retry-after', '403', 'retry-in-message']),
  /** Concurrent calls of one user. Google publishes no number. */
  concurrent: z.nullable(z.int().positive()),
  /** Units a minute for all users together. */
  project: z.int().positive(),
});
export type QuotaSettings = z.infer<typeof quotaSettings>;

export type Quota = {
  profile(): QuotaProfile;
  settings(): QuotaSettings;
  set(some: Partial<QuotaSettings>): void;
  /** Charges the call and returns its units, or throws Google's refusal and charges nothing. */
  charge(email: string, method: Method): number;
  /** Starts a call and returns the function that ends it. Throws Google's 429 if too many run. */
  begin(email: string): () => void;
  /** Units of each user in the last minute. */
  spent(): Record<string, number>;
  /** Forgets all spending and restores the default settings. */
  clear(): void;
};

const windowMs = 60_000;
const limits: Record<QuotaProfile, number> = { '2026': 6_000, legacy: 15_000, off: Number.POSITIVE_INFINITY };
const usual: QuotaSettings = { profile: '2026', refusal: '429', concurrent: null, project: 1_200_000 };

export const unitQuota = (store: Store, clock: Clock): Quota => {
  let settings = quotaSettings.catch(usual).parse(JSON.parse(loadSetting(store, 'quota') ?? 'null'));
  const windows = new Map<string, Window>();
  let project: Window = { entries: [], total: 0 };
  const underWay = new Map<string, number>();
  const set = (some: Partial<QuotaSettings>): void => {
    settings = { ...settings, ...some };
    saveSetting(store, 'quota', JSON.stringify(settings));
  };
  const windowOf = (email: string): Window => {
    const window = windows.get(email) ?? { entries: [], total: 0 };
    windows.set(email, window);
    slide(window, clock.now().getTime());
    return window;
  };
  const chargeProject = (units: number): void => {
    slide(project, clock.now().getTime());
    const tooMany = project.total + units - settings.project;
    if (tooMany > 0) throw exceeded(settings, clock, { freeAt: freeAgain(project, tooMany), of: '' });
    spend(project, { at: clock.now().getTime(), units });
  };
  return {
    profile: () => settings.profile,
    settings: () => settings,
    set,
    charge(email, method) {
      const units = settings.profile === 'legacy' ? method.legacyUnits : method.units;
      const window = windowOf(email);
      const tooMany = window.total + units - limits[settings.profile];
      if (tooMany > 0) throw exceeded(settings, clock, { freeAt: freeAgain(window, tooMany), of: ' per user' });
      if (settings.profile !== 'off') chargeProject(units);
      spend(window, { at: clock.now().getTime(), units });
      return units;
    },
    begin(email) {
      const count = (underWay.get(email) ?? 0) + 1;
      if (count > (settings.concurrent ?? Number.POSITIVE_INFINITY)) throw tooManyAtOnce();
      underWay.set(email, count);
      return () => underWay.set(email, (underWay.get(email) ?? 1) - 1);
    },
    spent: () => Object.fromEntries([...windows.keys()].map((email) => [email, windowOf(email).total])),
    clear() {
      windows.clear();
      project = { entries: [], total: 0 };
      set(usual);
    },
  };
};

type Window = { entries: { at: number; units: number }[]; total: number };

const spend = (window: Window, entry: { at: number; units: number }): void => {
  window.entries.push(entry);
  window.total += entry.units;
};

/** After the clock moves back, entries in the future would never slide out. */
const slide = (window: Window, now: number): void => {
  const inside = (entry: { at: number }): boolean => entry.at > now - windowMs && entry.at <= now;
  if (window.entries.every(inside)) return;
  window.entries = window.entries.filter(inside);
  window.total = window.entries.reduce((sum, entry) => sum + entry.units, 0);
};

/** When that many units will have slid out. */
const freeAgain = ({ entries }: Window, units: number): Date => {
  let freed = 0;
  for (const entry of entries) {
    freed += entry.units;
    if (freed >= units) return new Date(entry.at + windowMs);
  }
  return new Date((entries.at(-1)?.at ?? 0) + windowMs);
};

type Exceeded = { freeAt: Date; of: ' per user' | '' };

const exceeded = ({ refusal }: QuotaSettings, clock: Clock, { freeAt, of }: Exceeded): Error => {
  const seconds = Math.max(1, Math.ceil((freeAt.getTime() - clock.now().getTime()) / 1_000));
  const inMessage = refusal === 'retry-in-message';
  return apiError({
    code: refusal === '403' ? 403 : 429,
    message: inMessage
      ? `User-rate limit exceeded.  Retry after ${freeAt.toISOString()}`
      : `Quota exceeded for quota metric 'Queries' and limit 'Queries per minute${of}' of service 'gmail.googleapis.com'.`,
    reason: 'rateLimitExceeded',
    domain: 'usageLimits',
    ...(refusal === '429-retry-after' ? { headers: { 'retry-after': String(seconds) } } : {}),
  });
};

const tooManyAtOnce = (): Error =>
  apiError({
    code: 429,
    message: 'Too many concurrent requests for user',
    reason: 'rateLimitExceeded',
    domain: 'usageLimits',
  });
