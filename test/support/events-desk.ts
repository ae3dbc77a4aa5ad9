// Ada's calendar with a meeting and a daily series, on the server and at the local Google.
import * as z from 'zod/mini';
import type { Command } from '#commands/registry.ts';
import { listing } from '#domain/calendar-sync.ts';
import { eventIdOf } from '#domain/event-id.ts';
import { type EventKey, keyOf } from '#domain/event-ref.ts';
import { type Account, CalendarId, type CommandId, EventId } from '#domain/id.ts';
import { atWall, type EventSpan } from '#domain/wall-time.ts';
import { ada } from '#emulators/google/small-seed.ts';
import { defaultScopes } from '#emulators/sign-in-as.ts';
import { type CalendarChanges, calendarChanges } from '#server/calendar/changes.ts';
import { syncCalendars } from '#server/calendar/sync.ts';
import { type Executed, execute } from '#server/commands/execute.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { nextId } from './desk.ts';
import { openWorld, type World } from './person.ts';

const zone = 'Europe/Berlin';

export const withCalendar = `${defaultScopes} https://www.googleapis.com/auth/calendar`;

export const moment = (start: string, end: string) => ({
  start: { dateTime: `${start}:00+01:00`, timeZone: zone },
  end: { dateTime: `${end}:00+01:00`, timeZone: zone },
});
export const span = (start: string, end: string): EventSpan => ({ start: atWall(start, zone), end: atWall(end, zone) });
export const friday = span('2026-11-27T09:00', '2026-11-27T12:00');

export const key = (id: string, original: string | null = null, calendar: string = ada): EventKey =>
  keyOf({ calendarId: CalendarId.parse(calendar), eventId: EventId.parse(id), original });
export const review = key('pricing0review');

const planted = [
  ['pricing0review', { summary: 'Pricing review', ...moment('2026-11-24T10:00', '2026-11-24T11:00') }],
  [
    'standup0standup',
    {
      summary: 'Standup',
      recurrence: ['RRULE:FREQ=DAILY;COUNT=9'],
      ...moment('2026-11-24T09:00', '2026-11-24T09:15'),
    },
  ],
] as const;

export type EventsDesk = {
  world: World;
  account: Account;
  /** Somebody else changes an event, or adds one. */
  elsewhere(event: object, id?: string): Promise<unknown>;
  give(command: Command, id?: CommandId, spoken?: boolean): Promise<Executed>;
  /** As another person. */
  giveAs(other: Account, command: Command): Promise<Executed>;
  /** Friday morning. */
  block(more?: { title?: string }): Promise<Executed>;
  undo(id: CommandId): Promise<Executed>;
  sync(): Promise<void>;
  events(): Promise<CalendarChanges['events']>;
  /** Title and start of each, as a device sees them. */
  here(): Promise<string[]>;
  atGoogle(): Promise<string[]>;
  /** Without the cancelled ones. */
  idsAtGoogle(): Promise<string[]>;
  /** Empties Google's calendar of all but the meeting and the series, and sets these back. */
  tidy(): Promise<void>;
  state(id: CommandId): Promise<unknown>;
  failures(): Promise<unknown[]>;
  /** Reads calendars to their end, page by page, and throws if that is impossible. Returns what is here then. */
  whole(): Promise<string[]>;
  /** Whether device and Google agree, and nothing waits. */
  agreed(): Promise<{ here: string[]; google: string[]; waiting: number }>;
};

/** `oneClock`: Google’s quota and tokens go by the test’s clock. */
export const openEventsDesk = async (options: { oneClock?: boolean } = {}): Promise<EventsDesk> => {
  const world = await openWorld(options);
  const elsewhere: EventsDesk['elsewhere'] = (event, id) =>
    world.google.control('calendar-event', { calendar: ada, ...(id === undefined ? {} : { id }), event });
  const plant = async (): Promise<void> => {
    for (const [id, event] of planted) await elsewhere(event, id);
  };
  await plant();
  const account = await world.connect(ada, withCalendar);
  const give: EventsDesk['give'] = (command, id = nextId(), spoken = false) =>
    execute(world.ctx, account, { id, command, spoken });
  const events = async () => (await calendarChanges(world.ctx, account, 0)).events;
  const here = async () => (await events()).map(lineOf).toSorted();
  const listed = async () =>
    Listing.parse(await world.google.control(`calendar?calendar=${ada}`)).events.filter(
      ({ status }) => status !== 'cancelled',
    );
  const idsAtGoogle = async () => (await listed()).map(({ id }) => id);
  const atGoogle = async () =>
    (await listed())
      .map(({ summary, start }) => `${summary} ${start.date ?? new Date(start.dateTime ?? '').toISOString()}`)
      .toSorted();
  const sync = () => syncCalendars(world.ctx, account);
  return {
    world,
    account,
    elsewhere,
    give,
    giveAs: (other, command) => execute(world.ctx, other, { id: nextId(), command, spoken: false }),
    block: ({ title = 'Focus' } = {}) => {
      const id = nextId();
      const args = { at: key(eventIdOf(id, 0)), title, span: friday, recurrence: null };
      return give({ kind: 'block-time', args }, id);
    },
    undo: (commandId) => give({ kind: 'undo', args: { commandId } }),
    sync,
    events,
    here,
    atGoogle,
    idsAtGoogle,
    tidy: async () => {
      for (const id of await idsAtGoogle()) await world.google.control('calendar-event', { calendar: ada, id });
      await plant();
      await sync();
    },
    state: async (id) => (await world.ctx.peek('select state, problem from command where id = $1', [id]))[0],
    failures: async () => (await changesSince(world.ctx, account, 0)).failed,
    whole: async () => {
      for (let page = 0; page < 4; page++) {
        await sync();
        world.ctx.clock.advance(listing.pauseMs);
      }
      const { whole, problem } = await calendarChanges(world.ctx, account, 0);
      if (!whole || problem !== null) throw new Error(`the calendar is not whole: ${problem}`);
      return here();
    },
    agreed: async () => {
      await sync();
      const waiting = (await world.ctx.peek('select command_id from pending_event')).length;
      const shown = (await here()).filter((line) => !line.startsWith('cancelled'));
      return { here: shown, google: await atGoogle(), waiting };
    },
  };
};

const lineOf = ({ title, span: { start }, status, series }: CalendarChanges['events'][number]): string =>
  `${status === 'cancelled' ? `cancelled ${series?.original}` : title} ${start.kind === 'at' ? start.at : start.day}`;

const Listing = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      summary: z.optional(z.string()),
      start: z.object({ date: z.optional(z.string()), dateTime: z.optional(z.string()) }),
    }),
  ),
});
