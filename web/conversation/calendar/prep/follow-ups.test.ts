// After a meeting, what cannot be looked up is said as it is.
import { expect, test, vi } from 'vitest';
import { atHand } from '#language/calendar/named-event.ts';
import { eventWith } from '#test/support/calendar-event.ts';
import { spokenCalendar } from '#test/support/spoken-calendar.ts';
import { worldOf } from '#web/conversation/calendar/agenda-world.ts';
import { currentCalendar } from '#web/data/calendar.ts';
import { offerFollowUps } from './follow-ups.ts';

const { assistant } = spokenCalendar([
  eventWith('helio', { title: 'Helio price', start: '2026-11-24T08:30', end: '2026-11-24T09:00' }),
]);

test('a failed look-up is no list of what is open', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({}, { status: 500 })));
  const around = { assistant: assistant(), world: worldOf(currentCalendar()) };
  await offerFollowUps(atHand, 'any follow-ups', around);
  expect(assistant().captions.current()?.flow).toMatch(
    /^I couldn’t look that up just now\. After “Helio price”: .+ Which\?$/,
  );
});
