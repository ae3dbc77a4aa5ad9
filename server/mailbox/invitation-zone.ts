// Finds a calendar time's offset from UTC by IANA name, or by the VTIMEZONE rules that Outlook sends with its own zone names.

/** Milliseconds ahead of UTC at a local time, written as if it were UTC. 0 for an unknown zone. */
export const offsetIn = (lines: readonly string[], zone: string, local: number): number =>
  named(zone, local) ?? ruled(lines, zone, local) ?? 0;

const named = (timeZone: string, at: number): number | null => {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
    const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
    return millisecondsIn(name.replace('GMT', '').replace(':', '')) ?? 0;
  } catch {
    return null;
  }
};

/** `+0130` */
const millisecondsIn = (offset: string): number | null => {
  const match = /^([+-])(\d\d)(\d\d)/.exec(offset);
  return match ? (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) * 60_000 : null;
};

const ruled = (lines: readonly string[], zone: string, local: number): number | null => {
  const at = lines.findIndex((line) => line.replace(/^TZID(?:;[^:]*)?:/, 'TZID:') === `TZID:${zone}`);
  if (at < 0) return null;
  const end = lines.indexOf('END:VTIMEZONE', at);
  const halves = halvesIn(lines.slice(at, end < 0 ? at : end));
  const year = new Date(local).getUTCFullYear();
  const onsets = halves.flatMap((half) =>
    [year - 1, year].map((one) => ({ from: onsetIn(one, half), offset: half.offset })),
  );
  const [latest] = onsets.filter(({ from }) => from <= local).toSorted((one, other) => other.from - one.from);
  return (latest ?? onsets[0])?.offset ?? null;
};

/** Standard or daylight time: its offset, and when it starts each year. */
type Half = { offset: number; time: number; month: number; nth: number; weekday: number };

const halvesIn = (lines: readonly string[]): Half[] =>
  lines
    .join('\n')
    .split(/^BEGIN:(?:STANDARD|DAYLIGHT)$/m)
    .slice(1)
    .flatMap((half) => {
      const of = (pattern: RegExp): string => pattern.exec(half)?.[1] ?? '';
      const offset = millisecondsIn(of(/^TZOFFSETTO:([+-]\d{4})/m));
      const time =
        (Number(of(/^DTSTART[^:]*:\d{8}T(\d\d)/m)) * 60 + Number(of(/^DTSTART[^:]*:\d{8}T\d\d(\d\d)/m))) * 60_000;
      const month = Number(of(/^RRULE:.*BYMONTH=(\d{1,2})/m)) || 1;
      const nth = Number(of(/^RRULE:.*BYDAY=([+-]?\d)[A-Z]{2}/m)) || 1;
      const weekday = Math.max(0, weekdays.indexOf(of(/^RRULE:.*BYDAY=[+-]?\d([A-Z]{2})/m)));
      return offset === null ? [] : [{ offset, time, month, nth, weekday }];
    });

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

const day = 86_400_000;

/** For rules such as the second Sunday of March. */
const onsetIn = (year: number, { time, month, nth, weekday }: Half): number => {
  const first = Date.UTC(year, nth < 0 ? month : month - 1, 1);
  const ahead = (weekday - new Date(first).getUTCDay() + 7) % 7;
  return first + (ahead + 7 * (nth < 0 ? nth : nth - 1)) * day + time;
};
