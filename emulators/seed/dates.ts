/**
 * The company's calendar: turns 'two working days back, 08:02' into an instant relative to the first start, and instants into words.
 * Days follow Hamburg's time. Only the Date header uses the sender's own zone.
 */
export const home = 'Europe/Berlin';

type Moments = {
  /** Maya's deadline for the hiring plan. */
  hiringAnswer: Date;
  /** The Monday on which the company posts its open roles. */
  rolesPosted: Date;
  packDue: Date;
  board: Date;
  northgateSign: Date;
  dinner: Date;
  lisbonOut: Date;
  lisbonBack: Date;
  allHands: Date;
  /** The next half hour in which a meeting can begin. */
  nextMeeting: Date;
};

export type Days = {
  now: Date;
  /** Working days back from the latest working day. Negative numbers lie ahead. */
  work: (back: number, clock: string) => Date;
  day: (back: number, clock: string) => Date;
  /** The Sunday some weeks back. 1 is the last one before today. */
  sunday: (weeks: number, clock: string) => Date;
  moments: Moments;
};

type LocalDay = { year: number; month: number; day: number };

const dayMs = 86_400_000;
const firstMinute = 6 * 60 + 30;
const writtenUntil = 11 * 60;
const lastMinute = 18 * 60 + 30;

/** The working month that ends at `now`. */
export const daysUntil = (now: Date): Days => {
  const today = localDay(now);
  const minuteNow = localMinute(now);
  const day = (back: number, clock: string) => instant(addDays(today, -back), spread(back, clock, minuteNow));
  const latest = minuteNow >= 8 * 60 && isWorkday(today) ? 0 : previousWorkday(today, 1);
  const work = (back: number, clock: string) => {
    const offset = workdayOffset(today, latest, back);
    // Before office hours the next working day is today, and what is planned keeps its hour.
    return back < 0 ? instant(addDays(today, -offset), minutes(clock)) : day(offset, clock);
  };
  const sunday = (weeks: number, clock: string) => day(((weekdayOf(today) + 6) % 7) + 1 + (weeks - 1) * 7, clock);
  return { now, work, day, sunday, moments: momentsOf(now, today, work) };
};

const momentsOf = (now: Date, today: LocalDay, work: Days['work']): Moments => {
  const ahead = (weekdayNumber: number, least: number, clock: string) =>
    instant(nextWeekday(addDays(today, least), weekdayNumber), minutes(clock));
  const hiringAnswer = work(-2, '18:00');
  return {
    hiringAnswer,
    rolesPosted: instant(nextWeekday(addDays(localDay(hiringAnswer), 1), 1), 9 * 60),
    packDue: work(-3, '12:00'),
    board: work(-8, '10:00'),
    northgateSign: work(-6, '17:00'),
    dinner: ahead(4, 12, '19:30'),
    lisbonOut: ahead(2, 16, '07:05'),
    lisbonBack: instant(addDays(localDay(ahead(2, 16, '07:05')), 1), 18 * 60 + 40),
    allHands: ahead(5, 1, '10:00'),
    nextMeeting: nextMeeting(now, work),
  };
};

const nextMeeting = (now: Date, work: Days['work']): Date => {
  const start = new Date(Math.ceil((now.getTime() + 20 * 60_000) / 1_800_000) * 1_800_000);
  const minute = localMinute(start);
  const fits = isWorkday(localDay(start)) && minute >= 8 * 60 && minute <= 18 * 60;
  if (fits) return start;
  const next = work(-1, '09:30');
  return next > now ? next : work(-2, '09:30');
};

/**
 * Today's mail has times between 06:30 and 11:00. Scales them to the elapsed part of the day, so the newest mail is
 * always fresh and no mail lies ahead.
 */
const spread = (back: number, clock: string, minuteNow: number): number => {
  const minute = minutes(clock);
  if (back !== 0) return minute;
  const end = Math.min(minuteNow - 3, lastMinute);
  if (end <= firstMinute) return Math.max(0, (minute / writtenUntil) * end);
  const share = Math.max(0, Math.min(minute, writtenUntil) - firstMinute) / (writtenUntil - firstMinute);
  return firstMinute + share * (end - firstMinute);
};

const workdayOffset = (today: LocalDay, latest: number, back: number): number => {
  const step = Math.sign(back);
  let offset = latest;
  for (let left = Math.abs(back); left > 0; ) {
    offset += step;
    if (isWorkday(addDays(today, -offset))) left -= 1;
  }
  return offset;
};

const previousWorkday = (today: LocalDay, from: number): number =>
  isWorkday(addDays(today, -from)) ? from : previousWorkday(today, from + 1);

const nextWeekday = (from: LocalDay, weekdayNumber: number): LocalDay =>
  weekdayOf(from) === weekdayNumber ? from : nextWeekday(addDays(from, 1), weekdayNumber);

const isWorkday = (day: LocalDay): boolean => weekdayOf(day) % 6 !== 0;

const weekdayOf = (day: LocalDay): number => new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay();

const addDays = (day: LocalDay, count: number): LocalDay => {
  const moved = new Date(Date.UTC(day.year, day.month - 1, day.day) + count * dayMs);
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
};

const minutes = (clock: string): number => {
  const [hour = '0', minute = '0'] = clock.split(':');
  return Number(hour) * 60 + Number(minute);
};

const instant = (day: LocalDay, minute: number): Date => {
  const wall = Date.UTC(day.year, day.month - 1, day.day) + Math.floor(minute * 60) * 1000;
  const guess = wall - zoneOffset(new Date(wall), home) * 60_000;
  return new Date(wall - zoneOffset(new Date(guess), home) * 60_000);
};

const localDay = (at: Date): LocalDay => {
  const wall = new Date(at.getTime() + zoneOffset(at, home) * 60_000);
  return { year: wall.getUTCFullYear(), month: wall.getUTCMonth() + 1, day: wall.getUTCDate() };
};

const localMinute = (at: Date): number => {
  const wall = new Date(at.getTime() + zoneOffset(at, home) * 60_000);
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
};

const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** Minutes east of UTC. */
export const zoneOffset = (at: Date, zone: string): number => {
  const format =
    offsetFormats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  offsetFormats.set(zone, format);
  const name = format.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const match = /([+-])(\d\d):(\d\d)/.exec(name);
  if (!match) return 0;
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]));
};
