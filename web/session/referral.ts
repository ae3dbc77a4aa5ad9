// Whose link brought this browser here. Kept until the person who signs in has told the server.
import * as z from 'zod/mini';
import { Problem } from '#domain/problem.ts';
import { now } from '#web/clock.ts';
import { tellReferral } from '#web/data/credits.ts';

const key = 'flow_referral_code';
const parameter = 'ref';

const Kept = z.object({ referrerUserId: z.string(), timestamp: z.number(), captured: z.boolean() });

/** Takes the link's code from the address, which then shows it no more. */
export const captureReferral = (): void => {
  const url = new URL(window.location.href);
  const code = url.searchParams.get(parameter);
  // On the way back from Google the parameter is not ours.
  if (code === null || /auth-redirect|oauth/i.test(url.pathname)) return;
  url.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, '', url);
  if (uuid.test(code)) keep(code);
};

const uuid = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** The first link counts, while it is fresh. */
const keep = (referrerUserId: string): void => {
  if (kept() !== null) return;
  try {
    localStorage.setItem(key, JSON.stringify({ referrerUserId, timestamp: now().getTime(), captured: true }));
  } catch {
    // Without storage, nobody is credited.
  }
};

/** Tells the server who was brought by whom. A refusal is final; without the server, the next sign-in tells it. */
export const processReferral = async (userId: string): Promise<void> => {
  const code = kept()?.referrerUserId;
  if (code === undefined) return;
  const outcome = await tellReferral(code, userId).catch((error: unknown) => error);
  if (outcome instanceof Problem && !outcome.code.startsWith('referral.') && outcome.code !== 'request.invalid') return;
  localStorage.removeItem(key);
};

/** Milliseconds: 30 days. */
const freshFor = 30 * 86_400_000;

const kept = (): z.infer<typeof Kept> | null => {
  try {
    const one = Kept.parse(JSON.parse(localStorage.getItem(key) ?? ''));
    const age = now().getTime() - one.timestamp;
    // A clock that was set back makes it look newer than now, and it still counts.
    if (age <= freshFor && uuid.test(one.referrerUserId)) return one;
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept, or nothing that is readable.
  }
  return null;
};
