import { beforeEach, describe, expect, test } from 'vitest';
import type { Account } from '#domain/id.ts';
import { ada } from '#emulators/google/small-seed.ts';
import { defaultScopes } from '#emulators/sign-in-as.ts';
import { calendarChanges } from '#server/calendar/changes.ts';
import { syncCalendars } from '#server/calendar/sync.ts';
import { openWorld, type World } from '#test/support/person.ts';

const withCalendar = `${defaultScopes} https://www.googleapis.com/auth/calendar`;

let world: World;
let account: Account;

const sync = () => syncCalendars(world.ctx, account);
const changes = (since = 0) => calendarChanges(world.ctx, account, since);
const elsewhere = (event: object, id?: string) =>
  world.google.control('calendar-event', { calendar: ada, ...(id === undefined ? {} : { id }), event });
const titles = async () => (await changes()).events.map(({ title }) => title).toSorted();
const at = (hours: number, length = 1) => {
  const start = new Date(world.ctx.clock.now().getTime() + hours * 3_600_000);
  const end = new Date(start.getTime() + length * 3_600_000);
  return {
    start: { dateTime: start.toISOString(), timeZone: 'Europe/Berlin' },
    end: { dateTime: end.toISOString(), timeZone: 'Europe/Berlin' },
  };
};

beforeEach(async () => {
  world = await openWorld();
  await elsewhere({ summary: 'Pricing review', location: 'Board room', ...at(2) });
  await elsewhere({ summary: 'Standup', recurrence: ['RRULE:FREQ=DAILY;COUNT=40'], ...at(1) }, 'standup0standup');
  account = await world.connect(ada, withCalendar);
});

describe('calendars', () => {
  test('arrive after connecting: the list, single events and series, each once', async () => {
    const { calendars, events, problem, whole } = await changes();
    expect([problem, whole]).toEqual([null, true]);
    expect(calendars).toMatchObject([{ id: ada, primary: true, shown: true, role: 'owner', zone: 'Europe/Berlin' }]);
    expect(events.map(({ title, series, recurrence }) => [title, series, recurrence])).toEqual(
      expect.arrayContaining([
        ['Pricing review', null, null],
        ['Standup', null, ['RRULE:FREQ=DAILY;COUNT=40']],
      ]),
    );
    expect(events).toHaveLength(2);
    expect(events.find(({ title }) => title === 'Pricing review')).toMatchObject({
      place: 'Board room',
      status: 'confirmed',
      stranger: false,
      may: { edit: true },
      span: { start: { kind: 'at', zone: 'Europe/Berlin' } },
    });
  });

  test('are sealed in the database', async () => {
    const rows = await world.ctx.peek('select * from calendar_event where user_id = $1', [account.userId]);
    expect(JSON.stringify(rows)).not.toMatch(/Pricing|Board room/);
    expect(rows.length).toBeGreaterThan(0);
  });

  test('follow additions, moves and removals, and only those raise the revision', async () => {
    const before = await changes();
    await sync();
    await elsewhere({ summary: 'Standup, moved', ...at(30) }, 'standup0standup_moved'.slice(0, 15));
    await elsewhere({ summary: 'Lunch with Ana', ...at(5) }, 'lunch0lunch0lunch');
    await sync();
    expect(await titles()).toContain('Lunch with Ana');
    const after = await changes(before.revision);
    expect(after.events.map(({ title }) => title)).toContain('Lunch with Ana');
    await world.google.control('calendar-event', { calendar: ada, id: 'lunch0lunch0lunch' });
    await sync();
    expect(await titles()).not.toContain('Lunch with Ana');
    expect((await changes(after.revision)).gone).toEqual([`${ada} lunch0lunch0lunch`]);
  });

  test('keep a cancelled instance with its series, and drop both when the series goes', async () => {
    const { events } = await changes();
    const series = events.find(({ title }) => title === 'Standup');
    const start = series?.span.start;
    if (start?.kind !== 'at') throw new Error('the series has no start');
    const instance = `standup0standup_${new Date(start.at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
    await world.google.control('calendar-event', { calendar: ada, id: instance });
    await sync();
    const cancelled = (await changes()).events.filter(({ status }) => status === 'cancelled');
    expect(cancelled).toMatchObject([{ series: { id: 'standup0standup' } }]);
    await world.google.control('calendar-event', { calendar: ada, id: 'standup0standup' });
    await sync();
    expect(await titles()).toEqual(['Pricing review']);
  });

  test('sync completely when the provider forgets its tokens, and lose events deleted meanwhile', async () => {
    await world.google.control('calendar-event', { calendar: ada, id: 'standup0standup' });
    await elsewhere({ summary: 'Board prep', ...at(3) });
    await world.google.control('expire-calendar', { email: ada });
    await sync();
    expect(await titles()).toEqual(['Board prep', 'Pricing review']);
    expect((await changes()).whole).toBe(true);
  });

  test('never mix with another person’s', async () => {
    const other = await world.connect('ben@small.example', withCalendar);
    expect((await calendarChanges(world.ctx, other, 0)).events).toEqual([]);
    expect(await titles()).toHaveLength(2);
  });
});

describe('an invitation', () => {
  const invited = (email: string) => ({
    summary: 'You have won',
    organizer: { email },
    attendees: [{ email: ada, self: true, responseStatus: 'needsAction' }],
    ...at(4),
  });

  test.each([
    { name: 'of somebody unknown is a stranger’s', email: 'luck@lottery.example', stranger: true },
    { name: 'of a colleague is not', email: 'ben@small.example', stranger: false },
  ])('$name', async ({ email, stranger }) => {
    await elsewhere(invited(email));
    await sync();
    const event = (await changes()).events.find(({ title }) => title === 'You have won');
    expect(event).toMatchObject({ stranger, own: { answer: 'unanswered' } });
  });
});

describe('trouble', () => {
  test.each([
    {
      name: 'a missing permission',
      fault: { status: 403, reason: 'insufficientPermissions' },
      code: 'provider.scope-missing',
    },
    {
      name: 'a calendar API that is off',
      fault: { status: 403, reason: 'accessNotConfigured' },
      code: 'provider.api-off',
    },
    { name: 'an outage', fault: { status: 503 }, code: 'provider.unavailable' },
  ])('$name is named, keeps what is there, and ends with the next good look', async ({ fault, code }) => {
    await world.google.control('faults', { path: '/calendar/', ...fault });
    await sync();
    expect(await changes()).toMatchObject({ problem: code });
    expect(await titles()).toHaveLength(2);
    await world.google.clearFaults();
    await sync();
    expect(await changes()).toMatchObject({ problem: null });
  });

  test('one calendar in trouble does not hold up the others', async () => {
    await world.google.control('faults', { path: `/calendar/v3/calendars/${encodeURIComponent(ada)}`, status: 503 });
    await sync();
    expect((await changes()).calendars).toHaveLength(1);
    expect(await changes()).toMatchObject({ problem: 'provider.unavailable' });
  });
});
