// Tracks whether a service is down. Flow skips a failed one for a while, so people do not wait for it.

export type Outage = { isDown: () => boolean; failed: () => void; worked: () => void };

/** Milliseconds: the first pause, and the longest after doubling. */
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
