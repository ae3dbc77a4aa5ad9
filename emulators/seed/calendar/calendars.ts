/** The demo company's calendars: the month around now, colleagues' busy times, and calendars to look at only. */
import type { Days } from '#emulators/seed/dates.ts';
import * as known from '#emulators/seed/people.ts';
import { alex, maya, type Person, priya } from '#emulators/seed/people.ts';
import type { SeedCalendar, SeedCalendars, SeedEvent } from '#emulators/seed/seed.ts';
import { isoDay } from '#emulators/seed/words.ts';
import { invitedMeetings, otherMeetings } from './meetings.ts';
import { series, wholeDays } from './series.ts';
import { dayAfter, days, meeting } from './writing.ts';

const holidays = 'de.german#holiday@group.v.calendar.google.com';
const team = 'c_platform@group.calendar.google.com';

export const calendars = (on: Days): SeedCalendars => ({
  calendars: [
    ...colleagues.map(primaryOf),
    { id: priya.email, name: priya.name, zone: priya.zone, shares: [['@northwind.example', 'freeBusyReader']] },
    { id: holidays, name: 'Holidays in Germany', zone: known.alex.zone, shares: [['*', 'reader']] },
    {
      id: team,
      name: 'Platform on call',
      description: 'Who carries the pager.',
      zone: known.alex.zone,
      shares: [['@northwind.example', 'reader']],
    },
  ],
  lists: {
    [alex.email]: [
      { calendar: holidays, color: '8', selected: true },
      { calendar: team, color: '10', selected: true },
      { calendar: maya.email, color: '2', selected: false },
      { calendar: known.sofia.email, color: '4', selected: false },
    ],
    [maya.email]: [{ calendar: holidays, color: '8', selected: true }],
  },
  events: [
    ...invitedMeetings(on),
    ...otherMeetings(on),
    ...series(on),
    ...wholeDays(on),
    ...busyThursdays(on),
    ...onCall(on),
    ...publicHolidays(on),
  ],
});

const colleagues: readonly Person[] = [
  alex,
  maya,
  known.ops,
  known.tomas,
  known.wei,
  known.jonas,
  known.lena,
  known.sofia,
  known.nadia,
  known.ingrid,
  known.rui,
  known.hannah,
];

/** The company sees when somebody is busy. Alex reads Maya's calendar, and Sofia writes in Alex's. */
const primaryOf = ({ name, email, zone }: Person): SeedCalendar => ({
  id: email,
  name,
  zone,
  shares: [
    ['@northwind.example', 'freeBusyReader'],
    ...(email === maya.email ? [[alex.email, 'reader'] satisfies [string, 'reader']] : []),
    ...(email === known.sofia.email
      ? [[alex.email, 'writerWithoutPrivateAccess'] satisfies [string, 'writerWithoutPrivateAccess']]
      : []),
  ],
});

/** Priya's Thursday afternoons leave half past one, three and half past four. */
const busyThursdays = (on: Days): SeedEvent[] => {
  const back = weekdayBack(on, 4);
  const busy = (key: string, clock: string, minutes: number): SeedEvent =>
    meeting(`priya-${key}`, on.day(back, clock), minutes, {
      title: `Client ${key}`,
      organizer: priya,
      recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=TH'],
    });
  return [
    busy('lunch', '12:00', 90),
    busy('workshop', '14:00', 60),
    busy('call', '15:30', 60),
    busy('review', '17:00', 60),
  ];
};

const onCall = (on: Days): SeedEvent[] => {
  const monday = isoDay(on.day(weekdayBack(on, 1), '12:00'));
  return [known.hannah, known.tomas, known.rui].map((person, index) =>
    days(`on-call-${index}`, dayAfter(monday, 7 * index), dayAfter(monday, 7 * index + 6), {
      title: `On call: ${person.name}`,
      organizer: { ...person, name: 'Platform on call', email: team },
      isFree: true,
    }),
  );
};

const publicHolidays = (on: Days): SeedEvent[] => {
  const year = Number(isoDay(on.now).slice(0, 4));
  const organizer = { ...alex, name: 'Holidays in Germany', email: holidays };
  const fixed: [string, string][] = [
    ['New Year’s Day', '01-01'],
    ['Labour Day', '05-01'],
    ['Day of German Unity', '10-03'],
    ['Reformation Day', '10-31'],
    ['Christmas Day', '12-25'],
    ['Boxing Day', '12-26'],
  ];
  return [year, year + 1].flatMap((each) =>
    fixed.map(([title, day]) =>
      days(`holiday-${each}-${day}`, `${each}-${day}`, `${each}-${day}`, { title, organizer, isFree: true }),
    ),
  );
};

/** Days back to the weekday (0 is Sunday) of about four weeks ago. */
const weekdayBack = (on: Days, weekday: number): number => {
  const sunday = on.sunday(4, '12:00');
  return Math.round((on.now.getTime() - sunday.getTime()) / 86_400_000) - weekday;
};
