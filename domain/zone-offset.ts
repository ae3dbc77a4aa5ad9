// How far a zone is ahead of UTC. The platform answers slowly, and a calendar asks thousands of times, so days without a change are kept.

/** Milliseconds by which the zone is ahead of UTC at the instant (ms). Throws RangeError for an unknown zone. */
export const offsetAt = (at: number, zone: string): number => {
  // Older zones changed by odd seconds and twice a day.
  if (at < firstKept) return readOffset(at, zone);
  return dayOffset(Math.floor(at / dayMs), zone) ?? readOffset(at, zone);
};

export const isZone = (zone: string): boolean => {
  try {
    return formatOf(zone) !== undefined;
  } catch {
    return false;
  }
};

const dayMs = 86_400_000;
const firstKept = Date.UTC(1980, 0, 1);
const mostDays = 5000;

/** The zone's offset per day since 1970. Null: it changes on that day. */
const kept = new Map<string, Map<number, number | null>>();

const dayOffset = (day: number, zone: string): number | null => {
  const days = kept.get(zone) ?? new Map<number, number | null>();
  kept.set(zone, days);
  const known = days.get(day);
  if (known !== undefined) return known;
  const [first, last] = [readOffset(day * dayMs, zone), readOffset((day + 1) * dayMs, zone)];
  const offset = first === last ? first : null;
  if (days.size >= mostDays) days.clear();
  days.set(day, offset);
  return offset;
};

const readOffset = (at: number, zone: string): number => {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  return shown - Math.floor(at / 1000) * 1000;
};

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const clock = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, ...numeric, ...clock });
  formats.set(zone, made);
  return made;
};
