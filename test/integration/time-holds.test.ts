// Times that a person keeps for somebody outside: kept at Google, and let go by an undo, with the mail, in time, or when one is booked.
import { beforeEach, describe, expect, test } from 'vitest';
import { Command } from '#commands/registry.ts';
import type { EventFields } from '#domain/calendar.ts';
import { DraftId, SendingId } from '#domain/draft.ts';
import { eventIdOf } from '#domain/event-id.ts';
import type { EventKey } from '#domain/event-ref.ts';
import { CommandId } from '#domain/id.ts';
import { holdEnd } from '#domain/scheduling/hold-end.ts';
import { ada } from '#emulators/google/small-seed.ts';
import { timeHolds } from '#server/calendar/time-holds.ts';
import type { Executed } from '#server/commands/execute.ts';
import { holdCommand } from '#server/commands/hold-command.ts';
import { stopSending } from '#server/sending/hold.ts';
import { nextId } from '#test/support/desk.ts';
import { type EventsDesk, key, openEventsDesk, span } from '#test/support/events-desk.ts';

let desk: EventsDesk;
beforeEach(async () => {
  desk = await openEventsDesk();
});

const dana = { name: 'Dana Cole', email: 'dana@far.example' };
const spans = [
  span('2026-12-01T10:00', '2026-12-01T10:30'),
  span('2026-12-01T16:00', '2026-12-01T16:30'),
  span('2026-12-02T09:00', '2026-12-02T09:30'),
];
const lines = [
  'Hold: Dana 2026-12-01T09:00:00.000Z',
  'Hold: Dana 2026-12-01T15:00:00.000Z',
  'Hold: Dana 2026-12-02T08:00:00.000Z',
];
const draftId = DraftId.parse('0199aaaa-0000-4000-8000-0000000000d1');
const day = 86_400_000;

type Kept = Executed & { keys: EventKey[] };

const keep = async (more: object = {}): Promise<Kept> => {
  const id = nextId();
  const [at = key('none'), ...others] = spans.map((_, nth) => key(eventIdOf(id, nth)));
  const endsAt = holdEnd(desk.world.ctx.clock.now(), 'Europe/Berlin', [1, 2, 3, 4, 5]).toISOString();
  const args = { at, others, spans, title: 'Hold: Dana', hold: { person: dana, draftId, endsAt }, ...more };
  return { ...(await desk.give({ kind: 'hold-times', args }, id)), keys: [at, ...others] };
};

const kept = async (): Promise<string[]> => (await desk.here()).filter((line) => line.startsWith('Hold'));
const keptAtGoogle = async (): Promise<string[]> => (await desk.atGoogle()).filter((line) => line.startsWith('Hold'));

/** Moves the clock and runs the round that ends what is due. */
const pass = async (ms: number): Promise<void> => {
  const { ctx } = desk.world;
  await ctx.db.system((tx) =>
    ctx.jobs.add(tx, 'reminders.round', {}, { startAfter: new Date(ctx.clock.now().getTime() + ms) }),
  );
  await desk.world.later(ms);
};

/** Whoever Google has told about these days. */
const writes = async () =>
  (await desk.world.google.calls('mutations')).filter(({ path }) => path.includes('/calendar/v3/'));

describe('kept times', () => {
  test('reach Google as private, busy events without guests, and tell nobody', async () => {
    await keep();
    await desk.world.work();
    expect(await keptAtGoogle()).toEqual(lines);
    const held = (await desk.events()).filter(({ title }) => title === 'Hold: Dana');
    for (const one of held) expect(one).toMatchObject({ visibility: 'private', busy: true, guests: [], guestCount: 0 });
    for (const { query } of await writes()) expect(query).toContain('sendUpdates=none');
  });

  test('go with one undo, and come back with a redo', async () => {
    const { id } = await keep();
    await desk.world.work();
    const undone = await desk.undo(id);
    await desk.world.work();
    expect([await kept(), await keptAtGoogle()]).toEqual([[], []]);
    await desk.give({ kind: 'redo', args: { commandId: undone.id } });
    await desk.world.work();
    expect(await keptAtGoogle()).toEqual(lines);
  });

  test('are listed for the person with whom they are for, and for nobody else', async () => {
    const { id, keys } = await keep();
    const [one] = await timeHolds(desk.world.ctx, desk.account);
    expect(one).toMatchObject({ id, person: dana, draftId });
    expect(one?.times.map(({ at }) => at)).toEqual(keys);
    const ben = await desk.world.connect('ben@small.example');
    expect(await timeHolds(desk.world.ctx, ben)).toEqual([]);
  });

  test('appear in no table in plain text', async () => {
    await keep();
    for (const table of ['command', 'audit_log', 'pending_event', 'calendar_event', 'time_hold'])
      expect(JSON.stringify(await desk.world.ctx.peek(`select * from ${table}`))).not.toMatch(/Hold: Dana|dana@far/);
  });

  test.each([
    ['more times than Flow offers', { spans: [...spans, ...spans], others: [] }],
    ['fewer times than events', { spans: spans.slice(0, 1) }],
    ['nobody', { hold: { draftId } }],
    ['no end', { hold: { person: dana, draftId, endsAt: 'later' } }],
  ])('refuses %s', async (_name, more) => {
    await expect(keep(more)).rejects.toMatchObject({ code: 'request.invalid' });
    expect(await kept()).toEqual([]);
  });

  test.each([{ spans: 'soon' }, { others: 4 }])('are no command with %o', (more) => {
    const args = { at: 'a b', others: [], spans, title: '', hold: {}, ...more };
    expect(Command.safeParse({ kind: 'hold-times', args }).success).toBe(false);
  });

  test('end after two weeks at the latest, whatever a device says', async () => {
    const far = new Date(desk.world.ctx.clock.now().getTime() + 300 * day).toISOString();
    await keep({ hold: { person: dana, draftId, endsAt: far } });
    await pass(15 * day);
    expect(await kept()).toEqual([]);
  });
});

describe('times without an answer', () => {
  test('go after the third working day, and an undo brings them back for good', async () => {
    const { id } = await keep();
    await pass(day / 2);
    expect(await kept()).toEqual(lines);
    await pass(6 * day);
    expect([await kept(), await keptAtGoogle()]).toEqual([[], []]);
    const [ended] = await desk.world.ctx.peek("select id from command where kind = 'cancel-event'");
    await desk.undo(CommandId.parse(ended?.['id']));
    await pass(6 * day);
    expect(await kept()).toEqual(lines);
    expect((await desk.world.ctx.peek('select ended_at from time_hold where command_id = $1', [id]))[0]).not.toEqual({
      ended_at: null,
    });
  });

  test('stay where the person has made a meeting of one', async () => {
    const { keys } = await keep();
    const [at = key('none')] = keys;
    const guests = [{ ...dana, optional: false }];
    await desk.give({ kind: 'edit-event', args: { at, set: { guests }, tells: [dana.email] } });
    await pass(6 * day);
    expect(await kept()).toEqual(lines.slice(0, 1));
  });

  test('do not go twice when a worker dies in between', async () => {
    await keep();
    await pass(6 * day);
    await pass(1000);
    expect(await desk.world.ctx.peek("select id from command where kind = 'cancel-event'")).toHaveLength(1);
  });
});

describe('the mail that offers the times', () => {
  const sendingId = SendingId.parse('0199aaaa-0000-4000-8000-0000000000e1');
  const stop = () => stopSending(desk.world.ctx, desk.account, { draftId, sendingId });

  test('takes them along when the person stops it', async () => {
    await keep();
    await desk.world.work();
    expect(await stop()).toEqual({ held: true });
    await desk.world.work();
    expect([await kept(), await keptAtGoogle()]).toEqual([[], []]);
  });

  test('takes them along also when it was stopped before they arrived', async () => {
    await stop();
    await keep();
    await pass(0);
    expect(await kept()).toEqual([]);
  });

  test('leaves the times of another mail alone', async () => {
    await keep();
    await stopSending(desk.world.ctx, desk.account, {
      draftId: DraftId.parse('0199aaaa-0000-4000-8000-0000000000d2'),
      sendingId,
    });
    await desk.world.work();
    expect(await kept()).toEqual(lines);
  });
});

describe('a booked time', () => {
  const bookFirst = async ({ keys }: Kept) => {
    const id = nextId();
    const fields: EventFields = {
      title: 'Meeting with Dana',
      place: '',
      text: '',
      span: spans[0] ?? span('2026-12-01T10:00', '2026-12-01T10:30'),
      recurrence: null,
      guests: [{ ...dana, optional: false }],
      video: false,
      busy: true,
      visibility: 'default',
    };
    const args = { at: key(eventIdOf(id, 0)), fields, frees: keys, tells: [dana.email] };
    return desk.give({ kind: 'schedule', args }, id);
  };
  const invited = async () => JSON.stringify(await desk.world.google.control('told'));

  test('frees all of them with one act, and "hold" gives them back before Dana hears', async () => {
    const holds = await keep();
    await desk.world.work();
    const { id } = await bookFirst(holds);
    expect(await kept()).toEqual([]);
    expect(await desk.here()).toContain('Meeting with Dana 2026-12-01T09:00:00.000Z');
    expect(await holdCommand(desk.world.ctx, desk.account, { id, by: nextId(), spoken: false })).toEqual({
      held: true,
    });
    await desk.world.work();
    expect(await kept()).toEqual(lines);
    expect(await keptAtGoogle()).toEqual(lines);
    expect(await invited()).not.toContain(dana.email);
  });

  test('invites Dana once, and Google has no other of the times', async () => {
    const holds = await keep();
    await desk.world.work();
    await bookFirst(holds);
    await desk.world.later(60_000);
    expect(await keptAtGoogle()).toEqual([]);
    expect((await desk.atGoogle()).filter((line) => line.startsWith('Meeting with Dana'))).toHaveLength(1);
    expect((await invited()).split(dana.email)).toHaveLength(2);
  });

  test('is booked also where another of the times is gone meanwhile', async () => {
    const holds = await keep();
    await desk.world.work();
    await desk.world.google.control('calendar-event', { calendar: ada, id: holds.keys[1]?.split(' ')[1] });
    await desk.sync();
    await bookFirst(holds);
    await desk.world.later(60_000);
    expect([await kept(), await keptAtGoogle()]).toEqual([[], []]);
    expect((await desk.atGoogle()).filter((line) => line.startsWith('Meeting with Dana'))).toHaveLength(1);
  });
});
