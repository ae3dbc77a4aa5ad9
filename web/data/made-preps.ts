// What the server found ahead of meetings, kept encrypted with the events: there at once, also offline.
import * as z from 'zod/mini';
import { type CalendarEvent, keyOfEvent } from '#domain/calendar.ts';
import { calendarLedger } from '#domain/change/calendar.ts';
import { type EventKey, seriesKeyOf } from '#domain/event-ref.ts';
import { MadePrep, type PrepFact } from '#domain/prep.ts';
import { now } from '#web/clock.ts';
import { perDevice } from '#web/device.ts';
import { eventOverlays } from './calendar-ledger.ts';

const made = perDevice((): { preps: readonly MadePrep[] } => ({ preps: [] }));

/** Among the events on the device. Every event's key contains a space, so none equals this one. */
export const madePrepsKey = 'preps';

type News = { events: readonly CalendarEvent[]; gone: readonly EventKey[]; preps: readonly MadePrep[] };

/** Returns what to keep. `anew`: the device starts over. */
export const learnPreps = ({ events, gone, preps }: News, anew: boolean): readonly MadePrep[] => {
  const changed = new Set([...events.map(keyOfEvent), ...gone, ...preps.map(({ at }) => at)]);
  const before = anew ? [] : made().preps.filter(({ at }) => !changed.has(at) && !changed.has(seriesKeyOf(at)));
  made().preps = [...before, ...preps].filter(({ until }) => new Date(until) > now());
  return made().preps;
};

export const showKeptPreps = (kept: unknown): void => {
  const preps = z.array(MadePrep).safeParse(kept);
  made().preps = preps.success ? preps.data : [];
};

export const forgetPreps = (): void => {
  made().preps = [];
};

/** Null without one, or if this device knows of a later change. `lastMail`: when the newest mail with a guest came, ISO 8601. */
export const madePrepOf = (event: CalendarEvent, lastMail: string): readonly PrepFact[] | null => {
  const key = keyOfEvent(event);
  const one = made().preps.find(({ at }) => at === key);
  if (one === undefined || one.seen < lastMail || isChangedHere(key)) return null;
  return one.facts;
};

const isChangedHere = (key: EventKey): boolean =>
  eventOverlays
    .current()
    .flatMap(({ changes }) => changes.flatMap((change) => calendarLedger.touched(change)))
    .some(({ id }) => id === key || id === seriesKeyOf(key));
