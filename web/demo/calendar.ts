// The demo's calendar: made-up weeks around today, by the reader's clock.
import type { Calendar, CalendarEvent, EventKind, Rsvp } from '#domain/calendar.ts';
import { type Day, dayOf, plusDays, weekdayOf } from '#domain/day.ts';
import { CalendarId, EventId } from '#domain/id.ts';
import type { Address } from '#domain/mail.ts';
import { atWall, wholeDay } from '#domain/wall-time.ts';
import { greta, ines, judith, lucas, meiLing, oliver, own, priyanka, rafael, theo } from './people.ts';

const calendarId = CalendarId.parse(own.email);

export const demoCalendar = (zone: string): Calendar => ({
  id: calendarId,
  name: own.name,
  zone,
  role: 'owner',
  primary: true,
  shown: true,
  countsBusy: true,
  color: null,
});

/** `day`: 0 is Monday of the shown week. Without `at` it is a whole day, of `days`. */
type Plan = {
  title: string;
  day: number;
  at?: `${number}:${number}`;
  minutes?: number;
  days?: number;
  people?: readonly Address[];
  /** The inviting person. Without it, the person themselves. */
  by?: Address;
  answer?: Rsvp;
  place?: string;
  text?: string;
  kind?: EventKind;
  free?: boolean;
  visibility?: 'private';
  repeats?: string;
  meet?: boolean;
  stranger?: boolean;
};

export const demoEvents = (now: Date, zone: string): CalendarEvent[] => {
  const today = dayOf(now, zone);
  const monday = plusDays(today, -((weekdayOf(today) + 6) % 7));
  return plans.map((plan, nth) => eventOf(plan, nth, { monday, zone }));
};

const weekly = 'RRULE:FREQ=WEEKLY';

const plans: readonly Plan[] = [
  {
    title: 'Standup',
    day: -14,
    at: '9:00',
    minutes: 15,
    people: [theo, rafael],
    repeats: 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
  },
  {
    title: 'Leadership',
    day: -14,
    at: '10:00',
    minutes: 60,
    people: [ines, theo, greta],
    place: 'Room 4',
    repeats: weekly,
  },
  { title: 'Ines 1:1', day: -13, at: '11:00', minutes: 30, people: [ines], repeats: weekly },
  { title: 'Focus', day: -12, at: '9:30', minutes: 120, kind: 'focus', repeats: weekly },
  { title: 'Product review', day: 0, at: '15:30', minutes: 60, people: [theo, meiLing], by: theo, answer: 'accepted' },
  {
    title: 'Pricing review',
    day: 1,
    at: '9:30',
    minutes: 45,
    people: [ines, rafael, theo],
    by: ines,
    answer: 'accepted',
    meet: true,
    text: 'Decide whether the pilot price stays past March.',
  },
  { title: 'Lunch, Oliver Strand', day: 1, at: '12:30', minutes: 60, people: [oliver], place: 'Harbor Canteen' },
  { title: 'Board pack dry run', day: 1, at: '15:00', minutes: 60, people: [ines, greta] },
  { title: 'School call', day: 1, at: '17:00', minutes: 30, visibility: 'private' },
  { title: 'Hiring plan', day: 2, at: '14:00', minutes: 60, people: [meiLing], by: meiLing, answer: 'tentative' },
  {
    title: 'Contract, legal points',
    day: 2,
    at: '16:00',
    minutes: 45,
    people: [greta],
    by: greta,
    answer: 'unanswered',
  },
  {
    title: 'Board pack sign-off',
    day: 3,
    at: '9:30',
    minutes: 90,
    people: [judith, ines],
    by: judith,
    answer: 'accepted',
  },
  {
    title: 'Candidate, data lead',
    day: 3,
    at: '11:30',
    minutes: 45,
    people: [meiLing],
    by: meiLing,
    answer: 'accepted',
  },
  { title: 'Gothenvik pilot', day: 3, at: '11:45', minutes: 45, people: [oliver], meet: true },
  { title: 'Vendor call', day: 3, at: '16:00', minutes: 30, people: [rafael], by: rafael, answer: 'declined' },
  { title: 'All hands', day: 4, at: '10:00', minutes: 60, people: [meiLing, theo, ines, greta], meet: true },
  { title: 'Investor update', day: 4, at: '14:00', minutes: 60, people: [priyanka], by: priyanka, answer: 'accepted' },
  { title: 'Harbor festival', day: 5, days: 2, free: true, place: 'Gothenvik' },
  { title: 'Dinner with Lucas', day: 5, at: '19:00', minutes: 120, people: [lucas] },
  {
    title: 'Claim your harbor award',
    day: 2,
    at: '8:00',
    minutes: 30,
    by: { name: 'Awards Desk', email: 'win@awards-desk.example' },
    answer: 'unanswered',
    stranger: true,
  },
  { title: 'Offsite', day: 8, days: 2, place: 'Hotel Lindgren' },
  { title: 'Budget 2', day: 7, at: '13:00', minutes: 60, people: [ines], by: ines, answer: 'accepted' },
];

type Frame = { monday: Day; zone: string };

const eventOf = (plan: Plan, nth: number, frame: Frame): CalendarEvent => ({
  ...fieldsOf(plan),
  ...invitationOf(plan),
  id: EventId.parse(`demo${nth}`),
  calendarId,
  uid: `demo${nth}@tidewater.example`,
  span: spanOf(plan, frame),
  series: null,
  status: 'confirmed',
  conference: plan.meet ? { url: `https://meet.google.com/demo-${nth}`, kind: 'meet' } : null,
  files: 0,
});

type Fields = Pick<CalendarEvent, 'title' | 'place' | 'text' | 'recurrence' | 'video' | 'busy' | 'kind' | 'visibility'>;

const fieldsOf = ({ title, place, text, repeats, meet, free, kind, visibility }: Plan): Fields => ({
  title,
  place: place ?? '',
  text: text ?? '',
  recurrence: repeats === undefined ? null : [repeats],
  video: meet === true,
  busy: free !== true,
  kind: kind ?? 'event',
  visibility: visibility ?? 'default',
});

const invitationOf = (plan: Plan) => {
  const { by, answer, stranger } = plan;
  const isOwn = by === undefined;
  const guests = guestsOf(plan);
  return {
    organizer: guests.length === 0 ? null : { ...(by ?? own), self: isOwn },
    own: answer === undefined ? null : { answer, note: null },
    guests,
    guestCount: guests.length,
    may: { edit: isOwn, invite: isOwn, seeGuests: true },
    stranger: stranger === true,
  };
};

const guestsOf = ({ people = [], by, answer }: Plan): CalendarEvent['guests'] => {
  if (people.length === 0 && by === undefined) return [];
  const self = { ...own, optional: false, answer: answer ?? 'accepted', kind: 'person', self: true } as const;
  const others = people.map(({ name, email }) => ({
    name,
    email,
    optional: false,
    answer: 'accepted' as const,
    kind: 'person' as const,
    self: false,
    organizer: email === by?.email,
  }));
  return [{ ...self, organizer: by === undefined }, ...others];
};

const spanOf = ({ day, at, minutes = 30, days = 1 }: Plan, { monday, zone }: Frame): CalendarEvent['span'] => {
  const first = plusDays(monday, day);
  if (at === undefined) return { start: wholeDay(first), end: wholeDay(plusDays(first, days)) };
  const [hours = 0, past = 0] = at.split(':').map(Number);
  const wall = (after: number): string => `${first}T${twoDigits(Math.floor(after / 60))}:${twoDigits(after % 60)}`;
  const from = 60 * hours + past;
  return { start: atWall(wall(from), zone), end: atWall(wall(from + minutes), zone) };
};

const twoDigits = (of: number): string => String(of).padStart(2, '0');
