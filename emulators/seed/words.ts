/** Words for days and times, made from the dates, so weekdays in a text are always right. */
import { home, zoneOffset } from './dates.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

const format = (at: Date, locale: string, options: Intl.DateTimeFormatOptions): string => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: home, ...options });
  formats.set(key, format);
  return format.format(at);
};

export const weekday = (at: Date, locale = 'en-GB'): string => format(at, locale, { weekday: 'long' });

/** '27 November' */
export const dayMonth = (at: Date, locale = 'en-GB'): string => format(at, locale, { day: 'numeric', month: 'long' });

/** 'Friday 27 November' */
export const longDay = (at: Date, locale = 'en-GB'): string => {
  const words = format(at, locale, { weekday: 'long', day: 'numeric', month: 'long' });
  return locale === 'en-GB' ? words.replace(',', '') : words;
};

/** '27 November 2026' */
export const fullDate = (at: Date, locale = 'en-GB'): string =>
  format(at, locale, { day: 'numeric', month: 'long', year: 'numeric' });

export const isoDay = (at: Date): string => format(at, 'sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' });

export const clock = (at: Date, zone = home): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at);

/** 'November', or the month some months later. */
export const month = (at: Date, later = 0, locale = 'en-GB'): string => {
  const wall = wallTime(at);
  return format(new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth() + later, 15)), locale, { month: 'long' });
};

export const year = (at: Date, later = 0): number => wallTime(at).getUTCFullYear() + later;

export const ordinal = (at: Date): string => {
  const number = wallTime(at).getUTCDate();
  const teen = number >= 11 && number <= 13;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
};

/** 'Q2', or the quarter some quarters later. */
export const quarter = (at: Date, later = 0): string => {
  const index = Math.floor(wallTime(at).getUTCMonth() / 3) + later;
  return `Q${(((index % 4) + 4) % 4) + 1}`;
};

/** The first month of the quarter some quarters later. */
export const quarterStart = (at: Date, later: number): string => {
  const index = Math.floor(wallTime(at).getUTCMonth() / 3) + later;
  return format(new Date(Date.UTC(wallTime(at).getUTCFullYear(), index * 3, 15)), 'en-GB', { month: 'long' });
};

/** The calendar week by ISO 8601. */
export const week = (at: Date): number => {
  const wall = wallTime(at);
  const thursday = new Date(Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate()));
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
  const start = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.ceil(((thursday.getTime() - start) / 86_400_000 + 1) / 7);
};

/** 'today', 'tomorrow', 'yesterday', 'Friday' within six days, otherwise '27 November'. */
export const dayName = (at: Date, from: Date): string => {
  const distance = dayNumber(at) - dayNumber(from);
  const near = new Map([
    [0, 'today'],
    [1, 'tomorrow'],
    [-1, 'yesterday'],
  ]).get(distance);
  if (near) return near;
  return Math.abs(distance) <= 6 ? weekday(at) : dayMonth(at);
};

/** Like `dayName`, with 'on' where English needs it. */
export const onDay = (at: Date, from: Date): string => {
  const name = dayName(at, from);
  return /^(today|tomorrow|yesterday)$/.test(name) ? name : `on ${name}`;
};

/** 'Tue, 17 Nov 2026 08:02:11 +0100', in the sender's own zone. */
export const rfcDate = (at: Date, zone: string): string => {
  const offset = zoneOffset(at, zone);
  const wall = new Date(at.getTime() + offset * 60_000).toUTCString().replace(' GMT', '');
  const size = Math.abs(offset);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${wall} ${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
};

const dayNumber = (at: Date): number => Math.floor(wallTime(at).getTime() / 86_400_000);

const wallTime = (at: Date): Date => new Date(at.getTime() + zoneOffset(at, home) * 60_000);
