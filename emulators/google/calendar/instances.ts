/** The instances of a series: the dates of its rule, with changed instances in place of the original ones. */
import type { Google } from '#emulators/google/google.ts';
import type { StoredEvent } from './event.ts';
import { type EventRow, eventRow, exceptionsOf } from './event-store.ts';
import { compact, endFrom, instantOf, type Moment } from './moment.ts';
import { isStartOf, startsBetween } from './recurrence.ts';

/** From inclusive, to exclusive, both null without a bound. */
export type Window = { from: number | null; to: number | null; zone: string };

const dayMs = 86_400_000;
const twoYears = 730 * dayMs;

/** Nobody knows how far Google expands a series without end. Here it is two years ahead of now. */
export const expansionEnd = ({ clock }: Google): number => clock.now().getTime() + twoYears;

/** In order of start. Includes changed and cancelled instances. */
export const instancesOf = (google: Google, { calendar, seq, etag, event }: EventRow, window: Window): EventRow[] => {
  const changed = exceptionsOf(google, calendar, event.id);
  const known = new Set(changed.map((row) => row.event.id));
  const generated = generatedIn(google, event, window).filter((instance) => !known.has(instance.id));
  const moved = changed
    .map((row) => withMaster(row, event))
    .filter((row) => overlaps(row.event, window) || (isCancelled(row) && startsIn(row.event.original, window)));
  const all = [...generated.map((instance) => ({ calendar, seq, etag, event: instance })), ...moved];
  return all.toSorted((a, b) => instantOf(a.event.start, window.zone) - instantOf(b.event.start, window.zone));
};

/** A stored event, or an instance that its series still gives. */
export const findEvent = (google: Google, calendar: string, id: string): EventRow | undefined => {
  const row = eventRow(google, calendar, id);
  if (!row) return generatedInstance(google, calendar, id);
  const master = row.event.master === null ? undefined : eventRow(google, calendar, row.event.master);
  return master ? withMaster(row, master.event) : row;
};

const generatedInstance = (google: Google, calendar: string, id: string): EventRow | undefined => {
  const [, masterId, at] = /^(.+)_(\d{8}(?:T\d{6}Z)?)$/.exec(id) ?? [];
  if (masterId === undefined || at === undefined) return undefined;
  const master = eventRow(google, calendar, masterId);
  if (!master?.event.recurrence) return undefined;
  const original = momentIn(at, master.event.start);
  const series = { start: master.event.start, recurrence: master.event.recurrence };
  if (!original || !isStartOf(series, original)) return undefined;
  return withMaster({ ...master, event: instanceAt(master.event, original) }, master.event);
};

export const overlaps = (event: StoredEvent, { from, to, zone }: Window): boolean => {
  const [start, end] = [instantOf(event.start, zone), instantOf(event.end, zone)];
  return (from === null || end > from || (end === start && start >= from)) && (to === null || start < to);
};

/** An instance of a deleted series is gone too. */
const withMaster = (row: EventRow, master: StoredEvent): EventRow =>
  master.status === 'cancelled' ? { ...row, event: { ...row.event, status: 'cancelled' } } : row;

const isCancelled = ({ event }: EventRow): boolean => event.status === 'cancelled';

const startsIn = (start: Moment | null, { from, to, zone }: Window): boolean => {
  if (start === null) return false;
  const at = instantOf(start, zone);
  return (from === null || at >= from) && (to === null || at < to);
};

const generatedIn = (google: Google, event: StoredEvent, window: Window): StoredEvent[] => {
  if (!event.recurrence) return [];
  const length = instantOf(event.end, window.zone) - instantOf(event.start, window.zone);
  // A day more on either side: dates begin at other instants than midnight UTC.
  const from = (window.from ?? instantOf(event.start, window.zone)) - length - dayMs;
  const to = (window.to ?? expansionEnd(google)) + dayMs;
  if (to <= from) return [];
  return startsBetween({ start: event.start, recurrence: event.recurrence }, from, to)
    .map((start) => instanceAt(event, start))
    .filter((instance) => overlaps(instance, { ...window, to: window.to ?? expansionEnd(google) }));
};

const instanceAt = (master: StoredEvent, start: Moment): StoredEvent => ({
  ...master,
  id: `${master.id}_${compact(start)}`,
  recurrence: null,
  master: master.id,
  original: start,
  start,
  end: endFrom(start, master),
});

const momentIn = (digits: string, like: Moment): Moment | undefined => {
  const [, date, time] = /^(\d{8})(?:T(\d{6})Z)?$/.exec(digits) ?? [];
  const day = date?.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  if (day === undefined) return undefined;
  if ('date' in like) return time === undefined ? { date: day } : undefined;
  const at = Date.parse(`${day}T${(time ?? '').replace(/^(\d\d)(\d\d)(\d\d)$/, '$1:$2:$3')}Z`);
  return Number.isNaN(at) ? undefined : { at, zone: like.zone };
};
