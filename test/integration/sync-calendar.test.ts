// The calendar's function of the specification, its integration status and its statistics, against the local Google.
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { listing } from '#domain/calendar-sync.ts';
import { aboutAccount } from '#domain/diagnosis-account.ts';
import type { Account } from '#domain/id.ts';
import { IntegrationStatus, SyncStats } from '#domain/integration.ts';
import { ada, smallSeed } from '#emulators/google/small-seed.ts';
import { preflight } from '#server/adapters/google/preflight.ts';
import { calendarChanges } from '#server/calendar/changes.ts';
import type { Context } from '#server/context.ts';
import { diagnoseAccount } from '#server/diagnostics/account.ts';
import { googleEndpoints } from '#server/google-endpoints.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { type Client, clientOf, wholeApp } from '#test/support/bearer.ts';
import { openWorld, type World } from '#test/support/person.ts';

const google = 'https://www.googleapis.com/auth';
const scope = `openid email profile ${google}/gmail.modify ${google}/calendar`;

let world: World;
let account: Account;
let client: Client;
const open = async (events: number, granted = scope) => {
  world = await openWorld({ seed: (now) => smallSeed(now, 2) });
  await world.google.control('fill-calendar', { user: ada, events, days: 300 });
  account = await world.connect(ada, granted);
  client = await clientOf(world.ctx, wholeApp(world.ctx), account.userId);
};

const sync = async (more: object = {}) => {
  const payload = { sync_phase: 'historical', batch_size: 50, page_token: null, historical_years: 2 };
  return client.post('/functions/v1/sync-calendar', { ...payload, ...more });
};
const Diagnosis = z.object({ account: z.object({ integrations: IntegrationStatus, stats: SyncStats }) });
const look = async () => Diagnosis.parse((await client.get('/api/diagnostics')).body).account;
const pages = async () =>
  (await world.google.calls()).filter(
    ({ path, query }) => path.endsWith('/events') && query.includes('singleEvents=false'),
  );

describe('sync-calendar', () => {
  beforeEach(() => open(120));

  test('reads 20 events first and then 50 a page, a second apart, and reports each event once', async () => {
    const first = await sync({ sync_phase: 'initial', batch_size: 20, fast_sync: true });
    expect(first).toMatchObject({ status: 200, body: { has_more: true, next_page_token: expect.any(String) } });
    expect(await pages()).toHaveLength(1);
    // A client that asks often gets no page earlier.
    await world.work();
    expect(await pages()).toHaveLength(1);
    await world.later(listing.pauseMs - 1);
    expect(await pages()).toHaveLength(1);
    await world.later(1);
    expect(await pages()).toHaveLength(2);
    await world.later(listing.pauseMs);
    expect((await pages()).map(({ query }) => new URLSearchParams(query).get('maxResults'))).toEqual([
      '50',
      '50',
      '50',
    ]);
    const last = await sync();
    expect(last.body).toMatchObject({ has_more: false, next_page_token: null });
    const counts = [first, last].map(({ body }) => z.object({ synced_count: z.number() }).parse(body).synced_count);
    expect(counts[0]).toBeGreaterThanOrEqual(50);
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(120);
    expect((await sync()).body).toMatchObject({ synced_count: 0 });
  });

  test('asks for two years back', async () => {
    const [page] = await pages();
    const since = new Date(new URLSearchParams(page?.query).get('timeMin') ?? '');
    expect(world.ctx.clock.now().getFullYear() - since.getFullYear()).toBe(2);
  });

  test('tells the live channel which service reads', async () => {
    const service = async () => (await changesSince(world.ctx, account, 0)).sync.currentService;
    expect(await service()).toBe('calendar');
    for (let page = 0; page < 3; page++) await world.later(listing.pauseMs);
    expect(await service()).toBe('none');
  });

  test.each([{ sync_phase: 'sideways' }, { batch_size: 0 }, { historical_years: 99 }, { page_token: 7 }])(
    'refuses %o',
    async (more) => {
      expect((await sync(more)).status).toBe(400);
    },
  );

  test('answers two concurrent calls with each event once', async () => {
    for (let page = 0; page < 3; page++) await world.later(listing.pauseMs);
    const answers = await Promise.all([sync(), sync(), sync()]);
    const counts = answers.map(({ body }) => z.object({ synced_count: z.number() }).parse(body).synced_count);
    expect(counts.toSorted((one, other) => one - other)).toEqual([0, 0, 120]);
  });

  test('refuses a caller without a session, and another person sees nothing of it', async () => {
    const nobody = await clientOf(world.ctx, wholeApp(world.ctx), null);
    expect((await nobody.post('/functions/v1/sync-calendar', { sync_phase: 'initial' })).status).toBe(401);
    const other = await world.connect('ben@small.example', scope);
    const their = await clientOf(world.ctx, wholeApp(world.ctx), other.userId);
    expect((await their.post('/functions/v1/sync-calendar', { sync_phase: 'initial' })).body).toMatchObject({
      synced_count: 0,
      has_more: false,
    });
  });
});

describe('the integration status and the statistics', () => {
  test('of a connected calendar show its events and the synced period', async () => {
    await open(3);
    const { integrations, stats } = await look();
    expect(integrations).toMatchObject({
      gmail: { connected: true, email: ada, scopes: expect.arrayContaining([`${google}/calendar`]) },
      calendar: {
        connected: true,
        tokenExpiry: expect.stringMatching(/^20/),
        calendars: [{ access: 'change', trouble: null }],
        lastSync: expect.stringMatching(/^20/),
        trouble: null,
        freeBusy: true,
      },
    });
    expect(stats).toMatchObject({
      email: { totalEmails: 2, historyId: expect.stringMatching(/^\d+$/) },
      calendar: { totalEvents: 3, isHistoricalComplete: true, lastSync: expect.any(String) },
    });
  });

  test('of a calendar without permission say so, and mail stays connected', async () => {
    await open(0, `openid email profile ${google}/gmail.modify`);
    await world.later(1000);
    const { integrations, stats } = await look();
    expect(integrations).toMatchObject({
      gmail: { connected: true },
      calendar: {
        connected: false,
        freeBusy: false,
        trouble: { words: expect.stringContaining('Reconnect'), mends: 'you' },
      },
    });
    expect(stats.calendar).toEqual({ totalEvents: 0, isHistoricalComplete: false, lastSync: null });
    expect(await sync()).toMatchObject({ status: 403, body: { code: 'provider.scope-missing' } });
  });

  test('of an API that is off name who can switch it on', async () => {
    await open(0);
    await world.google.control('switches', { disabledApis: ['calendar'] });
    await sync();
    await world.work();
    expect((await look()).integrations.calendar).toMatchObject({
      connected: false,
      trouble: { words: expect.stringContaining('Google console'), mends: 'host' },
    });
    expect(await sync()).toMatchObject({ status: 503, body: { code: 'provider.api-off' } });
    await world.google.control('switches', { disabledApis: [] });
    await sync();
    await world.work();
    expect((await look()).integrations.calendar).toMatchObject({ connected: true, trouble: null });
  });

  test.each([
    { role: 'reader', access: 'read' },
    { role: 'freeBusyReader', access: 'busy' },
    { role: 'writer', access: 'change' },
  ])('of a calendar shared as $role say "$access"', async ({ role, access }) => {
    await open(1);
    const shared = 'ben@small.example';
    await world.google.control('calendar-share', { calendar: shared, who: ada, role });
    await world.google.control('calendar-list', { user: ada, calendar: shared });
    await sync();
    await world.work();
    const { calendars } = (await look()).integrations.calendar;
    expect(calendars.map((one) => one.access)).toEqual(['change', access]);
  });
});

describe('the smaller list of scopes', () => {
  const minimal = ['gmail.modify', 'calendar.events', 'calendar.calendarlist.readonly'];
  const look = async (names: readonly string[]) => {
    await open(2, `openid email profile ${names.map((name) => `${google}/${name}`).join(' ')}`);
    const modest: Context = {
      ...world.ctx,
      config: { ...world.ctx.config, google: { ...world.ctx.config.google, scopes: 'minimal' } },
    };
    const { ctx } = world;
    const { integrations, facts } = await diagnoseAccount(
      modest,
      preflight(googleEndpoints(ctx.config), ctx.config.google, ctx.clock),
      account,
    );
    const { events } = await calendarChanges(ctx, account, 0);
    return { calendar: integrations.calendar, events: events.length, findings: aboutAccount(facts) };
  };

  test('is enough to read calendars, and to see when others are busy', async () => {
    const { calendar, events, findings } = await look([...minimal, 'calendar.events.freebusy']);
    expect(events).toBe(2);
    expect(calendar).toMatchObject({ connected: true, freeBusy: true, trouble: null });
    expect(findings.filter(({ code }) => code.startsWith('scope.'))).toEqual([]);
  });

  test('without busy times leaves the calendar connected, and says what is missing and what to do', async () => {
    const { calendar, events, findings } = await look(minimal);
    expect(events).toBe(2);
    expect(calendar).toMatchObject({ connected: true, freeBusy: false, trouble: null });
    expect(findings.filter(({ code }) => code.startsWith('scope.'))).toEqual([
      {
        code: 'scope.free-busy',
        weight: 'limits',
        title: 'Flow may not see when other people are busy.',
        advice: 'Reconnect, and leave every box ticked on Google’s page.',
        who: 'you',
      },
    ]);
  });
});
