// One run on events in this process: acts, trouble and kills follow the schedule, then quiet and the judgement.
import type { Command } from '#commands/registry.ts';
import type { EventFields } from '#domain/calendar.ts';
import { eventIdOf } from '#domain/event-id.ts';
import type { EventKey } from '#domain/event-ref.ts';
import type { CommandId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { ada } from '#emulators/google/small-seed.ts';
import { holdCommand } from '#server/commands/hold-command.ts';
import { armCrashPoint } from '#server/crash-points.ts';
import { nextId } from '#test/support/desk.ts';
import { type EventsDesk, key, moment, review, span } from '#test/support/events-desk.ts';
import { openDevice } from './event-device.ts';
import { findingsOf } from './event-findings.ts';
import { invited, openGuestBook } from './event-guests.ts';
import { openEventModel } from './event-model.ts';
import type { EventSchedule, EventStep, Kill } from './event-schedule.ts';
import { Killed } from './killed.ts';

/** Returns what is wrong in the end, in words. */
export const runEvents = async (desk: EventsDesk, { seed, steps }: EventSchedule): Promise<string[]> => {
  const model = openEventModel();
  const device = openDevice(desk);
  const book = openGuestBook();
  const made: EventKey[] = [review, key('standup0standup', '2026-11-25T08:00:00Z')];
  // Others may change these two, and an instance is no event of its own at Google.
  for (const event of made) model.giveUp(event);
  const given: CommandId[] = [];
  const refused: string[] = [];
  const named = (name: number): string => `S${seed} ${name}`;
  const at = (day: number, hour: number) => `2026-11-${23 + day}T${String(hour).padStart(2, '0')}:00`;
  const oneHour = (day: number, hour: number) => span(at(day, hour), at(day, hour + 1));
  const startOf = (day: number, hour: number) => new Date(`${at(day, hour)}:00+01:00`).toISOString();
  const pick = (share: number): EventKey => made[Math.floor(share * made.length)] ?? review;

  /** A client repeats a command with its id until it has an answer. */
  const give = async (command: Command, kill: Kill | null, id = nextId()): Promise<CommandId | null> => {
    for (;;) {
      try {
        await dying(kill, () => desk.give(command, id));
        given.push(id);
        return id;
      } catch (error) {
        if (error instanceof Killed) kill = null;
        else if (error instanceof Problem && /^(event|command)\./.test(error.code)) {
          refused.push(`${command.kind} ${error.code}`);
          return null;
        } else throw error;
      }
    }
  };
  const change = async (
    command: Command,
    kill: Kill | null,
    event: EventKey,
    after: Parameters<typeof model.accept>[2],
  ) => {
    const before = model.own().get(event);
    const id = await give(command, kill);
    if (id !== null) {
      model.accept(id, event, after);
      book.accepted(event, id);
    } else if (before?.exists) refused.push(`without reason: ${command.kind} on ${before.title}`);
  };
  const perform = async (step: EventStep): Promise<unknown> => {
    switch (step.kind) {
      case 'put': {
        const id = nextId();
        const event = key(eventIdOf(id, 0));
        const title = named(made.length);
        const args = { at: event, title, span: oneHour(step.day, step.hour), recurrence: null };
        if ((await give({ kind: 'block-time', args }, step.kill, id)) === null) return;
        made.push(event);
        return model.accept(id, event, () => ({ title, start: startOf(step.day, step.hour), exists: true }));
      }
      case 'invite': {
        const id = nextId();
        const event = key(eventIdOf(id, 0));
        const title = named(made.length);
        const fields = { ...plain, title, span: oneHour(step.day, step.hour), guests: invited };
        const tells = invited.map(({ email }) => email);
        if ((await give({ kind: 'schedule', args: { at: event, fields, tells } }, step.kill, id)) === null) return;
        made.push(event);
        book.invite(event, id);
        return model.accept(id, event, () => ({ title, start: startOf(step.day, step.hour), exists: true }));
      }
      case 'hold': {
        const id = book.last();
        if (id === undefined || !given.includes(id)) return;
        const { held } = await holdCommand(desk.world.ctx, desk.account, { id, by: nextId(), spoken: false });
        if (!held) return;
        given.splice(given.indexOf(id), 1);
        return model.undone(id);
      }
      case 'move': {
        const event = pick(step.pick);
        const command: Command = {
          kind: 'reschedule',
          args: { at: event, span: oneHour(step.day, step.hour), ...book.tells(event) },
        };
        const start = startOf(step.day, step.hour);
        return change(command, step.kill, event, (before) => ({ title: '', exists: true, ...before, start }));
      }
      case 'retitle': {
        const event = pick(step.pick);
        const title = named(step.name);
        const command: Command = { kind: 'edit-event', args: { at: event, set: { title }, ...book.tells(event) } };
        return change(command, step.kill, event, (before) => ({ start: '', exists: true, ...before, title }));
      }
      case 'cancel': {
        const event = pick(step.pick);
        const command: Command = { kind: 'cancel-event', args: { at: event, ...book.tells(event) } };
        return change(command, step.kill, event, (before) => ({ title: '', start: '', ...before, exists: false }));
      }
      case 'undo': {
        const commandId = given.pop();
        if (commandId === undefined) return;
        const event = book.eventOf(commandId);
        const tells = event === undefined ? {} : book.tells(event);
        const id = await give({ kind: 'undo', args: { commandId, ...tells } }, step.kill);
        if (id === null) return;
        if (event !== undefined) book.accepted(event, id);
        // An undo is not undone in turn here.
        given.pop();
        return model.undone(commandId);
      }
      case 'elsewhere': {
        const event = pick(step.pick);
        const when = moment(at(step.day, 18), at(step.day, 19));
        if (step.what === 'add') return desk.elsewhere({ summary: named(step.name), ...when });
        const id = event.split(' ')[1];
        const isThere = id !== undefined && (await desk.idsAtGoogle()).includes(id);
        if (!isThere || event.split(' ').length > 2) return;
        model.giveUp(event);
        if (step.what === 'delete') return desk.world.google.control('calendar-event', { calendar: ada, id });
        return desk.elsewhere(step.what === 'move' ? when : { summary: `Theirs ${named(step.name)}` }, id);
      }
      case 'sync':
        return dying(step.kill, desk.sync).catch(unlessKilled);
      case 'deliver':
        return dying(step.kill, desk.world.work).catch(unlessKilled);
      case 'wait':
        return desk.world.later(step.ms);
      case 'follow':
        return device.follow();
      case 'trouble':
        return desk.world.google.control('faults', step.fault);
      case 'expire':
        return desk.world.google.control('expire-calendar', { email: ada });
    }
  };
  for (const step of steps) await perform(step);
  await calm(desk);
  return findingsOf(desk, { model, device, book, refused });
};

const plain: Omit<EventFields, 'title' | 'span' | 'guests'> = {
  place: '',
  text: '',
  recurrence: null,
  video: false,
  busy: true,
  visibility: 'default',
};

/** Runs work in a process that dies at a point; the next one goes on. */
const dying = async <T>(kill: Kill | null, work: () => Promise<T>): Promise<T> => {
  armCrashPoint({ NODE_ENV: 'test', ...(kill ? { CRASH_AT: `${kill.point}:${kill.hit}` } : {}) });
  try {
    return await work();
  } finally {
    armCrashPoint({ NODE_ENV: 'test' });
  }
};

const unlessKilled = (error: unknown): void => {
  const cause = error instanceof Problem ? error.cause : error;
  if (!(cause instanceof Killed)) throw error;
};

/** Long enough for Google's waits, an hour of restarts and the job's own pauses. */
const calm = async ({ world }: EventsDesk): Promise<void> => {
  await world.google.clearFaults();
  for (let round = 0; round < 3; round++) await world.later(100_000);
  await world.later(3_600_000);
  for (let round = 0; round < 10 && (await isBusy(world)); round++) await world.later(600_000);
};

const isBusy = async ({ ctx }: EventsDesk['world']): Promise<boolean> =>
  (await ctx.peek("select id from command where state in ('accepted', 'waiting')")).length > 0;
