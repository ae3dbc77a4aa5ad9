// Fairness in a series: the person who had the bad hours lately is spared next. Pure.
import { hoursBetween } from './hours.ts';
import type { Span, WeekHours } from './shapes.ts';
import { coverage, lengthOf } from './spans.ts';

/** So many meetings of the series count. */
export const fairMeetings = 8;

/** The share of the last meetings that lay outside these hours, even in part. An unknown zone bears nothing. `past`: in order. */
export const borneIn = (past: readonly Span[], hours: WeekHours, zone: string | null): number => {
  const last = past.slice(-fairMeetings);
  const outside = last.filter((span) => {
    const worked = hoursBetween(hours, zone, span);
    return worked !== null && coverage(worked)(span) < lengthOf(span);
  });
  return outside.length / fairMeetings;
};
