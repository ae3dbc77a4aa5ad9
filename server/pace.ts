// How often one person may ask: some at once, and so many a minute.
import { Problem, type ProblemCode } from '#domain/problem.ts';
import type { Clock } from '#server/clock.ts';

/** Throws `full` where it is too often. */
export const openPace = (
  clock: Clock,
  { burst, perMinute, full }: { burst: number; perMinute: number; full: ProblemCode },
) => {
  const left = new Map<string, { count: number; at: number }>();
  const perMs = perMinute / 60_000;
  return (who: string): void => {
    const now = clock.now().getTime();
    const was = left.get(who) ?? { count: burst, at: now };
    const count = Math.min(burst, was.count + Math.max(0, now - was.at) * perMs);
    if (count < 1) throw new Problem(full, { retryAfter: Math.ceil((1 - count) / perMs / 1000) });
    left.delete(who);
    left.set(who, { count: count - 1, at: now });
    forgetFull(left, now - burst / perMs);
  };
};

/** Who has not asked since then may ask as if they never had. The longest ago stand first. */
const forgetFull = (left: Map<string, { at: number }>, before: number): void => {
  for (const [who, { at }] of left) {
    if (at > before) return;
    left.delete(who);
  }
};
