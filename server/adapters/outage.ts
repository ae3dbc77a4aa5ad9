// Whether a service is down: one that failed is left alone for a while, so that nobody waits for it each time they speak.

export type Outage = { isDown: () => boolean; failed: () => void; worked: () => void };

/** Milliseconds: after the first failure, and at most, as it doubles. */
const rest = { first: 5000, most: 60_000 };

export const openOutage = (now: () => number): Outage => {
  let down = { until: 0, rest: rest.first };
  return {
    isDown: () => now() < down.until,
    failed: () => {
      down = { until: now() + down.rest, rest: Math.min(rest.most, 2 * down.rest) };
    },
    worked: () => {
      down = { until: 0, rest: rest.first };
    },
  };
};
