// Judges a run on events: lost, double, diverged, stuck, given up, or told twice.
import * as z from 'zod';
import { ada } from '#emulators/google/small-seed.ts';
import type { EventsDesk } from '#test/support/events-desk.ts';
import { type Device, openDevice } from './event-device.ts';
import type { GuestBook } from './event-guests.ts';
import type { EventModel, Expected } from './event-model.ts';

type Facts = { model: EventModel; device: Device; book: GuestBook; refused: readonly string[] };

export const findingsOf = async (desk: EventsDesk, { model, device, book, refused }: Facts): Promise<string[]> => {
  const { here, google, waiting } = await desk.agreed();
  const there = await desk.world.google.control(`calendar?calendar=${ada}`);
  const listed = Listing.parse(there).events.filter(({ status }) => status !== 'cancelled');
  return [
    ...refused.filter((one) => one.startsWith('without reason')),
    ...(here.join() === google.join() ? [] : [`diverged: here ${minus(here, google)}, there ${minus(google, here)}`]),
    ...(waiting > 0 ? [`stuck: ${waiting} changes wait`] : []),
    ...[...model.own()].flatMap(([key, expected]) => ownFindings(key, expected, listed)),
    ...(await deviceFindings(desk, device)),
    ...(await commandFindings(desk)),
    ...(await book.findings(desk)),
  ];
};

const Listing = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      summary: z.optional(z.string()),
      start: z.optional(z.object({ dateTime: z.optional(z.string()) })),
    }),
  ),
});
type Listed = z.infer<typeof Listing>['events'][number];

const ownFindings = (key: string, expected: Expected, listed: readonly Listed[]): string[] => {
  const found = listed.filter(({ id }) => id === key.split(' ')[1]);
  const alike = listed.filter(({ summary }) => summary === expected.title && expected.exists);
  if (!expected.exists) return found.length === 0 ? [] : [`not cancelled: ${expected.title || key}`];
  if (found.length === 0) return [`lost: ${expected.title}`];
  const [one] = found;
  const start = new Date(one?.start?.dateTime ?? 0).toISOString();
  return [
    ...(found.length > 1 ? [`double: ${expected.title}`] : []),
    ...(alike.length === 0 ? [`lost edit: ${expected.title} is called ${one?.summary}`] : []),
    ...(start === expected.start ? [] : [`lost move: ${expected.title} at ${start} instead of ${expected.start}`]),
  ];
};

/** A device that followed all along holds what a new one gets. */
const deviceFindings = async (desk: EventsDesk, device: Device): Promise<string[]> => {
  await device.follow();
  const fresh = openDevice(desk);
  await fresh.follow();
  const [old, whole] = [device.events(), fresh.events()];
  const keys = new Set([...old.keys(), ...whole.keys()]);
  return [...keys].flatMap((key) => (old.get(key) === whole.get(key) ? [] : [`device diverged on ${key}`]));
};

/** What somebody else changed meanwhile is the only reason to give a change up. */
const commandFindings = async ({ world: { ctx } }: EventsDesk): Promise<string[]> => {
  const rows = await ctx.peek('select kind, state, problem from command');
  const stuck = rows.filter(({ state }) => state === 'accepted' || state === 'waiting');
  const givenUp = rows.filter(
    ({ problem }) => problem !== null && problem !== 'event.conflict' && problem !== 'event.gone',
  );
  return [
    ...stuck.map(({ kind }) => `stuck: ${String(kind)}`),
    ...givenUp.map(({ kind, problem }) => `given up: ${String(kind)} by ${String(problem)}`),
  ];
};

const minus = (some: readonly string[], others: readonly string[]): string =>
  some.filter((one) => !others.includes(one)).join(' | ') || 'nothing more';
