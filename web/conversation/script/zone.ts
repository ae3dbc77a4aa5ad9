// The person's time zone, by its IANA name, and how Flow says a moment there.
import type { SaidAt } from '#language/en/engine/moments.ts';
import { now } from '#web/clock.ts';
import { formatsHere } from '#web/formats.ts';

export const zoneHere = (): string => {
  const at = performance.now();
  if (at >= page.askAgainAt) {
    page.zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    page.askAgainAt = at + holdsFor;
  }
  return page.zone;
};

/** Asking the platform takes a third of a millisecond. A traveller's new zone counts within a minute. */
const holdsFor = 60_000;
/** One for every account in the page. */
const page = { zone: '', askAgainAt: Number.NEGATIVE_INFINITY };

export const saidFrom = (at: Date): SaidAt => ({ at, now: now(), zone: zoneHere(), formats: formatsHere() });
