// Calendars of others, calendars that may only be read, and calendars of every size.
import { beforeEach, describe, expect, test } from 'vitest';
import { listing } from '#domain/calendar-sync.ts';
import { problems } from '#domain/problem.ts';
import { ada } from '#emulators/google/small-seed.ts';
import { calendarChanges } from '#server/calendar/changes.ts';
import { type EventsDesk, key, moment, openEventsDesk, review, span } from '#test/support/events-desk.ts';

let desk: EventsDesk;
beforeEach(async () => {
  desk = await openEventsDesk({ oneClock: true });
});

const fault = (rule: object) => desk.world.google.control('faults', rule);
const changes = () => calendarChanges(desk.world.ctx, desk.account, 0);
const fill = (events: number) => desk.world.google.control('fill-calendar', { user: ada, events, days: 300 });

describe('a calendar of somebody else', () => {
  const ben = 'ben@small.example';
  const show = async (role: string) => {
    await desk.world.google.control('calendar-share', { calendar: ben, who: ada, role });
    await desk.world.google.control('calendar-list', { user: ada, calendar: ben });
    await desk.world.google.control('calendar-event', {
      calendar: ben,
      id: 'bens0lunch',
      event: { summary: 'Lunch of Ben', ...moment('2026-11-26T12:00', '2026-11-26T13:00') },
    });
    await desk.sync();
    await desk.world.later(listing.waitMs);
  };

  test('that may only be read refuses a change at once, in words', async () => {
    await show('reader');
    expect((await desk.here()).join()).toContain('Lunch of Ben');
    const at = key('bens0lunch', null, ben);
    await expect(desk.give({ kind: 'cancel-event', args: { at } })).rejects.toMatchObject({ code: 'event.read-only' });
    expect(problems['event.read-only'].title).toBe('You can only read that calendar. Nothing was changed.');
  });

  test('that became read-only a moment ago puts the change back, and says so', async () => {
    await show('writer');
    const at = key('bens0lunch', null, ben);
    await desk.world.google.control('calendar-share', { calendar: ben, who: ada, role: 'reader' });
    const { id } = await desk.give({
      kind: 'reschedule',
      args: { at, span: span('2026-11-26T14:00', '2026-11-26T15:00') },
    });
    await desk.world.work();
    expect(await desk.failures()).toEqual([{ id, kind: 'reschedule', problem: 'event.read-only' }]);
    expect((await desk.here()).join()).toContain('Lunch of Ben 2026-11-26T11:00');
  });

  test('that is no longer shared concerns itself alone', async () => {
    await show('reader');
    const path = `/calendar/v3/calendars/${encodeURIComponent(ben)}`;
    await fault({ path, status: 404, reason: 'notFound' });
    await desk.elsewhere({ summary: 'Board prep', ...moment('2026-11-24T15:00', '2026-11-24T16:00') });
    await desk.sync();
    const { calendars, problem, whole } = await changes();
    expect([problem, whole]).toEqual([null, true]);
    expect(calendars?.map(({ id, limit }) => [id, limit ?? null])).toEqual([
      [ada, null],
      [ben, 'not-shared'],
    ]);
    expect((await desk.here()).join()).toContain('Board prep');
    await desk.world.google.clearFaults();
    await desk.sync();
    expect((await changes()).calendars?.every(({ limit }) => limit === undefined)).toBe(true);
  });
});

describe('the size of a calendar', () => {
  test('may be nothing at all', async () => {
    for (const id of await desk.idsAtGoogle()) await desk.world.google.control('calendar-event', { calendar: ada, id });
    expect(await desk.whole()).toEqual([]);
    expect((await changes()).events).toEqual([]);
  });

  test('may be 3,000 events: they come page by page, each once, and a change here need not wait for them', async () => {
    await fill(3000);
    await desk.world.google.control('expire-calendar', { email: ada });
    await desk.sync();
    const { id } = await desk.give({ kind: 'edit-event', args: { at: review, set: { title: 'Pricing' } } });
    await desk.world.work();
    expect(await desk.state(id)).toMatchObject({ state: 'delivered' });
    expect((await changes()).whole).toBe(false);
    for (let page = 0; page < 60; page++) await desk.world.later(listing.pauseMs);
    expect(await changes()).toMatchObject({ whole: true, more: true, problem: null });
    const rows = await desk.world.ctx.peek('select count(*) from calendar_event where event is not null');
    expect(Number(rows[0]?.['count'])).toBe(3002);
  }, 120_000);
});
