// The person's time zone, by its IANA name, and how Flow says a moment there.
import type { SaidAt } from '#language/en/engine/moments.ts';
import { now } from '#web/clock.ts';
import { formatsHere } from '#web/formats.ts';

export const zoneHere = (): string => {
  const at = performance.now();
  if (at >= askAgainAt) [zone, askAgainAt] = [Intl.DateTimeFormat().resolvedOptions().timeZone, at + holdsFor];
  return zone;
};

/** Asking the platform takes a third of a millisecond. A traveller's new zone counts within a minute. */
const holdsFor = 60_000;
let [zone, askAgainAt] = ['', Number.NEGATIVE_INFINITY];

export const saidFrom = (at: Date): SaidAt => ({ at, now: now(), zone: zoneHere(), formats: formatsHere() });
