// Events with guests. Flow holds a change that reaches guests, and then each of them hears of it once.
import { beforeEach, describe, expect, test } from 'vitest';
import type { Command } from '#commands/registry.ts';
import type { EventFields } from '#domain/calendar.ts';
import { eventIdOf } from '#domain/event-id.ts';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { holdCommand } from '#server/commands/hold-command.ts';
import { nextId } from '#test/support/desk.ts';
import { friday, key, span } from '#test/support/events-desk.ts';
import { cleo, type GuestsDesk, hold, openGuestsDesk } from '#test/support/guests-desk.ts';

let desk: GuestsDesk;
beforeEach(async () => {
  desk = await openGuestsDesk();
});

const fields = (more: Partial<EventFields> = {}): EventFields => ({
  title: 'Budget',
  place: '',
  text: '',
  span: friday,
  recurrence: null,
  guests: [guest(ben), guest(cleo)],
  video: true,
  busy: true,
  visibility: 'default',
  ...more,
});
const guest = (email: string) => ({ email, name: '', optional: false });
const everyone = [ben, cleo];

const invite = (more: Partial<EventFields> = {}, tells = everyone) => {
  const id = nextId();
  const at = key(eventIdOf(id, 0));
  const command: Command = { kind: 'schedule', args: { at, fields: fields(more), tells } };
  return { at, id, put: () => desk.give(command, id) };
};

describe('an event with guests', () => {
  test('is held, then sends each guest one invitation with one Meet link', async () => {
    const { put, id } = invite();
    expect((await put()).leavesIn).toBe(hold);
    expect((await put()).leavesIn).toBe(hold);
    await desk.world.work();
    expect(await desk.googleHas(eventIdOf(id, 0))).toBeUndefined();
    await desk.leave();
    expect(await desk.mails()).toEqual([`invitation ${ben}`, `invitation ${cleo}`]);
    const there = await desk.googleHas(eventIdOf(id, 0));
    expect(there?.hangoutLink).toMatch(/^https:\/\/meet\.google\.com\//);
    expect(there?.attendees).toEqual([
      expect.objectContaining({ email: ada, responseStatus: 'accepted' }),
      expect.objectContaining({ email: ben, responseStatus: 'needsAction' }),
      expect.objectContaining({ email: cleo, responseStatus: 'needsAction' }),
    ]);
  });

  test("notifies nobody without the person's agreement", async () => {
    await expect(invite({}, [ben]).put()).rejects.toMatchObject({ code: 'event.with-guests' });
    await expect(invite({}, []).put()).rejects.toMatchObject({ code: 'event.with-guests' });
    await expect(invite({ guests: [guest('x, bob@evil')] }, ['x, bob@evil']).put()).rejects.toMatchObject({
      code: 'event.guests',
    });
    await desk.leave();
    expect(await desk.mails()).toEqual([]);
    expect(await desk.world.ctx.peek("select id from command where ledger = 'calendar'")).toEqual([]);
  });

  test('held in another tab never reaches Google', async () => {
    const { put, id } = invite();
    await put();
    const by = nextId();
    expect(await holdCommand(desk.world.ctx, desk.account, { id, by, spoken: false })).toEqual({ held: true });
    await desk.leave();
    expect(await desk.mails()).toEqual([]);
    expect(await desk.googleHas(eventIdOf(id, 0))).toBeUndefined();
    expect((await desk.agreed()).waiting).toBe(0);
  });

  test('notifies its guests of a move, change or cancellation after the hold, and of no private change', async () => {
    const { put, at } = invite();
    await put();
    await desk.leave();
    const later = span('2026-11-27T14:00', '2026-11-27T15:00');
    const give = async (command: Command) => {
      const given = await desk.give(command);
      await desk.leave();
      return given.leavesIn;
    };
    expect(await give({ kind: 'edit-event', args: { at, set: { busy: false } } })).toBeNull();
    expect((await desk.mails()).length).toBe(2);
    await expect(desk.give({ kind: 'reschedule', args: { at, span: later } })).rejects.toMatchObject({
      code: 'event.with-guests',
    });
    expect(await give({ kind: 'reschedule', args: { at, span: later, tells: everyone } })).toBe(hold);
    const guests = [guest(ben)];
    expect(await give({ kind: 'edit-event', args: { at, set: { guests }, tells: everyone } })).toBe(hold);
    expect(await give({ kind: 'cancel-event', args: { at, tells: [ben] } })).toBe(hold);
    expect((await desk.mails()).slice(2)).toEqual([
      `update ${ben}`,
      `update ${cleo}`,
      `cancellation ${cleo}`,
      `cancellation ${ben}`,
    ]);
    const { here, google } = await desk.agreed();
    expect(here).toEqual(google);
  });

  test('keeps the guests’ answers when another guest is added', async () => {
    const { put, at, id } = invite();
    await put();
    await desk.leave();
    const eventId = eventIdOf(id, 0);
    const answered = (await desk.googleHas(eventId))?.attendees?.map((one) =>
      one.email === ben ? { ...one, responseStatus: 'accepted' } : one,
    );
    await desk.elsewhere({ attendees: answered }, eventId);
    const guests = [...everyone, 'dora@law.example'].map(guest);
    const tells = ['dora@law.example'];
    await desk.give({ kind: 'edit-event', args: { at, set: { guests }, tells } });
    await desk.leave();
    expect((await desk.mails()).at(-1)).toBe('invitation dora@law.example');
    expect((await desk.googleHas(eventId))?.attendees).toContainEqual(
      expect.objectContaining({ email: ben, responseStatus: 'accepted' }),
    );
  });

  test('is restored after a cancellation and a question, with the same link', async () => {
    const { put, at, id } = invite();
    await put();
    await desk.leave();
    const link = (await desk.googleHas(eventIdOf(id, 0)))?.hangoutLink;
    const cancelled = await desk.give({ kind: 'cancel-event', args: { at, tells: everyone } });
    await desk.leave();
    await expect(desk.undo(cancelled.id)).rejects.toMatchObject({ code: 'event.with-guests' });
    const back = await desk.give({ kind: 'undo', args: { commandId: cancelled.id, tells: everyone } });
    expect(back.leavesIn).toBe(hold);
    await desk.leave();
    expect((await desk.mails()).slice(-2)).toEqual([`update ${ben}`, `update ${cleo}`]);
    expect(await desk.googleHas(eventIdOf(id, 0))).toMatchObject({ status: 'confirmed', hangoutLink: link });
    const { here, google, waiting } = await desk.agreed();
    expect(here).toEqual(google);
    expect(waiting).toBe(0);
    expect(await desk.failures()).toEqual([]);
  });

  test('a later change waits behind a held one, and the earlier one cannot be undone first', async () => {
    const { put, at, id } = invite();
    await put();
    const renamed = await desk.give({ kind: 'edit-event', args: { at, set: { title: 'Money' }, tells: everyone } });
    await expect(desk.undo(id)).rejects.toMatchObject({ code: 'command.later-first' });
    await desk.block();
    await desk.world.work();
    expect((await desk.atGoogle()).join()).toMatch(/Focus/);
    await desk.undo(renamed.id);
    await desk.undo(id);
    await desk.leave();
    expect(await desk.mails()).toEqual([]);
    const { here, google, waiting } = await desk.agreed();
    expect([here, waiting]).toEqual([google, 0]);
  });

  test('of a series notifies each guest of one instance, the following ones, or all', async () => {
    const recurrence = ['RRULE:FREQ=DAILY;COUNT=8'];
    const { put, at, id } = invite({ recurrence, span: span('2026-11-24T09:00', '2026-11-24T09:15'), video: false });
    await put();
    await desk.leave();
    const eventId = eventIdOf(id, 0);
    const second = key(eventId, '2026-11-25T08:00:00Z');
    await desk.give({ kind: 'cancel-event', args: { at: second, tells: everyone } });
    await desk.leave();
    const next = nextId();
    const following = {
      recurrence: ['RRULE:FREQ=DAILY;UNTIL=20261126T225959Z'],
      next: key(eventIdOf(next, 0)),
      fields: fields({ recurrence: ['RRULE:FREQ=DAILY;COUNT=5'], video: false, span: friday }),
    };
    const later = span('2026-11-27T10:00', '2026-11-27T10:15');
    await desk.give({ kind: 'reschedule', args: { at, span: later, following, tells: everyone } }, next);
    await desk.leave();
    expect((await desk.mails()).slice(2)).toEqual([
      `cancellation ${ben}`,
      `cancellation ${cleo}`,
      `update ${ben}`,
      `update ${cleo}`,
      `invitation ${ben}`,
      `invitation ${cleo}`,
    ]);
    await desk.give({ kind: 'cancel-event', args: { at, tells: everyone } });
    await desk.leave();
    expect((await desk.mails()).slice(-2)).toEqual([`cancellation ${ben}`, `cancellation ${cleo}`]);
    const { here, google } = await desk.agreed();
    expect(here).toEqual(google);
  });

  test('may notify 30 times an hour, and by voice 50 people at most', async () => {
    const crowd = Array.from({ length: 51 }, (_, nth) => `guest${nth}@far.example`);
    const id = nextId();
    const args = { at: key(eventIdOf(id, 0)), fields: fields({ guests: crowd.map(guest) }), tells: crowd };
    await expect(desk.give({ kind: 'schedule', args }, id, true)).rejects.toMatchObject({ code: 'event.too-many' });
    for (let nth = 0; nth < 30; nth++) await invite({ title: `Meeting ${nth}` }).put();
    await expect(invite().put()).rejects.toMatchObject({ code: 'event.pace' });
    desk.world.ctx.clock.advance(3_600_000);
    await invite().put();
  });
});

test('another person cannot hold a command, or learn whether there is one', async () => {
  const { put, id } = invite();
  await put();
  const other = await desk.world.connect(ben);
  const by = nextId();
  await expect(holdCommand(desk.world.ctx, other, { id, by, spoken: false })).rejects.toMatchObject({
    code: 'command.unknown',
  });
});
