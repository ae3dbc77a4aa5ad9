// A process that dies anywhere between a command on an event and its delivery loses nothing and does nothing twice.
import { beforeAll, expect, test } from 'vitest';
import type { Command } from '#commands/registry.ts';
import { eventIdOf } from '#domain/event-id.ts';
import { nextId } from '#test/support/desk.ts';
import { type EventsDesk, key, openEventsDesk, span } from '#test/support/events-desk.ts';
import { type Act, giveInProcess } from '#test/support/give-in-process.ts';
import { sampled } from '#test/support/sampled.ts';

let desk: EventsDesk;
beforeAll(async () => {
  desk = await openEventsDesk();
});

test.each(
  sampled(
    [
      'intake.applied:1',
      'intake.queued:2',
      'intake.committed:1',
      'delivery.opened:1',
      'delivery.step:1',
      'delivery.step:2',
      'delivery.answered:3',
      'settle.closed:1',
      'settle.closed:4',
    ],
    3,
  ),
)('killed at %s, acts on an event and an undo reach Google once', { timeout: 60_000 }, async (place) => {
  const put = nextId();
  const at = key(eventIdOf(put, 0));
  const day = place.length % 9;
  const title = `Focus ${place}`;
  const act = (command: Command, id = nextId()): Act => ({ id, command });
  const drop = act({ kind: 'cancel-event', args: { at } });
  const acts = [
    act(
      {
        kind: 'block-time',
        args: { at, title: 'New', span: span('2026-12-01T09:00', '2026-12-01T10:00'), recurrence: null },
      },
      put,
    ),
    act({ kind: 'reschedule', args: { at, span: span(`2026-12-0${day + 1}T11:00`, `2026-12-0${day + 1}T12:00`) } }),
    act({ kind: 'edit-event', args: { at, set: { title } } }),
    drop,
  ];
  expect(await giveInProcess(desk, acts, { CRASH_AT: place })).toBe('SIGKILL');
  const back = act({ kind: 'undo', args: { commandId: drop.id } });
  await giveInProcess(desk, [...acts, back]);
  await desk.world.work();
  const { here, google, waiting } = await desk.agreed();
  expect(here).toEqual(google);
  expect(waiting).toBe(0);
  expect(google.filter((line) => line.startsWith(title))).toEqual([`${title} 2026-12-0${day + 1}T10:00:00.000Z`]);
  expect(google.filter((line) => line.startsWith('New'))).toEqual([]);
});
