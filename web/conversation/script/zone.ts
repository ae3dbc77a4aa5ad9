// Where the person is, as IANA names it, and how a moment is said there.
import type { SaidAt } from '#language/en/engine/moments.ts';
import { now } from '#web/clock.ts';
import { formatsHere } from '#web/formats.ts';

export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const saidFrom = (at: Date): SaidAt => ({ at, now: now(), zone: zoneHere(), formats: formatsHere() });
