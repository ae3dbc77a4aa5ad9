// Limits a network to some acts in any hour. A burst that refills would allow nearly twice as many.
import { Problem } from '#domain/problem.ts';
import type { Clock } from '#server/clock.ts';

const hour = 3_600_000;

/** `check` throws beyond the limit. `count` adds an act that happened. */
export const openHourlyLimit = (clock: Clock, most: number) => {
  const acts = new Map<string, number[]>();
  const recent = (network: string, now: number) => (acts.get(network) ?? []).filter((at) => at > now - hour);
  return {
    check: (network: string): void => {
      const now = clock.now().getTime();
      const [first = now, ...more] = recent(network, now);
      if (more.length + 1 < most) return;
      throw new Problem('calls.too-many', { retryAfter: Math.ceil((first + hour - now) / 1000) });
    },
    count: (network: string): void => {
      const now = clock.now().getTime();
      const kept = [...recent(network, now), now];
      acts.delete(network);
      acts.set(network, kept);
      for (const [other, times] of acts) {
        if ((times.at(-1) ?? 0) > now - hour) break;
        acts.delete(other);
      }
    },
  };
};
