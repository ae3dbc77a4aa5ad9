// Words about being late go to the people who wait.
import { beforeEach, expect, test, vi } from 'vitest';
import { eventWith } from '#test/support/calendar-event.ts';
import { spokenCalendar } from '#test/support/spoken-calendar.ts';
import { until } from '#test/support/until.ts';
import { discard, writing } from '#web/commands/draft-box.ts';

const guest = (name: string, self = false) => ({
  name,
  email: `${name.toLowerCase()}@northwind.example`,
  optional: false,
  answer: 'accepted' as const,
  kind: 'person' as const,
  self,
  organizer: self,
});
const meeting = (title: string, who: string, start: string, end: string) =>
  eventWith(title, {
    title,
    start: `2026-11-24T${start}`,
    end: `2026-11-24T${end}`,
    organizer: { name: 'Alex', email: 'alex@northwind.example', self: true },
    guests: [guest('Alex', true), guest(who)],
    guestCount: 2,
  });

const { say } = spokenCalendar([
  meeting('Standup', 'Ana', '09:00', '09:30'),
  meeting('Review', 'Bo', '09:30', '10:00'),
  meeting('Workshop', 'Cleo', '11:00', '13:00'),
  meeting('Lunch', 'Dora', '12:30', '13:00'),
]);

beforeEach(() => {
  discard();
});

test.each([
  ['in a meeting that has just begun', '09:10', 'Standup'],
  ['at the end of a meeting, before the next', '09:28', 'Review'],
  ['in a long meeting, with the next an hour away', '11:30', 'Workshop'],
  ['in a long meeting, before the next', '12:15', 'Lunch'],
])('%s', async (_when, clock, title) => {
  vi.setSystemTime(new Date(`2026-11-24T${clock}:00+01:00`));
  say("I'm running ten minutes late");
  await until(() => writing.current() !== null);
  expect(writing.current()?.draft.subject).toBe(`Running late: ${title}`);
});
