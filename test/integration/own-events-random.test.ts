// Random acts on events, edits by somebody else, kills and trouble at Google. In the end device and Google say the same, and nothing waits.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runEvents } from '#test/chaos/event-run.ts';
import { makeEventSchedule } from '#test/chaos/event-schedule.ts';
import { killByThrowing } from '#test/chaos/killed.ts';
import { type EventsDesk, openEventsDesk } from '#test/support/events-desk.ts';

let desk: EventsDesk;
const restore = killByThrowing();
beforeAll(async () => {
  desk = await openEventsDesk({ oneClock: true });
});
afterEach(() => desk.tidy());
afterAll(restore);

test.each(Array.from({ length: 12 }, (_, n) => n + 1))(
  'schedule %i loses no event and makes none twice',
  async (seed) => {
    expect(await runEvents(desk, makeEventSchedule(seed, 25))).toEqual([]);
  },
);
