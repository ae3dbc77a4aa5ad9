/** Calendar files (RFC 5545) for invitations. */
import type { Person } from './people.ts';

export type Invitation = {
  uid: string;
  summary: string;
  start: Date;
  minutes: number;
  organizer: Person;
  attendees: Person[];
  location?: string;
  description?: string;
  sequence?: number;
};

export const ics = (
  method: 'REQUEST' | 'CANCEL' | 'REPLY',
  invitation: Invitation,
  stamp: Date,
  answer = 'NEEDS-ACTION',
): string => {
  const { uid, summary, start, minutes, organizer, attendees, location, description, sequence = 0 } = invitation;
  const end = new Date(start.getTime() + minutes * 60_000);
  const rows = [
    'BEGIN:VCALENDAR',
    'PRODID:-//Northwind//Calendar//EN',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escapeText(summary)}`,
    `ORGANIZER;CN=${organizer.name}:mailto:${organizer.email}`,
    ...attendees.map(
      (each) => `ATTENDEE;CN=${each.name};ROLE=REQ-PARTICIPANT;PARTSTAT=${answer};RSVP=TRUE:mailto:${each.email}`,
    ),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    `SEQUENCE:${sequence}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${rows.map(foldLine).join('\r\n')}\r\n`;
};

const utc = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escapeText = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll('\n', '\\n');

/** RFC 5545 allows at most 75 bytes a line. */
const foldLine = (line: string): string => {
  const out: string[] = [];
  let current = '';
  for (const char of line) {
    if (Buffer.byteLength(current + char) > 72) {
      out.push(current);
      current = '';
    }
    current += char;
  }
  return [...out, current].join('\r\n ');
};
