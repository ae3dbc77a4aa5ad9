import { describe, expect, it } from 'vitest';
import { readInvitation } from './invitation.ts';

const ics = (lines: string[], method = 'REQUEST'): string =>
  ['BEGIN:VCALENDAR', `METHOD:${method}`, 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');

const starts: [string, string, string][] = [
  ['an instant in UTC', 'DTSTART:20261120T093000Z', '2026-11-20T09:30:00.000Z'],
  ['a winter hour in Berlin', 'DTSTART;TZID=Europe/Berlin:20261120T093000', '2026-11-20T08:30:00.000Z'],
  ['a summer hour in Berlin', 'DTSTART;TZID=Europe/Berlin:20260720T093000', '2026-07-20T07:30:00.000Z'],
  ['an hour west of us', 'DTSTART;TZID=America/New_York:20261120T093000', '2026-11-20T14:30:00.000Z'],
  ['a zone nobody knows', 'DTSTART;TZID=Mars/Olympus:20261120T093000', '2026-11-20T09:30:00.000Z'],
  ['a whole day', 'DTSTART;VALUE=DATE:20261120', '2026-11-20T00:00:00.000Z'],
];

describe('an invitation', () => {
  it.each(starts)('with %s', (_name, start, startsAt) => {
    expect(readInvitation(ics([start, 'SUMMARY:Pricing review']))).toEqual({
      method: 'request',
      title: 'Pricing review',
      startsAt,
      endsAt: null,
    });
  });

  it('tells a cancellation from a request, and unfolds and unescapes its title', () => {
    const folded = ics(
      ['DTSTART:20261120T093000Z', 'DTEND:20261120T100000Z', 'SUMMARY:Board\\, dry\r\n  run'],
      'CANCEL',
    );
    expect(readInvitation(folded)).toEqual({
      method: 'cancel',
      title: 'Board, dry run',
      startsAt: '2026-11-20T09:30:00.000Z',
      endsAt: '2026-11-20T10:00:00.000Z',
    });
  });

  it.each([
    ['nothing', ''],
    ['no event', 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR'],
    ['no time', ics(['SUMMARY:Some day'])],
    ['a method it does not know', ics(['DTSTART:20261120T093000Z'], 'PUBLISH')],
    ['a date that is none', ics(['DTSTART:soon'])],
  ])('is not made of %s', (_name, text) => {
    expect(readInvitation(text)).toBeNull();
  });
});
