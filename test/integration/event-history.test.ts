// The history lists acts on events, and undoes them.
import { beforeAll, expect, test } from 'vitest';
import { CommandId } from '#domain/id.ts';
import { recentActivity } from '#server/activity/recent.ts';
import { eventsInHistory } from '#server/calendar/history.ts';
import { type EventsDesk, key, openEventsDesk, review, span } from '#test/support/events-desk.ts';

let desk: EventsDesk;
beforeAll(async () => {
  desk = await openEventsDesk();
});

const rows = async (limit = 10) => {
  const { ctx } = desk.world;
  const { userId } = desk.account;
  const asked = { limit, now: ctx.clock.now(), events: eventsInHistory(ctx) };
  return (await ctx.db.asUser(userId, (tx) => recentActivity(tx, userId, asked))).activity;
};
const step = async <T>(work: () => Promise<T>): Promise<T> => {
  desk.world.ctx.clock.advance(1000);
  return work();
};

test('rows of events name them and their times, also once they are gone, and the audit log does not', async () => {
  const blocked = await step(() => desk.block({ title: 'Tailor' }));
  const later = span('2026-11-24T15:00', '2026-11-24T16:00');
  const moved = await step(() => desk.give({ kind: 'reschedule', args: { at: review, span: later } }));
  const named = await step(() => desk.give({ kind: 'edit-event', args: { at: review, set: { title: 'Pricing' } } }));
  const one = key('standup0standup', '2026-11-25T08:00:00Z');
  await step(() => desk.give({ kind: 'cancel-event', args: { at: one } }));
  expect(await rows(1)).toMatchObject([{ subject: 'Standup', event: { was: '2026-11-25T08:00:00.000Z', is: null } }]);
  const ended = await step(() => desk.give({ kind: 'cancel-event', args: { at: key('standup0standup') } }));
  await desk.world.work();
  expect(await rows(5)).toMatchObject([
    {
      actionType: 'event_cancelled',
      subject: 'Standup',
      event: { was: '2026-11-24T08:00:00.000Z', is: null },
      undoable: ended.id,
    },
    { actionType: 'event_cancelled', undoable: expect.any(String) },
    { actionType: 'event_changed', subject: 'Pricing', event: { was: null, is: null }, undoable: named.id },
    {
      actionType: 'event_moved',
      subject: 'Pricing',
      event: { was: '2026-11-24T09:00:00.000Z', is: '2026-11-24T14:00:00.000Z' },
      undoable: moved.id,
    },
    {
      actionType: 'calendar_event_created',
      subject: 'Tailor',
      event: { was: null, is: '2026-11-27T08:00:00.000Z' },
      undoable: blocked.id,
    },
  ]);
  const stored = JSON.stringify(await desk.world.ctx.peek('select * from audit_log'));
  expect(stored).not.toMatch(/Tailor|Standup|Pricing/);
});

test('a row is undone, and says so', async () => {
  const [, , , moved] = await rows(4);
  expect(await desk.here()).toContain('Pricing 2026-11-24T14:00:00.000Z');
  await step(() => desk.undo(CommandId.parse(moved?.undoable)));
  await desk.world.work();
  expect(await desk.atGoogle()).toContain('Pricing 2026-11-24T09:00:00.000Z');
  expect(await rows(1)).toMatchObject([
    {
      actionType: 'action_undone',
      subject: 'Pricing',
      event: { was: '2026-11-24T14:00:00.000Z', is: '2026-11-24T09:00:00.000Z' },
      undoable: null,
    },
  ]);
});

test('what Google refused is named, and offers no undo', async () => {
  await desk.world.google.control('faults', { pattern: '/calendar/v3/calendars/[^/]+/events', status: 400 });
  await step(() => desk.block({ title: 'Dentist' }));
  await step(() => desk.world.work());
  await desk.world.google.clearFaults();
  expect(await rows(2)).toMatchObject([
    { actionType: 'action_failed', subject: 'Dentist', undoable: null },
    { actionType: 'calendar_event_created', subject: 'Dentist', undoable: null },
  ]);
});

test('another person sees none of it', async () => {
  const other = await desk.world.connect('ben@small.example');
  const { ctx } = desk.world;
  const ids = (await rows()).flatMap(({ undoable }) => undoable ?? []);
  const known = await ctx.db.asUser(other.userId, (tx) => eventsInHistory(ctx)(tx, other.userId, ids));
  expect(known.size).toBe(0);
});
