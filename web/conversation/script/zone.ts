// The person's IANA time zone, for spoken times.
import type { SaidAt } from '#language/en/engine/moments.ts';
import { now } from '#web/clock.ts';
import { settings } from '#web/data/settings.ts';
import { formatsHere } from '#web/formats.ts';

export const zoneHere = (): string => settings.current().timeZone ?? zoneOfDevice();

const zoneOfDevice = (): string => {
  const at = performance.now();
  if (at >= page.askAgainAt) {
    page.zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    page.askAgainAt = at + holdsFor;
  }
  return page.zone;
};

/** Cached for a minute, in ms, because a lookup takes a third of a millisecond. */
const holdsFor = 60_000;
/** Shared by all accounts on the page. */
const page = { zone: '', askAgainAt: Number.NEGATIVE_INFINITY };

export const saidFrom = (at: Date): SaidAt => ({ at, now: now(), zone: zoneHere(), formats: formatsHere() });
