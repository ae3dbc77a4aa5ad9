// A person's own events: from a command to Google and back, with undo.
import { beforeEach, describe, expect, test } from 'vitest';
import type { EventFields } from '#domain/calendar.ts';
import { eventIdOf } from '#domain/event-id.ts';
import type { EventKey } from '#domain/event-ref.ts';
import { wholeDay } from '#domain/wall-time.ts';
import { ada } from '#emulators/google/small-seed.ts';
import { recentActivity } from '#server/activity/recent.ts';
import { nextId } from '#test/support/desk.ts';
import { type EventsDesk, friday, key, openEventsDesk, review, span } from '#test/support/events-desk.ts';

let desk: EventsDesk;
beforeEach(async () => {
  desk = await openEventsDesk();
});

const same = async () => {
  const { here, google, waiting } = await desk.agreed();
  expect(here).toEqual(google);
  expect(waiting).toBe(0);
};

describe('an own event', () => {
  test('reaches Google when created, moved, changed or cancelled, and undo reverts each there', async () => {
    const first = await desk.atGoogle();
    const put = await desk.block();
    expect(await desk.here()).toContain('Focus 2026-11-27T08:00:00.000Z');
    await desk.world.work();
    expect(await desk.atGoogle()).toContain('Focus 2026-11-27T08:00:00.000Z');
    await same();

    const moved = await desk.give({
      kind: 'reschedule',
      args: { at: review, span: { start: wholeDay('2026-11-25'), end: wholeDay('2026-11-26') } },
    });
    const named = await desk.give({ kind: 'edit-event', args: { at: review, set: { title: 'Pricing', busy: false } } });
    await desk.world.work();
    expect(await desk.atGoogle()).toContain('Pricing 2026-11-25');
    await same();

    const cancelled = await desk.give({ kind: 'cancel-event', args: { at: review } });
    await desk.world.work();
    expect((await desk.atGoogle()).join()).not.toContain('Pricing');
    await same();
    for (const { id } of [cancelled, named, moved, put]) {
      await desk.undo(id);
      await desk.world.work();
      await same();
    }
    expect(await desk.atGoogle()).toEqual(first);
    expect(await desk.failures()).toEqual([]);
  });

  test('undone and redone before its delivery ends in the last state', async () => {
    const put = await desk.block();
    const back = await desk.undo(put.id);
    await desk.give({ kind: 'redo', args: { commandId: back.id } });
    const title = await desk.give({
      kind: 'edit-event',
      args: { at: key(eventIdOf(put.id, 0)), set: { title: 'Writing' } },
    });
    await desk.world.work();
    expect(await desk.atGoogle()).toContain('Writing 2026-11-27T08:00:00.000Z');
    expect(await desk.state(title.id)).toEqual({ state: 'delivered', problem: null });
    await same();
  });

  test('appears in the history without its title, which no table contains in plain text', async () => {
    await desk.block({ title: 'School call' });
    await desk.give({ kind: 'cancel-event', args: { at: review } });
    const { activity } = await desk.world.ctx.db.asUser(desk.account.userId, (tx) =>
      recentActivity(tx, desk.account.userId, { limit: 10, now: desk.world.ctx.clock.now() }),
    );
    const acts = activity.map(({ actionType, undoable }) => [actionType, undoable !== null]);
    expect(acts).toEqual(
      expect.arrayContaining([
        ['event_cancelled', true],
        ['calendar_event_created', true],
      ]),
    );
    for (const table of ['command', 'audit_log', 'pending_event', 'calendar_event'])
      expect(JSON.stringify(await desk.world.ctx.peek(`select * from ${table}`))).not.toMatch(
        /School call|Pricing review/,
      );
  });

  test('notifies no guest: every write asks Google not to', async () => {
    await desk.block();
    await desk.give({ kind: 'edit-event', args: { at: review, set: { title: 'Pricing' } } });
    await desk.give({ kind: 'cancel-event', args: { at: review } });
    await desk.world.work();
    const writes = (await desk.world.google.calls('mutations')).filter(({ path }) => path.includes('/calendar/v3/'));
    expect(writes).toHaveLength(3);
    for (const { query } of writes) expect(query).toContain('sendUpdates=none');
  });
});

describe('a series', () => {
  const wednesday = key('standup0standup', '2026-11-25T08:00:00Z');
  const whole = key('standup0standup');

  test('changes one instance, drops one, and undo brings both back', async () => {
    const moved = await desk.give({
      kind: 'reschedule',
      args: { at: wednesday, span: span('2026-11-25T15:00', '2026-11-25T15:15') },
    });
    const dropped = await desk.give({
      kind: 'cancel-event',
      args: { at: key('standup0standup', '2026-11-26T08:00:00Z') },
    });
    await desk.world.work();
    expect(await desk.atGoogle()).toContain('Standup 2026-11-25T14:00:00.000Z');
    await desk.sync();
    expect(await desk.here()).toContain('cancelled 2026-11-26T08:00:00Z 2026-11-26T08:00:00.000Z');
    await desk.undo(dropped.id);
    await desk.undo(moved.id);
    await desk.world.work();
    await desk.sync();
    expect((await desk.here()).join()).not.toMatch(/cancelled|T14:00/);
    expect(await desk.failures()).toEqual([]);
  });

  test('ends before an instance and continues changed, as one act with one undo', async () => {
    const id = nextId();
    const fields: EventFields = {
      title: 'Standup',
      place: '',
      text: '',
      guests: [],
      video: false,
      busy: true,
      visibility: 'default',
      span: span('2026-11-27T09:00', '2026-11-27T09:15'),
      recurrence: ['RRULE:FREQ=DAILY;COUNT=6'],
    };
    const following = {
      recurrence: ['RRULE:FREQ=DAILY;UNTIL=20261127T075959Z'],
      next: key(eventIdOf(id, 0)),
      fields,
    };
    const later = span('2026-11-27T10:00', '2026-11-27T10:15');
    await desk.give({ kind: 'reschedule', args: { at: whole, span: later, following } }, id);
    await desk.world.work();
    expect(await desk.atGoogle()).toContain('Standup 2026-11-27T09:00:00.000Z');
    await same();
    await desk.undo(id);
    await desk.world.work();
    await same();
    expect((await desk.atGoogle()).filter((line) => line.startsWith('Standup'))).toEqual([
      'Standup 2026-11-24T08:00:00.000Z',
    ]);
  });
});

test('a read-only calendar accepts no change, and malformed changes fail', async () => {
  await desk.world.google.control('calendar-share', { calendar: 'ben@small.example', who: ada, role: 'reader' });
  await desk.world.google.control('calendar-list', { user: ada, calendar: 'ben@small.example' });
  await desk.sync();
  const theirs = key('new0new', null, 'ben@small.example');
  const put = (place: EventKey, until = friday) =>
    desk.give({ kind: 'block-time', args: { at: place, title: 'x', span: until, recurrence: null } });
  await expect(put(theirs)).rejects.toMatchObject({ code: 'event.read-only' });
  const backwards = { start: friday.end, end: friday.start };
  await expect(put(key('back0wards'), backwards)).rejects.toMatchObject({ code: 'event.time' });
  await expect(
    desk.give({ kind: 'edit-event', args: { at: review, set: { title: 'x'.repeat(2000) } } }),
  ).rejects.toMatchObject({ code: 'request.invalid' });
  expect(await desk.world.ctx.peek("select id from command where ledger = 'calendar'")).toEqual([]);
});
