// A process that dies anywhere between an invitation and its delivery still sends each guest one invitation, with one link.
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Command } from '#commands/registry.ts';
import { eventIdOf } from '#domain/event-id.ts';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { nextId } from '#test/support/desk.ts';
import { type EventsDesk, key, openEventsDesk, span } from '#test/support/events-desk.ts';
import { type Act, giveInProcess } from '#test/support/give-in-process.ts';
import { cleo, hold } from '#test/support/guests-desk.ts';
import { sampled } from '#test/support/sampled.ts';

let desk: EventsDesk;
beforeAll(async () => {
  desk = await openEventsDesk();
});

const Mails = z.record(z.string(), z.array(z.object({ kind: z.string(), to: z.string(), event: z.string() })));
const mailsOf = async (eventId: string): Promise<string[]> =>
  Object.values(Mails.parse(await desk.world.google.control('told')))
    .flat()
    .flatMap(({ kind, to, event }) => (event === eventId ? [`${kind} ${to}`] : []));

const Links = z.object({ events: z.array(z.looseObject({ id: z.string(), hangoutLink: z.optional(z.string()) })) });
const linksOf = async (title: string): Promise<(string | undefined)[]> =>
  Links.parse(await desk.world.google.control(`calendar?calendar=${ada}`))
    .events.filter(({ summary }) => summary === title)
    .map(({ hangoutLink }) => hangoutLink);

const deliveries = ['delivery.opened:1', 'delivery.step:1', 'delivery.answered:1', 'settle.closed:1'];
const places = {
  invitation: ['intake.applied:1', 'intake.queued:1', 'intake.committed:1', ...deliveries],
  update: deliveries,
  cancellation: deliveries,
};
const kinds = ['invitation', 'update', 'cancellation'] as const;

test.each(
  sampled(
    kinds.flatMap((kind, nth) => places[kind].map((place) => ({ kind, nth, place }))),
    4,
  ),
)('killed at $place, the $kind reaches each guest once', { timeout: 60_000 }, async ({ kind, nth, place }) => {
  const put = nextId();
  const eventId = eventIdOf(put, 0);
  const at = key(eventId);
  const title = `Budget ${kind} ${place}`;
  const tells = [ben, cleo];
  const act = (command: Command, id = nextId()): Act => ({ id, command });
  const acts = [
    act({ kind: 'schedule', args: { at, fields: fieldsOf(title, tells), tells } }, put),
    act({ kind: 'reschedule', args: { at, span: span('2026-12-02T09:00', '2026-12-02T10:00'), tells } }),
    act({ kind: 'cancel-event', args: { at, tells } }),
  ];
  const one = acts[nth];
  if (one === undefined) throw new Error('no such act');
  for (const { command, id } of acts.slice(0, nth)) {
    await desk.give(command, id);
    await desk.world.later(hold);
  }
  const isIntake = place.startsWith('intake');
  if (isIntake) expect(await giveInProcess(desk, [one], { CRASH_AT: place })).toBe('SIGKILL');
  await desk.give(one.command, one.id);
  desk.world.ctx.clock.advance(hold);
  if (!isIntake) expect(await giveInProcess(desk, [one], { CRASH_AT: place, DELIVERS: 'yes' })).toBe('SIGKILL');
  // The process's own job is due by the database's clock, which may be some milliseconds later.
  await desk.world.later(1000);
  const expected = kinds.slice(0, nth + 1).flatMap((one) => tells.map((email) => `${one} ${email}`));
  expect(await mailsOf(eventId)).toEqual(expected);
  if (nth === 0) expect(await linksOf(title)).toEqual([expect.stringMatching(/^https:\/\/meet/)]);
  const { here, google, waiting } = await desk.agreed();
  expect([here, waiting]).toEqual([google, 0]);
});

const fieldsOf = (title: string, guests: readonly string[]) => ({
  title,
  place: '',
  text: '',
  span: span('2026-12-01T09:00', '2026-12-01T10:00'),
  recurrence: null,
  guests: guests.map((email) => ({ email, name: '', optional: false })),
  video: true,
  busy: true,
  visibility: 'default' as const,
});
