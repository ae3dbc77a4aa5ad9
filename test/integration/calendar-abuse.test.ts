// Hostile events: from strangers, built to break, from other people's calendars, and private ones that must not leak.
import { beforeAll, describe, expect, test } from 'vitest';
import { isMeeting, occurrencesBetween } from '#domain/agenda.ts';
import { keyOfEvent } from '#domain/calendar.ts';
import { expand } from '#domain/recurrence.ts';
import { ada, ben } from '#emulators/google/small-seed.ts';
import { calendarChanges } from '#server/calendar/changes.ts';
import { eventsInHistory } from '#server/calendar/history.ts';
import { type EventsDesk, key, moment, openEventsDesk, review, span, withCalendar } from '#test/support/events-desk.ts';

let desk: EventsDesk;
beforeAll(async () => {
  desk = await openEventsDesk();
});

const invited = (more: object = {}) => ({
  organizer: { email: 'luck@lottery.example' },
  attendees: [{ email: ada, self: true, responseStatus: 'needsAction' }],
  ...moment('2026-11-24T10:00', '2026-11-24T11:00'),
  ...more,
});
const all = async () => {
  const events = [];
  for (let since = 0, more = true; more; ) {
    const news = await calendarChanges(desk.world.ctx, desk.account, since);
    events.push(...news.events);
    ({ revision: since, more } = news);
  }
  return events;
};
const titled = async (title: string) => (await all()).find((one) => one.title === title);

describe('an invitation of a stranger', () => {
  test('is kept apart 200 times in 200, and takes nobody’s time', async () => {
    const before = (await meetings()).length;
    await desk.world.google.control('fill-calendar', { user: ada, hostile: 200, seed: 7 });
    await desk.sync();
    expect((await all()).filter(({ stranger }) => stranger)).toHaveLength(200);
    expect((await meetings()).length).toBe(before);
  });

  const meetings = async () => {
    const events = new Map((await all()).map((one) => [keyOfEvent(one), one]));
    const first = desk.world.ctx.clock.now().toISOString().slice(0, 10);
    const last = new Date(desk.world.ctx.clock.now().getTime() + 40 * 86_400_000).toISOString().slice(0, 10);
    return occurrencesBetween(events, 'Europe/Berlin', first, last).filter(isMeeting);
  };

  test('becomes an event with the person’s answer, and only then', async () => {
    await desk.elsewhere(invited({ summary: 'Boat trip' }), 'boat0trip');
    await desk.sync();
    expect(await titled('Boat trip')).toMatchObject({ stranger: true });
    await desk.elsewhere({ attendees: [{ email: ada, self: true, responseStatus: 'accepted' }] }, 'boat0trip');
    await desk.sync();
    expect(await titled('Boat trip')).toMatchObject({ stranger: false });
  });

  test('becomes an event once its sender is among the contacts, without a change at Google', async () => {
    await desk.elsewhere(invited({ summary: 'Harbour tour', organizer: { email: 'mia@harbour.example' } }));
    await desk.sync();
    expect(await titled('Harbour tour')).toMatchObject({ stranger: true });
    const others = (await all()).filter(({ stranger }) => stranger).length;
    await desk.world.ctx.peek(
      `insert into contact (user_id, account_id, id, name, given_name, nicknames, emails) values ($1, $2, 'c1', 'Mia', 'Mia', '{}', array['mia@harbour.example'])`,
      [desk.account.userId, desk.account.id],
    );
    await desk.sync();
    expect(await titled('Harbour tour')).toMatchObject({ stranger: false });
    expect((await all()).filter(({ stranger }) => stranger)).toHaveLength(others - 1);
  });

  test.each([
    ['a company that looks alike', 'ben@small.example.evil.example'],
    ['a subdomain', 'ben@mail.small.example'],
    ['a name that contains the company', 'small.example@lottery.example'],
    ['a colleague in capitals is none', 'BEN@SMALL.EXAMPLE'],
  ])('of %s', async (name, email) => {
    await desk.elsewhere(invited({ summary: name, organizer: { email } }));
    await desk.sync();
    expect(await titled(name)).toMatchObject({ stranger: name !== 'a colleague in capitals is none' });
  });
});

describe('an event with hidden text', () => {
  test.each([
    ['direction marks', 'Lunch \u202edeyap\u202c', /[\u202a-\u202e\u2066-\u2069]/],
    ['control characters', 'Lunch \u0007\u001b[31m', /[\u0000-\u0009\u000b-\u001f]/],
    ['line separators', 'Lunch\u2028Dinner', /[\u2028\u2029]/],
    ['half a character', 'Lunch \ud83d', /[\ud800-\udfff](?![\udc00-\udfff])/],
  ])('loses %s', async (name, summary, hidden) => {
    await desk.elsewhere(
      { summary, location: summary, description: summary, ...moment('2026-11-25T10:00', '2026-11-25T11:00') },
      `hidden${name.length}`,
    );
    await desk.sync();
    const event = (await all()).find(({ id }) => id === `hidden${name.length}`);
    expect(event).toBeDefined();
    for (const text of [event?.title, event?.place, event?.text]) expect(text).not.toMatch(hidden);
  });

  test('loses the code of its description, and keeps no script', async () => {
    const description = '<p>Agenda</p><script>alert(1)</script><img src=x onerror=alert(1)>&lt;b&gt;plain&lt;/b&gt;';
    await desk.elsewhere({ summary: 'Marked up', description, ...moment('2026-11-25T12:00', '2026-11-25T13:00') });
    await desk.sync();
    expect((await titled('Marked up'))?.text).not.toMatch(/<script|<img|onerror/);
  });
});

describe('an event built to break', () => {
  test.each([
    ['every second', 'RRULE:FREQ=SECONDLY'],
    ['a billion times', 'RRULE:FREQ=DAILY;COUNT=1000000000'],
    [
      'every set of positions',
      `RRULE:FREQ=YEARLY;BYDAY=${['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'].join(',')};BYSETPOS=${Array.from({ length: 366 }, (_, n) => n + 1).join(',')}`,
    ],
    ['until the year 9999', 'RRULE:FREQ=DAILY;UNTIL=99991231T235959Z'],
    ['never', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31'],
    [
      '100,000 dates',
      `RDATE:${Array.from({ length: 100_000 }, (_, n) => `2026${String(1 + (n % 12)).padStart(2, '0')}01T0900${String(n % 60).padStart(2, '0')}Z`).join(',')}`,
    ],
    ['two rules', 'RRULE:FREQ=DAILY\nRRULE:FREQ=WEEKLY'],
    ['nonsense', 'RRULE:FREQ=;;;;=\u0000'],
  ])('repeats %s: it is bounded or refused, never endless', (_name, lines) => {
    const start = span('2026-11-24T10:00', '2026-11-24T11:00').start;
    const found = expand({ start, recurrence: lines.split('\n') }, new Date('2026-01-01'), new Date('2029-01-01'));
    if (found.kind === 'starts') expect(found.starts.length).toBeLessThanOrEqual(5000);
    else expect(found.why).toMatch(/sub-daily|several-rules|unreadable|too-many-dates|too-long/);
  });

  test('with ten thousand guests and megabytes of text is kept in part, and the next one whole', async () => {
    const attendees = Array.from({ length: 3000 }, (_, n) => ({
      email: `g${n}@far.example`,
      displayName: 'G'.repeat(300),
    }));
    await desk.elsewhere({
      summary: 'T'.repeat(1_000_000),
      location: 'L'.repeat(500_000),
      description: 'D'.repeat(2_000_000),
      attendees,
      ...moment('2026-11-26T10:00', '2026-11-26T11:00'),
    });
    await desk.elsewhere({ summary: 'After the bomb', ...moment('2026-11-26T12:00', '2026-11-26T13:00') });
    await desk.sync();
    const bomb = (await all()).find(({ title }) => title.startsWith('TTTT'));
    expect(bomb).toMatchObject({ title: 'T'.repeat(1024), place: 'L'.repeat(1024), guestCount: 3000 });
    expect([bomb?.text.length, bomb?.guests.length, bomb?.guests[0]?.name.length]).toEqual([2000, 50, 200]);
    expect(await titled('After the bomb')).toBeDefined();
  });

  test('of a calendar with more than 50,000 entries is read for the last year only, and the person is told', async () => {
    const fresh = await openEventsDesk();
    const { ctx, google } = fresh.world;
    await google.control('fill-calendar', { user: ada, events: 130, days: 600 });
    await google.control('expire-calendar', { email: ada });
    await fresh.sync();
    await ctx.peek('update calendar set listed_count = 49990');
    await fresh.whole();
    const { calendars } = await calendarChanges(ctx, fresh.account, 0);
    expect(calendars).toMatchObject([{ id: ada, limit: 'too-large' }]);
    const [page] = (await google.calls()).filter(({ query }) => query.includes('timeMin')).toReversed();
    const since = new Date(new URLSearchParams(page?.query).get('timeMin') ?? '');
    expect(ctx.clock.now().getFullYear() - since.getFullYear()).toBe(1);
  });
});

describe('another person', () => {
  test('can neither read, change, undo nor name an event by its id', async () => {
    const { world } = desk;
    const other = await world.connect(ben, withCalendar);
    expect((await calendarChanges(world.ctx, other, 0)).events.map(({ title }) => title)).not.toContain(
      'Pricing review',
    );
    const by = (command: Parameters<EventsDesk['give']>[0]) => desk.giveAs(other, command);
    const when = span('2026-11-24T20:00', '2026-11-24T21:00');
    await expect(by({ kind: 'reschedule', args: { at: review, span: when } })).rejects.toMatchObject({
      code: /^event\./,
    });
    await expect(by({ kind: 'cancel-event', args: { at: review } })).rejects.toMatchObject({ code: /^event\./ });
    const put = { at: key('planted0event'), title: 'Planted', span: when, recurrence: null };
    await expect(by({ kind: 'block-time', args: put })).rejects.toMatchObject({ code: /^event\./ });
    const mine = await desk.give({ kind: 'edit-event', args: { at: review, set: { title: 'Pricing' } } });
    await expect(by({ kind: 'undo', args: { commandId: mine.id } })).rejects.toMatchObject({ code: 'command.unknown' });
    const named = await world.ctx.db.asUser(other.userId, (tx) =>
      eventsInHistory(world.ctx)(tx, other.userId, [mine.id]),
    );
    expect(named.size).toBe(0);
    await world.work();
    expect(await desk.atGoogle()).toContain('Pricing 2026-11-24T09:00:00.000Z');
    expect((await desk.atGoogle()).join()).not.toContain('Planted');
  });
});

describe('a private event', () => {
  test('leaks no word into logs, the database, or another person’s answers', async () => {
    const canary = 'Kestrel7731';
    const { world } = desk;
    await desk.elsewhere(
      {
        summary: `${canary} title`,
        location: `${canary} place`,
        description: `${canary} text`,
        visibility: 'private',
        attendees: [{ email: `${canary}@far.example`, displayName: `${canary} guest` }],
        ...moment('2026-11-27T10:00', '2026-11-27T11:00'),
      },
      'private0event',
    );
    await desk.sync();
    const at = key('private0event');
    expect((await all()).some(({ title }) => title.includes(canary))).toBe(true);
    await desk.give({ kind: 'edit-event', args: { at, set: { busy: false } } });
    const own = await desk.block({ title: `${canary} block` });
    await world.google.control('faults', { pattern: '/calendar/v3/calendars/[^/]+/events', times: 3, status: 400 });
    await world.work();
    await desk.undo(own.id).catch(() => {});
    await world.google.clearFaults();
    await world.later(100_000);
    const tables = await world.ctx.peek(
      "select tablename from pg_tables where schemaname in ('public', 'jobs', 'auth')",
    );
    const places: string[] = [];
    for (const { tablename } of tables) {
      const name = String(tablename);
      for (const schema of ['public', 'jobs', 'auth']) {
        const rows = await world.ctx.peek(`select to_jsonb(t)::text as row from ${schema}."${name}" t`).catch(() => []);
        if (rows.some(({ row }) => String(row).toLowerCase().includes(canary.toLowerCase())))
          places.push(`${schema}.${name}`);
      }
    }
    expect(places).toEqual([]);
    expect(world.ctx.lines.join().toLowerCase()).not.toContain(canary.toLowerCase());
  });
});
