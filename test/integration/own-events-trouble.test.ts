// Own events when somebody else changes them meanwhile, and when Google is in trouble.
import { beforeEach, describe, expect, test } from 'vitest';
import { ada } from '#emulators/google/small-seed.ts';
import { retryDelivery } from '#server/commands/failures.ts';
import { type EventsDesk, moment, openEventsDesk, review, span } from '#test/support/events-desk.ts';

let desk: EventsDesk;
beforeEach(async () => {
  desk = await openEventsDesk();
});

const same = async () => {
  const { here, google, waiting } = await desk.agreed();
  expect(here).toEqual(google);
  expect(waiting).toBe(0);
};

describe('an event that somebody else changes meanwhile', () => {
  test('keeps both edits of different fields', async () => {
    await desk.elsewhere({ location: 'Board room' }, 'pricing0review');
    const { id } = await desk.give({ kind: 'edit-event', args: { at: review, set: { title: 'Pricing' } } });
    await desk.world.work();
    expect(await desk.state(id)).toEqual({ state: 'delivered', problem: null });
    await desk.sync();
    const event = (await desk.events()).find(({ title }) => title === 'Pricing');
    expect(event?.place).toBe('Board room');
  });

  test('keeps their time, says so, and sets the person’s on a retry', async () => {
    await desk.elsewhere(moment('2026-11-24T15:00', '2026-11-24T16:00'), 'pricing0review');
    const wanted = span('2026-11-24T16:00', '2026-11-24T17:00');
    const { id } = await desk.give({ kind: 'reschedule', args: { at: review, span: wanted } });
    expect(await desk.here()).toContain('Pricing review 2026-11-24T15:00:00.000Z');
    await desk.world.work();
    expect(await desk.failures()).toEqual([{ id, kind: 'reschedule', problem: 'event.conflict' }]);
    expect(await desk.here()).toContain('Pricing review 2026-11-24T14:00:00.000Z');
    await retryDelivery(desk.world.ctx, desk.account, id);
    await desk.world.work();
    expect(await desk.atGoogle()).toContain('Pricing review 2026-11-24T15:00:00.000Z');
    await same();
  });

  test('deleted elsewhere stays deleted, and the person hears of it', async () => {
    await desk.world.google.control('calendar-event', { calendar: ada, id: 'pricing0review' });
    const { id } = await desk.give({ kind: 'edit-event', args: { at: review, set: { title: 'Pricing' } } });
    await desk.world.work();
    expect(await desk.failures()).toMatchObject([{ id, problem: 'event.gone' }]);
    await same();
    await expect(desk.give({ kind: 'cancel-event', args: { at: review } })).rejects.toMatchObject({
      code: 'event.gone',
    });
  });

  test('shows the person’s change on top of theirs until it is delivered', async () => {
    await desk.world.google.control('faults', {
      pattern: '/calendar/v3/calendars/[^/]+/events/',
      method: 'PATCH',
      status: 503,
    });
    await desk.give({ kind: 'edit-event', args: { at: review, set: { title: 'Pricing' } } });
    await desk.elsewhere({ location: 'Board room' }, 'pricing0review');
    await desk.sync();
    const event = (await desk.events()).find(({ title }) => title === 'Pricing');
    expect(event?.place).toBe('Board room');
    await desk.world.google.control('expire-calendar', { email: ada });
    await desk.sync();
    expect((await desk.here()).join()).toContain('Pricing 2026');
    await desk.world.google.clearFaults();
    await desk.world.later(100_000);
    await same();
  });
});

describe('Google in trouble', () => {
  test.each([
    { status: 503 },
    { status: 429, retryAfter: 1 },
    { disconnect: true },
    { afterEffect: true, status: 502 },
  ])('with %o, an event is made once', async (trouble) => {
    await desk.world.google.control('faults', { pattern: '/calendar/v3/calendars/[^/]+/events', times: 1, ...trouble });
    const { id } = await desk.block();
    await desk.world.work();
    await desk.world.google.clearFaults();
    await desk.world.later(100_000);
    expect(await desk.state(id)).toEqual({ state: 'delivered', problem: null });
    expect((await desk.atGoogle()).filter((line) => line.startsWith('Focus'))).toHaveLength(1);
    await same();
  });

  test('Flow restores a refused event, and mail continues meanwhile', async () => {
    await desk.world.google.control('faults', { pattern: '/calendar/v3/calendars/[^/]+/events', status: 400 });
    const { id } = await desk.block();
    await desk.world.work();
    expect(await desk.failures()).toEqual([{ id, kind: 'block-time', problem: 'event.refused' }]);
    expect((await desk.here()).join()).not.toContain('Focus');
    await desk.world.google.clearFaults();
    await retryDelivery(desk.world.ctx, desk.account, id);
    await desk.world.work();
    expect(await desk.atGoogle()).toContain('Focus 2026-11-27T08:00:00.000Z');
    await same();
  });
});
