// What the address of the admin area says: the time range, and whether sample figures show. Links keep it.
import { createContext, useContext, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { daysOf, type Range, type RangeName, rangeOf, type Span, spanOf } from '#domain/admin-range.ts';
import { now } from '#web/clock.ts';
import { queryWith } from './query-with.ts';

export type PlaceInArea = {
  range: Range;
  /** When the section opened, or was last refreshed. Data that depends on it is asked for again. */
  since: Date;
  /** Shows the specification's figures instead of this Flow's. */
  sample: boolean;
};

export const PlaceInAreaContext = createContext<PlaceInArea>({
  range: { name: '30d', from: null, to: null },
  since: now(),
  sample: false,
});

export const usePlaceInArea = (): PlaceInArea => useContext(PlaceInAreaContext);

/** The range's instants. They stay until the range changes or the operator refreshes. */
export const useSpan = (): Span => {
  const { range, since } = usePlaceInArea();
  return useMemo(() => spanOf(range, since, midnightHere), [range, since]);
};

/**
 * The first and the last day of what the address asks for. The screen may still show an earlier range. `usual`: the section's range
 * without one.
 */
export const daysInAddress = (usual: RangeName, since: Date): { from: string; to: string } =>
  daysOf(spanOf(rangeOf(new URLSearchParams(window.location.search), usual), since, midnightHere), dayHere);

/** Reads the address, and changes parts of it. Null takes a part away. `usual`: the section's range without one. */
export const useAreaAddress = (usual?: RangeName) => {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  const range = useMemo(() => rangeOf(new URLSearchParams(text), usual), [text, usual]);
  const change = (parts: Record<string, string | null>): void => setQuery(queryWith(parts));
  return { range, sample: query.get('sample') === '1', keep: keptIn(query), change };
};

/** What a link to another section takes along. */
const keptIn = (query: URLSearchParams): string => {
  const kept = new URLSearchParams();
  for (const name of ['range', 'from', 'to', 'sample']) {
    const value = query.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept.size === 0 ? '' : `?${kept}`;
};

const dayHere = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

const midnightHere = (day: string): Date => new Date(`${day}T00:00:00`);
