// Where a person moved meetings: instants of moves with guests that stand, and nothing else.
import { beforeEach, describe, expect, test } from 'vitest';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { movesOfMeetings } from '#server/calendar/moves.ts';
import { holdCommand } from '#server/commands/hold-command.ts';
import { nextId } from '#test/support/desk.ts';
import { key, moment, review, span, withCalendar } from '#test/support/events-desk.ts';
import { cleo, type GuestsDesk, openGuestsDesk } from '#test/support/guests-desk.ts';

let desk: GuestsDesk;
beforeEach(async () => {
  desk = await openGuestsDesk();
  const attendees = [
    { email: ada, self: true, organizer: true, responseStatus: 'accepted' },
    { email: cleo, responseStatus: 'accepted' },
  ];
  await desk.elsewhere({
    id: 'early0early',
    summary: 'Early',
    attendees,
    ...moment('2026-11-24T09:00', '2026-11-24T09:30'),
  });
  await desk.elsewhere({
    id: 'weekly0weekly',
    summary: 'Weekly',
    attendees,
    recurrence: ['RRULE:FREQ=WEEKLY;COUNT=5'],
    ...moment('2026-11-25T09:00', '2026-11-25T09:30'),
  });
  await desk.sync();
});

const later = span('2026-11-24T15:00', '2026-11-24T15:30');
const move = (at = key('early0early'), to = later) =>
  desk.give({ kind: 'reschedule', args: { at, span: to, tells: [cleo] } });
const moves = async () =>
  (await movesOfMeetings(desk.world.ctx, desk.account)).map(
    ({ from, to }) => `${from.slice(0, 16)} ${to.slice(0, 16)}`,
  );

describe('the moves of a person’s meetings', () => {
  test('are those with guests, from the first time to the new one', async () => {
    await move();
    expect(await moves()).toEqual(['2026-11-24T08:00 2026-11-24T14:00']);
    await desk.leave();
    expect(await moves()).toEqual(['2026-11-24T08:00 2026-11-24T14:00']);
  });

  test('count an instance of a series from its own time', async () => {
    await move(key('weekly0weekly', '2026-12-02T08:00:00Z'), span('2026-12-02T16:00', '2026-12-02T16:30'));
    expect(await moves()).toEqual(['2026-12-02T08:00 2026-12-02T15:00']);
  });

  test('leave out meetings without guests', async () => {
    await desk.give({ kind: 'reschedule', args: { at: review, span: later } });
    expect(await moves()).toEqual([]);
  });

  test('leave out what the person took back or stopped', async () => {
    const { id } = await move();
    await desk.undo(id);
    expect(await moves()).toEqual([]);
    const again = await move();
    await holdCommand(desk.world.ctx, desk.account, { id: again.id, by: nextId(), spoken: false });
    expect(await moves()).toEqual([]);
  });

  test('go after eight weeks', async () => {
    await move();
    desk.world.ctx.clock.advance(8 * 7 * 86_400_000);
    expect(await moves()).toEqual([]);
  });

  test('are the person’s own', async () => {
    await move();
    const other = await desk.world.connect(ben, withCalendar);
    expect(await movesOfMeetings(desk.world.ctx, other)).toEqual([]);
  });
});
