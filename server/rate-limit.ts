// Limits each person to a burst and a rate per minute.
import { Problem, type ProblemCode } from '#domain/problem.ts';
import type { Clock } from '#server/clock.ts';

export type Rate = { burst: number; perMinute: number };

/** `full`: seconds until the whole burst is back. */
export type Standing = { left: number; full: number };

/** Throws `full` beyond the limit. */
export const openRateLimit = (clock: Clock, { burst, perMinute, full }: Rate & { full: ProblemCode }) => {
  const left = new Map<string, { count: number; at: number }>();
  const perMs = perMinute / 60_000;
  return (who: string): Standing => {
    const now = clock.now().getTime();
    const was = left.get(who) ?? { count: burst, at: now };
    const count = Math.min(burst, was.count + Math.max(0, now - was.at) * perMs);
    if (count < 1) throw new Problem(full, { retryAfter: Math.ceil((1 - count) / perMs / 1000) });
    left.delete(who);
    left.set(who, { count: count - 1, at: now });
    forgetFull(left, now - burst / perMs);
    return { left: Math.floor(count - 1), full: Math.ceil((burst - count + 1) / perMs / 1000) };
  };
};

/** A rested person has the full burst again. The oldest come first. */
const forgetFull = (left: Map<string, { at: number }>, before: number): void => {
  for (const [who, { at }] of left) {
    if (at > before) return;
    left.delete(who);
  }
};
