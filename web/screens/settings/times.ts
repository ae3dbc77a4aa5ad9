import { clockTime, type Formats } from '#domain/formats.ts';

type Part = { from: number; to: number; also: number | null };

/** Each half hour of that part of the day, in minutes after midnight, and the time that words may have set. */
export const halfHours = (formats: Formats, { from, to, also }: Part): { value: string; name: string }[] =>
  Array.from({ length: 48 }, (_, nth) => nth * 30)
    .filter((at) => at >= from && at <= to && at !== also)
    .concat(also ?? [])
    .toSorted((one, other) => one - other)
    .map((at) => ({ value: String(at), name: clockTime(at, formats) }));

export const minutesWords = (minutes: number): string => {
  if (minutes === 0) return 'None';
  if (minutes % 60 !== 0) return `${minutes} minutes`;
  return minutes === 60 ? 'An hour' : `${minutes / 60} hours`;
};
