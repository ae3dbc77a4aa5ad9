// Random acts on events, edits by somebody else and trouble at Google. In the end device and Google say the same, and nothing waits.
import { beforeAll, expect, test } from 'vitest';
import type { Command } from '#commands/registry.ts';
import { eventIdOf } from '#domain/event-id.ts';
import type { EventKey } from '#domain/event-ref.ts';
import type { CommandId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { randomOf } from '#test/chaos/random.ts';
import { nextId } from '#test/support/desk.ts';
import { type EventsDesk, key, moment, openEventsDesk, review, span } from '#test/support/events-desk.ts';

let desk: EventsDesk;
beforeAll(async () => {
  desk = await openEventsDesk();
});

const instances = ['25', '26', '27'].map((day) => key('standup0standup', `2026-11-${day}T08:00:00Z`));
const faults = [{ status: 503 }, { disconnect: true }, { afterEffect: true, status: 502 }, { invalidJson: true }];
const kinds = ['put', 'move', 'retitle', 'cancel', 'undo', 'elsewhere', 'sync', 'work', 'fault'] as const;

test.each([1, 2, 3, 4, 5, 6])('schedule %i loses no event and makes none twice', async (seed) => {
  const random = randomOf(seed);
  const made: EventKey[] = [review, key('standup0standup'), ...instances];
  const given: CommandId[] = [];
  const day = () => random.pick(['24', '25', '26', '27', '28']);
  /** Refusals are answers: the event may be gone by now. */
  const give = async (command: Command, id = nextId()): Promise<void> => {
    try {
      await desk.give(command, id);
      given.push(id);
    } catch (error) {
      if (!(error instanceof Problem) || !/^(event|command)\./.test(error.code)) throw error;
    }
  };
  const steps: Record<(typeof kinds)[number], () => Promise<unknown>> = {
    put: () => {
      const id = nextId();
      const at = key(eventIdOf(id, 0));
      made.push(at);
      const on = day();
      const when = span(`2026-11-${on}T13:00`, `2026-11-${on}T14:00`);
      return give({ kind: 'block-time', args: { at, title: `Focus ${seed}`, span: when, recurrence: null } }, id);
    },
    move: () => {
      const on = day();
      const when = span(`2026-11-${on}T15:00`, `2026-11-${on}T15:30`);
      return give({ kind: 'reschedule', args: { at: random.pick(made), span: when } });
    },
    retitle: () => give({ kind: 'edit-event', args: { at: random.pick(made), set: { title: `Title ${seed}` } } }),
    cancel: () => give({ kind: 'cancel-event', args: { at: random.pick(made) } }),
    undo: async () => {
      const commandId = given.pop();
      if (commandId) await give({ kind: 'undo', args: { commandId } });
    },
    elsewhere: () => {
      const on = day();
      const when = moment(`2026-11-${on}T18:00`, `2026-11-${on}T19:00`);
      return desk.elsewhere(random.chance(0.5) ? when : { summary: `Theirs ${seed}` }, 'pricing0review');
    },
    sync: () => desk.sync(),
    work: () => desk.world.work(),
    fault: () =>
      desk.world.google.control('faults', { pattern: '/calendar/v3/.*/events', times: 1, ...random.pick(faults) }),
  };
  for (let step = 0; step < 25; step++) await steps[random.pick(kinds)]();
  await desk.world.google.clearFaults();
  for (let round = 0; round < 3; round++) await desk.world.later(100_000);
  const { here, google, waiting } = await desk.agreed();
  expect(here).toEqual(google);
  expect(waiting).toBe(0);
  const open = await desk.world.ctx.peek("select id from command where state in ('accepted', 'waiting')");
  expect(open).toEqual([]);
});
