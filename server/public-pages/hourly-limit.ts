// Limits a network to some acts in any hour. A burst that refills would allow nearly twice as many.
import { Problem } from '#domain/problem.ts';
import type { Clock } from '#server/clock.ts';

const hour = 3_600_000;

/** Counts an act, and returns what takes it back if it failed. Throws `calls.too-many` beyond the limit. */
export const openHourlyLimit = (clock: Clock, most: number) => {
  const acts = new Map<string, number[]>();
  return (network: string): (() => void) => {
    const now = clock.now().getTime();
    const recent = (acts.get(network) ?? []).filter((at) => at > now - hour);
    const [first = now] = recent;
    if (recent.length >= most)
      throw new Problem('calls.too-many', { retryAfter: Math.ceil((first + hour - now) / 1000) });
    acts.delete(network);
    acts.set(network, [...recent, now]);
    forgetOld(acts, now - hour);
    return () => {
      const times = acts.get(network) ?? [];
      const nth = times.indexOf(now);
      if (nth >= 0) acts.set(network, times.toSpliced(nth, 1));
    };
  };
};

/** The networks that acted longest ago come first. */
const forgetOld = (acts: Map<string, number[]>, before: number): void => {
  for (const [network, times] of acts) {
    if ((times.at(-1) ?? 0) > before) return;
    acts.delete(network);
  }
};
