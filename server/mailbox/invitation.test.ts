import { describe, expect, test } from 'vitest';
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
  test.each(starts)('has the expected fields: %s', (_name, start, startsAt) => {
    expect(readInvitation(ics([start, 'SUMMARY:Pricing review']))).toEqual({
      method: 'request',
      title: 'Pricing review',
      startsAt,
      endsAt: null,
      ...(start.includes('VALUE=DATE') ? { allDay: true } : {}),
    });
  });

  const outlook = [
    'BEGIN:VTIMEZONE',
    'TZID:W. Europe Standard Time',
    'BEGIN:STANDARD',
    'DTSTART:16010101T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010101T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
  ];

  test.each([
    ['20260115T093000', '2026-01-15T08:30:00.000Z'],
    ['20260328T093000', '2026-03-28T08:30:00.000Z'],
    ['20260329T093000', '2026-03-29T07:30:00.000Z'],
    ['20261024T093000', '2026-10-24T07:30:00.000Z'],
    ['20261025T093000', '2026-10-25T08:30:00.000Z'],
    ['20261120T093000', '2026-11-20T08:30:00.000Z'],
  ])("uses Outlook's zone names, at %s", (local, startsAt) => {
    const text = ics([`DTSTART;TZID="W. Europe Standard Time":${local}`]).replace(
      'BEGIN:VEVENT',
      [...outlook, 'BEGIN:VEVENT'].join('\r\n'),
    );
    expect(readInvitation(text)?.startsAt).toBe(startsAt);
  });

  test('has guests, place, length, recurrence, and says that it changed', () => {
    const text = ics([
      'DTSTART:20261120T093000Z',
      'DURATION:PT1H30M',
      'SUMMARY:Budget review',
      'LOCATION:Room 4\\, Lisbon',
      'SEQUENCE:2',
      'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
      'ATTENDEE;CN="Reyes, Tom";PARTSTAT=NEEDS-ACTION:mailto:Tom@northwind.example',
      'ATTENDEE;CN=priya@far.example:mailto:priya@far.example',
      'ATTENDEE;CUTYPE=ROOM;CN=Room 4:mailto:room4@northwind.example',
    ]);
    expect(readInvitation(text)).toEqual({
      method: 'request',
      title: 'Budget review',
      startsAt: '2026-11-20T09:30:00.000Z',
      endsAt: '2026-11-20T11:00:00.000Z',
      every: { unit: 'week', count: 2 },
      changed: true,
      place: 'Room 4, Lisbon',
      guests: [
        { name: 'Reyes, Tom', email: 'tom@northwind.example' },
        { name: '', email: 'priya@far.example' },
      ],
    });
  });

  test('knows the answer', () => {
    const answered = ics(['DTSTART:20261120T093000Z', 'ATTENDEE;PARTSTAT=DECLINED:mailto:c@x.example'], 'REPLY');
    expect(readInvitation(answered)?.answer).toBe('declined');
  });

  test('tells a cancellation from a request, and unfolds its title', () => {
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

  test.each([
    ['nothing', ''],
    ['no event', 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR'],
    ['no time', ics(['SUMMARY:Some day'])],
    ['a method it does not know', ics(['DTSTART:20261120T093000Z'], 'PUBLISH')],
    ['a date that is none', ics(['DTSTART:soon'])],
  ])('is not made of %s', (_name, text) => {
    expect(readInvitation(text)).toBeNull();
  });
});
