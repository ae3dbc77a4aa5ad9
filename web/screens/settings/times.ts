import { clockTime, type Formats } from '#domain/formats.ts';

/** Each half hour of that part of the day, in minutes after midnight. */
export const halfHours = (
  formats: Formats,
  { from, to }: { from: number; to: number },
): { value: string; name: string }[] =>
  Array.from({ length: 48 }, (_, nth) => nth * 30)
    .filter((at) => at >= from && at <= to)
    .map((at) => ({ value: String(at), name: clockTime(at, formats) }));
