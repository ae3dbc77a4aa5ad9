// The day that a deadline means on its writer's calendar: 'by Friday' in a mail of a Tuesday is three days later.

/** Days since 1970, without a time zone. */
export type CalendarDay = number;

/** Null if the words could mean several days, like 'by Friday' on a Friday. */
export const deadlineDay = (words: string, sent: CalendarDay): CalendarDay | null => {
  const text = plain(words);
  if (/\bend of (?:the )?month\b/.test(text)) return lastOfMonth(sent);
  if (/\bend of (?:the )?week\b/.test(text)) return comingDay(friday, sent);
  if (tomorrow.test(text)) return sent + 1;
  const weekday = weekdays.findIndex((names) => names.test(text));
  if (weekday >= 0) return onWeekday(weekday, text, sent);
  return today.test(text) ? sent : onDate(text, sent);
};

/** The day in a `Date` header, on the writer's own clock. Null if it has none. */
export const daySent = (header: string): CalendarDay | null => {
  const [, day = '', month = '', year = ''] = /(?:^|[\s,])(\d{1,2}) +([a-z]{3})[a-z]* +(\d{4})\b/i.exec(header) ?? [];
  const nth = monthIn(month);
  return nth < 0 ? null : dayAt(Number(year), nth, Number(day));
};

export const writtenDay = (day: CalendarDay): string => new Date(day * dayLength).toISOString().slice(0, 10);

const dayLength = 86_400_000;

const plain = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const tomorrow = /\b(?:tomorrow|demain|amanha|domani)\b|\b(?:bis|vor|voor|para|hasta|uiterlijk) (?:morgen|manana)\b/;

const today =
  /\b(?:today|tonight|eod|cob|end of (?:the )?(?:day|business)|close of business|noon|midnight|this (?:morning|afternoon|evening)|heute|ce soir|hoy|hoje|oggi|vandaag)\b|\b\d{1,2}(?::\d\d| ?(?:am|pm|a\.m\.|p\.m\.|uhr|h)\b)|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/;

/** From Sunday on. */
const weekdays = [
  /\b(?:sun(?:day)?|sonntag|dimanche|domingo|domenica|zondag)\b/,
  /\b(?:mon(?:day)?|montag|lundi|lunes|segunda|lunedi|maandag)\b/,
  /\b(?:tues?(?:day)?|dienstag|mardi|martes|terca|martedi|dinsdag)\b/,
  /\b(?:wed(?:nesday)?|mittwoch|mercredi|miercoles|quarta|mercoledi|woensdag)\b/,
  /\b(?:thu(?:rs(?:day)?)?|donnerstag|jeudi|jueves|quinta|giovedi|donderdag)\b/,
  /\b(?:fri(?:day)?|freitag|vendredi|viernes|sexta|venerdi|vrijdag)\b/,
  /\b(?:sat(?:urday)?|samstag|samedi|sabado|zaterdag)\b/,
];
const friday = 5;

const weekdayOf = (day: CalendarDay): number => (day + 4) % 7;

const comingDay = (weekday: number, from: CalendarDay): CalendarDay => from + ((weekday - weekdayOf(from) + 7) % 7);

const onWeekday = (weekday: number, text: string, sent: CalendarDay): CalendarDay | null => {
  const coming = comingDay(weekday, sent);
  if (/\bweek$/.test(text)) return (coming === sent ? coming + 7 : coming) + 7;
  // Some people call the coming Friday 'next Friday'.
  if (/\b(?:next|nachsten)\b/.test(text)) return coming - sent > 3 || coming === sent ? null : coming + 7;
  return coming === sent ? null : coming;
};

const onDate = (text: string, sent: CalendarDay): CalendarDay | null => {
  const day = Number(/\b(\d{1,2})(?:st|nd|rd|th|\.|\b)/.exec(text)?.[1] ?? 0);
  const month = monthIn(/\p{L}+(?=\W*$|\W+\d{1,2}$)/u.exec(text.replace(/(?<=\d)(?:st|nd|rd|th)\b/g, ''))?.[0] ?? '');
  const year = new Date(sent * dayLength).getUTCFullYear();
  if (month >= 0) return inTime(dayAt(year, month, day), dayAt(year + 1, month, day), sent);
  // A bare number may be an hour.
  if (!/\d(?:st|nd|rd|th|\.)/.test(text) && day <= 24) return null;
  const here = new Date(sent * dayLength).getUTCMonth();
  return inTime(dayAt(year, here, day), dayAt(year, here + 1, day), sent);
};

/** The earlier of two days, unless it is well past: a deadline lies ahead. */
const inTime = (one: CalendarDay | null, next: CalendarDay | null, sent: CalendarDay): CalendarDay | null =>
  one !== null && one >= sent ? one : next;

const dayAt = (year: number, month: number, day: number): CalendarDay | null => {
  const at = new Date(Date.UTC(year, month, day));
  return at.getUTCDate() === day ? at.getTime() / dayLength : null;
};

const lastOfMonth = (day: CalendarDay): CalendarDay => {
  const at = new Date(day * dayLength);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0) / dayLength;
};

const monthIn = (word: string): number =>
  word.length < 3 ? -1 : months.findIndex((beginnings) => beginnings.test(word.toLowerCase()));

const months = [
  /^(?:jan|ene|gen)/,
  /^(?:feb|fev)/,
  /^mar/,
  /^(?:apr|avr|abr)/,
  /^(?:may|mai|mag)/,
  /^(?:jun|juin|giu)/,
  /^(?:jul|juil|lug)/,
  /^(?:aug|ago|aou)/,
  /^(?:sep|set)/,
  /^(?:oct|okt|ott|out)/,
  /^nov/,
  /^(?:dec|dez|dic)/,
];
