// The little that the player needs of a calendar part: what kind, what it is called, and when. The calendar comes with its own parser.
import type { Invitation } from '#domain/mail.ts';

/** Null where the text holds no event that can be placed in time. */
export const readInvitation = (ics: string): Invitation | null => {
  const lines = ics
    .slice(0, 256 * 1024)
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/);
  const method = methods[value(lines, 'METHOD').toUpperCase()];
  const event = lines.slice(lines.indexOf('BEGIN:VEVENT'), endOf(lines));
  const startsAt = instant(event, 'DTSTART');
  if (!method || !startsAt) return null;
  return { method, title: unescaped(value(event, 'SUMMARY')).slice(0, 500), startsAt, endsAt: instant(event, 'DTEND') };
};

const methods: Record<string, Invitation['method']> = { REQUEST: 'request', CANCEL: 'cancel', REPLY: 'reply' };

const endOf = (lines: string[]): number => {
  const end = lines.indexOf('END:VEVENT');
  return end < 0 ? lines.length : end;
};

const property = (lines: string[], name: string): string | undefined =>
  lines.find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`));

const value = (lines: string[], name: string): string => {
  const line = property(lines, name) ?? '';
  return line.slice(line.indexOf(':') + 1).trim();
};

/** ISO 8601. A local time with a zone is read in that zone; an unknown zone, or a bare date, as UTC. */
const instant = (lines: string[], name: string): string | null => {
  const line = property(lines, name) ?? '';
  const written = /(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d))?(Z?)\s*$/.exec(line);
  if (!written) return null;
  const [year = 0, month = 0, day = 0, ...time] = written.slice(1, 7).map((digits) => Number(digits ?? 0));
  const at = Date.UTC(year, month - 1, day, ...time);
  const zone = written[7] === 'Z' ? undefined : /;TZID=([^:;]+)/.exec(line)?.[1];
  return new Date(at - (zone ? offsetOf(zone, at) : 0)).toISOString();
};

/** Milliseconds that the zone is ahead of UTC about then. */
const offsetOf = (timeZone: string, at: number): number => {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
    const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
    const found = /([+-])(\d\d):(\d\d)/.exec(name);
    if (!found) return 0;
    return (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3])) * 60_000;
  } catch {
    return 0;
  }
};

const unescaped = (text: string): string =>
  text
    .replace(/\\n/gi, ' ')
    .replace(/\\([,;\\])/g, '$1')
    .trim();
