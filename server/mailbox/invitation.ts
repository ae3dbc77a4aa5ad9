// Reads the player's facts about an invitation: kind, title, time, place and guests.
import type { Address, Invitation } from '#domain/mail.ts';
import { oneLine } from './header-fields.ts';
import { offsetIn } from './invitation-zone.ts';

/** Null without an event that has a time. */
export const readInvitation = (ics: string): Invitation | null => {
  const lines = ics
    .slice(0, 256 * 1024)
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/);
  const method = methods[value(lines, 'METHOD').toUpperCase()];
  const event = lines.slice(lines.indexOf('BEGIN:VEVENT'), endOf(lines));
  const startsAt = instant(lines, event, 'DTSTART');
  if (!method || !startsAt) return null;
  const title = unescaped(value(event, 'SUMMARY')).slice(0, 500);
  const endsAt = instant(lines, event, 'DTEND') ?? endBy(startsAt, value(event, 'DURATION'));
  return { method, title, startsAt, endsAt, ...detailsOf(event, method), ...nameOfEvent(lines, event) };
};

const methods: Record<string, Invitation['method']> = { REQUEST: 'request', CANCEL: 'cancel', REPLY: 'reply' };

const detailsOf = (event: readonly string[], method: Invitation['method']): Partial<Invitation> => {
  const place = unescaped(value(event, 'LOCATION')).slice(0, 300);
  const guests = guestsIn(event);
  const answer = method === 'reply' ? answerIn(event) : undefined;
  return {
    ...(/^DTSTART[^:]*:\d{8}\s*$/.test(property(event, 'DTSTART') ?? '') ? { allDay: true } : {}),
    ...everyIn(value(event, 'RRULE')),
    ...(method === 'request' && Number(value(event, 'SEQUENCE')) > 0 ? { changed: true } : {}),
    ...(place === '' ? {} : { place }),
    ...(guests.length === 0 ? {} : { guests }),
    ...(answer === undefined ? {} : { answer }),
  };
};

/** By which the calendar knows it. */
const nameOfEvent = (
  lines: readonly string[],
  event: readonly string[],
): Pick<Invitation, 'uid' | 'organizer' | 'original'> => {
  const uid = value(event, 'UID').slice(0, 1024);
  const organizer = /:mailto:([^\s;]{1,254})\s*$/i.exec(property(event, 'ORGANIZER') ?? '')?.[1]?.toLowerCase();
  const original = property(event, 'RECURRENCE-ID') === undefined ? null : instant(lines, event, 'RECURRENCE-ID');
  const isDay = /^RECURRENCE-ID[^:]*:\d{8}\s*$/.test(property(event, 'RECURRENCE-ID') ?? '');
  return {
    ...(uid === '' ? {} : { uid }),
    ...(organizer === undefined ? {} : { organizer }),
    ...(original === null ? {} : { original: isDay ? original.slice(0, 10) : `${original.slice(0, 19)}Z` }),
  };
};

const everyIn = (rule: string): Pick<Invitation, 'every'> => {
  const unit = units[/\bFREQ=([A-Z]+)/.exec(rule)?.[1] ?? ''];
  const count = Number(/\bINTERVAL=(\d{1,3})\b/.exec(rule)?.[1] ?? 1);
  return unit === undefined || count === 0 ? {} : { every: { unit, count } };
};

const units: Record<string, 'day' | 'week' | 'month' | 'year'> = {
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};

/** Further guests only count. */
const mostGuests = 50;

const guestsIn = (event: readonly string[]): Address[] =>
  event
    .filter((line) => /^ATTENDEE[;:]/.test(line) && !/;CUTYPE=(?:RESOURCE|ROOM)\b/i.test(line))
    .slice(0, mostGuests)
    .flatMap((line) => {
      const email = /:mailto:([^\s;]{1,254})\s*$/i.exec(line)?.[1]?.toLowerCase();
      const name = /;CN=(?:"([^"]{0,200})"|([^;:"]{0,200}))/i.exec(line);
      return email === undefined ? [] : [{ name: nameOf(name?.[1] ?? name?.[2] ?? '', email), email }];
    });

/** Some calendars put the address where the name belongs. */
const nameOf = (written: string, email: string): string => {
  const name = unescaped(written);
  return name.toLowerCase() === email ? '' : name;
};

const answerIn = (event: readonly string[]): Invitation['answer'] =>
  answers[/;PARTSTAT=([A-Z-]+)/i.exec(property(event, 'ATTENDEE') ?? '')?.[1]?.toUpperCase() ?? ''];

const answers: Record<string, Invitation['answer']> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'tentative',
};

const endOf = (lines: readonly string[]): number => {
  const end = lines.indexOf('END:VEVENT');
  return end < 0 ? lines.length : end;
};

const property = (lines: readonly string[], name: string): string | undefined =>
  lines.find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`));

const value = (lines: readonly string[], name: string): string => {
  const line = property(lines, name) ?? '';
  return line.slice(line.indexOf(':') + 1).trim();
};

/** ISO 8601. Reads a local time in its zone, and an unknown zone or bare date as UTC. */
const instant = (lines: readonly string[], event: readonly string[], name: string): string | null => {
  const line = property(event, name) ?? '';
  const written = /(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d))?(Z?)\s*$/.exec(line);
  if (!written) return null;
  const [year = 0, month = 0, day = 0, ...time] = written.slice(1, 7).map((digits) => Number(digits ?? 0));
  const at = Date.UTC(year, month - 1, day, ...time);
  const zone = written[7] === 'Z' ? undefined : /;TZID=(?:"([^"]+)"|([^:;]+))/.exec(line);
  return new Date(at - (zone ? offsetIn(lines, zone[1] ?? zone[2] ?? '', at) : 0)).toISOString();
};

/** `PT1H30M`, `P1D`. Null otherwise. */
const endBy = (startsAt: string, duration: string): string | null => {
  const [, weeks, days, hours, minutes] =
    /^P(?:(\d{1,3})W)?(?:(\d{1,3})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:\d+S)?)?$/.exec(duration) ?? [];
  const length = ((Number(weeks ?? 0) * 7 + Number(days ?? 0)) * 24 + Number(hours ?? 0)) * 60 + Number(minutes ?? 0);
  return length === 0 ? null : new Date(Date.parse(startsAt) + length * 60_000).toISOString();
};

const unescaped = (text: string): string => oneLine(text.replace(/\\n/gi, ' ').replace(/\\([,;\\])/g, '$1'));
