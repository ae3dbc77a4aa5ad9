// Meetings in a time span: what overlaps, what is next, and which times are free.
import { isMeeting, isWholeDay, type Occurrence } from './agenda.ts';

export type Stretch = { from: Date; to: Date };

/** Pairs of overlapping meetings, each pair once. */
export const clashesOf = (rows: readonly Occurrence[]): [Occurrence, Occurrence][] => {
  const meetings = rows.filter(isMeeting);
  return meetings.flatMap((one, at) =>
    meetings.slice(at + 1).flatMap((other): [Occurrence, Occurrence][] => (other.from < one.to ? [[one, other]] : [])),
  );
};

/** The first meeting that has not ended. */
export const nextMeeting = (rows: readonly Occurrence[], now: Date): Occurrence | null =>
  rows
    .filter((one) => isMeeting(one) && !isWholeDay(one) && one.to > now)
    .toSorted((one, other) => one.from.getTime() - other.from.getTime())[0] ?? null;

/** The free parts of the stretch that are at least so long. `rest`: minutes that stay free around each meeting. */
export const freeIn = (rows: readonly Occurrence[], { from, to }: Stretch, minutes: number, rest = 0): Stretch[] => {
  const free: Stretch[] = [];
  let at = from;
  const meetings = rows
    .filter(isMeeting)
    .map((one) => (isWholeDay(one) ? one : withRest(one, rest * 60_000)))
    .toSorted((one, other) => one.from.getTime() - other.from.getTime());
  for (const meeting of meetings) {
    if (meeting.from >= to) break;
    if (meeting.from > at) free.push({ from: at, to: meeting.from });
    if (meeting.to > at) at = meeting.to;
  }
  if (at < to) free.push({ from: at, to });
  return free.filter((one) => one.to.getTime() - one.from.getTime() >= minutes * 60_000);
};

const withRest = ({ from, to }: Stretch, rest: number): Stretch => ({
  from: new Date(from.getTime() - rest),
  to: new Date(to.getTime() + rest),
});

/** The meetings that overlap the span. An empty span is a moment. */
export const meetingsDuring = (rows: readonly Occurrence[], { from, to }: Stretch): Occurrence[] =>
  rows.filter((one) => isMeeting(one) && one.to > from && (one.from < to || one.from.getTime() === from.getTime()));
