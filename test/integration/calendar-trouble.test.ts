// Bad days of Google Calendar: each ends in a sentence that says what to do, loses nothing, and mail goes on.
import { beforeEach, describe, expect, test } from 'vitest';
import { listing } from '#domain/calendar-sync.ts';
import { calendarTrouble } from '#domain/calendar-trouble.ts';
import { problems } from '#domain/problem.ts';
import { ada, mailOf } from '#emulators/google/small-seed.ts';
import { calendarChanges } from '#server/calendar/changes.ts';
import { armCrashPoint } from '#server/crash-points.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { killByThrowing } from '#test/chaos/killed.ts';
import { type EventsDesk, moment, openEventsDesk, withCalendar } from '#test/support/events-desk.ts';
import { sampled } from '#test/support/sampled.ts';

let desk: EventsDesk;
beforeEach(async () => {
  desk = await openEventsDesk({ oneClock: true });
});

const fault = (rule: object) => desk.world.google.control('faults', rule);
const changes = () => calendarChanges(desk.world.ctx, desk.account, 0);
const troubleWords = async () => calendarTrouble((await changes()).problem)?.words ?? null;
const ledgerTrouble = async () =>
  (await desk.world.ctx.peek("select problem from ledger_trouble where ledger = 'calendar'")).map(
    ({ problem }) => problem,
  );
const calendarCalls = { path: '/calendar/' };
const eventPages = { pattern: '/calendar/v3/calendars/[^/]+/events$', method: 'GET' };
const fill = (events: number, more: object = {}) =>
  desk.world.google.control('fill-calendar', { user: ada, events, days: 300, ...more });

/** A mail arrives and an archive reaches Google, whatever the calendar does. */
const mailGoesOn = async (): Promise<void> => {
  const { world, account } = desk;
  const subject = `Still here ${world.ctx.clock.now().getTime()}`;
  const raw = Buffer.from(mailOf({ subject, text: subject })).toString('base64url');
  await world.google.control('deliver', { mailbox: ada, raw });
  await world.ctx.db.asUser(account.userId, (tx) =>
    world.ctx.jobs.add(tx, 'mailbox.sync', { userId: account.userId, accountId: account.id }, { key: account.id }),
  );
  await world.work();
  const { threads, sync } = await changesSince(world.ctx, account, 0);
  const thread = threads.find(({ messages }) => messages.some((one) => one.subject === subject));
  expect([thread !== undefined, sync.error]).toEqual([true, null]);
  if (thread === undefined) return;
  await desk.give({ kind: 'archive', args: { threadIds: [thread.id] } });
  await world.work();
  const labels = await world.google.labels(ada);
  expect(labels.get(thread.messages[0]?.id ?? '')).not.toContain('INBOX');
};

/** Every event ever stored. */
const stored = async () =>
  Number((await desk.world.ctx.peek('select synced_count from calendar'))[0]?.['synced_count']);

/** Every event at Google is here, once. */
const isWhole = async (): Promise<void> => expect(await desk.whole()).toEqual(await desk.atGoogle());

describe('reading a calendar', () => {
  test('begins anew when Google forgets the place in the middle of the pages, and shows the old events meanwhile', async () => {
    await fill(120);
    await desk.world.google.control('expire-calendar', { email: ada });
    await desk.sync();
    const before = await desk.here();
    await fault({ ...eventPages, furtherPage: true, status: 410, reason: 'fullSyncRequired', times: 1 });
    await desk.world.later(listing.pauseMs);
    expect(await desk.here()).toEqual(expect.arrayContaining(before));
    await isWhole();
    expect(await desk.here()).toHaveLength(122);
  });

  test('gives up for the hour when Google forgets the place each time, and is whole after it', async () => {
    await fill(60);
    await fault({ ...eventPages, status: 410, reason: 'fullSyncRequired' });
    await desk.sync();
    expect(await troubleWords()).toContain('tries again by itself');
    expect(await desk.here()).toHaveLength(2);
    const asked = (await desk.world.google.calls()).length;
    await desk.sync();
    expect((await desk.world.google.calls()).length - asked).toBeLessThan(4);
    await mailGoesOn();
    await desk.world.google.clearFaults();
    await desk.world.later(3_600_000);
    await isWhole();
  });

  test.each(
    sampled(
      [
        { name: 'a damaged page', rule: { truncate: 100 } },
        { name: 'an answer that is no JSON', rule: { invalidJson: true } },
        { name: 'an answer of the wrong kinds', rule: { wrongTypes: true } },
        { name: 'the page of a hotel’s network', rule: { page: true } },
        { name: 'a lost connection', rule: { disconnect: true } },
        { name: 'an empty page with a token', rule: { emptyPage: true } },
      ],
      2,
    ),
  )('survives $name', async ({ rule }) => {
    await fill(70);
    await desk.world.google.control('expire-calendar', { email: ada });
    await fault({ ...eventPages, ...rule, times: 2 });
    await desk.sync();
    await desk.world.google.clearFaults();
    await desk.world.later(200_000);
    expect(await desk.whole()).toEqual(await desk.atGoogle());
    expect(await desk.here()).toHaveLength(72);
  });

  test.each(sampled([1, 2, 3, 4], 2))(
    'goes on at the same page after a process died with page %i, and counts no event twice',
    async (hit) => {
      const before = await stored();
      await fill(170);
      await desk.world.google.control('expire-calendar', { email: ada });
      const restore = killByThrowing();
      armCrashPoint({ NODE_ENV: 'test', CRASH_AT: `calendar.page:${hit}` });
      let deaths = 0;
      for (let page = 0; page < 5; page++) {
        await desk.sync().catch(() => {
          deaths += 1;
          armCrashPoint({ NODE_ENV: 'test' });
        });
        desk.world.ctx.clock.advance(listing.pauseMs);
      }
      armCrashPoint({ NODE_ENV: 'test' });
      restore();
      expect(deaths).toBe(1);
      const pages = (await desk.world.google.calls()).filter(({ query }) => query.includes('pageToken')).length;
      await isWhole();
      expect(pages).toBeLessThanOrEqual(4);
      expect((await stored()) - before).toBe(170);
    },
  );

  test('starts again with a list token that Google does not know', async () => {
    await desk.world.ctx.peek("update calendar_book set cursor = 'nonsense'");
    await desk.world.ctx.peek("update calendar set cursor = 'nonsense'");
    await desk.elsewhere({ summary: 'Board prep', ...moment('2026-11-24T15:00', '2026-11-24T16:00') });
    await desk.sync();
    await isWhole();
    expect((await desk.here()).join()).toContain('Board prep');
  });
});

describe('a refusal', () => {
  test.each(
    sampled(
      [
        {
          name: 'a missing scope',
          rule: { status: 403, reason: 'insufficientPermissions' },
          words: 'tick the calendar',
          mends: 'you',
        },
        {
          name: 'an API that is off',
          rule: { status: 403, reason: 'accessNotConfigured' },
          words: 'Google console',
          mends: 'host',
        },
        {
          name: 'a rule of the company',
          rule: { status: 403, reason: 'forbidden' },
          words: 'Workspace',
          mends: 'host',
        },
        {
          name: 'a quota that is gone',
          rule: { status: 403, reason: 'quotaExceeded' },
          words: 'within the hour',
          mends: null,
        },
        {
          name: 'a pace that is too fast',
          rule: { status: 403, reason: 'rateLimitExceeded' },
          words: 'slow down',
          mends: null,
        },
        { name: 'an outage', rule: { status: 503 }, words: 'tries again by itself', mends: null },
      ],
      3,
    ),
  )('by $name says what to do, keeps the events, and leaves mail alone', async ({ rule, words, mends }) => {
    await fault({ ...calendarCalls, ...rule });
    await desk.sync();
    const trouble = calendarTrouble((await changes()).problem);
    expect(trouble?.words).toContain(words);
    expect(trouble?.mends).toBe(mends);
    expect(await desk.here()).toHaveLength(2);
    await mailGoesOn();
    const { needsReauth } = await changesSince(desk.world.ctx, desk.account, 0);
    expect(needsReauth).toBe(false);
    await desk.world.google.clearFaults();
    await desk.world.later(3_700_000);
    await isWhole();
  });
});

describe('an own event', () => {
  test.each(
    sampled(
      [
        { status: 429, retryAfter: 20 },
        { status: 403, reason: 'rateLimitExceeded' },
        { status: 403, reason: 'userRateLimitExceeded' },
        { status: 403, reason: 'quotaExceeded' },
        { status: 503 },
      ],
      2,
    ),
  )('waits for hours while Google answers %o, says why, and is made once', async (rule) => {
    await fault({ pattern: '/calendar/v3/calendars/[^/]+/events', method: 'POST', ...rule });
    const { id } = await desk.block();
    await desk.world.work();
    for (let round = 0; round < 40; round++) await desk.world.later(300_000);
    expect(await desk.state(id)).toEqual({ state: 'accepted', problem: null });
    expect((await desk.here()).join()).toContain('Focus');
    const [problem] = await ledgerTrouble();
    expect(Object.entries(problems).find(([code]) => code === problem)?.[1].title).toMatch(
      /^Google (Calendar|takes no more calendar)/,
    );
    await desk.world.google.clearFaults();
    for (let round = 0; round < 3; round++) await desk.world.later(300_000);
    expect(await desk.state(id)).toEqual({ state: 'delivered', problem: null });
    expect((await desk.atGoogle()).filter((line) => line.startsWith('Focus'))).toHaveLength(1);
    expect(await ledgerTrouble()).toEqual([]);
  });

  test('waits for the missing permission, and leaves with the reconnect', async () => {
    await fault({ ...calendarCalls, status: 403, reason: 'insufficientPermissions' });
    const { id } = await desk.block();
    await desk.world.work();
    expect(await desk.state(id)).toMatchObject({ state: 'waiting' });
    await mailGoesOn();
    await desk.world.google.clearFaults();
    await desk.world.reconnect(desk.account, ada, withCalendar);
    await desk.world.work();
    expect(await desk.state(id)).toMatchObject({ state: 'delivered' });
    expect((await desk.atGoogle()).join()).toContain('Focus');
  });
});
