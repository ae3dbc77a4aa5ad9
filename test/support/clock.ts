import type { Clock } from '#server/clock.ts';

export type MovableClock = Clock & { advance(ms: number): void; set(to: Date): void };

/** A Friday noon, so 'yesterday' and 'next week' are working days. */
export const movableClock = (start = new Date('2026-11-20T12:00:00Z')): MovableClock => {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
    set: (to) => {
      now = to.getTime();
    },
  };
};
