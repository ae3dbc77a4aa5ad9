/** Lists, pages and sync tokens, by the official client. */
import type { calendar_v3 } from '@googleapis/calendar';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ada } from '#emulators/google/small-seed.ts';
import { hour, refused, startTestCalendar, type TestCalendar } from './test-calendar.ts';

let google: TestCalendar;
let calendar: calendar_v3.Calendar;
const calendarId = 'primary';

beforeAll(async () => {
  google = await startTestCalendar();
});
beforeEach(async () => {
  await google.control('reset', {});
  await google.control('quota', { profile: 'off' });
  calendar = await google.clientFor(ada);
});
afterAll(() => google.stop());

type Asked = Omit<calendar_v3.Params$Resource$Events$List, 'calendarId'>;

const page = async (more: Asked = {}) => (await calendar.events.list({ calendarId, ...more })).data;
const add = async (count: number, more: calendar_v3.Schema$Event = {}) => {
  for (let number = 1; number <= count; number += 1) {
    const day = String(number).padStart(2, '0');
    const requestBody = { summary: `Event ${number}`, ...hour(`2026-12-${day}T09:00:00`, `2026-12-${day}T10:00:00`) };
    await calendar.events.insert({ calendarId, requestBody: { ...requestBody, ...more } });
  }
};
/** All pages of a list, with the token of the last one. */
const whole = async (asked: Asked = {}) => {
  const items: calendar_v3.Schema$Event[] = [];
  let pageToken: string | null | undefined;
  for (;;) {
    const answer = await page({ ...asked, ...(pageToken ? { pageToken } : {}) });
    items.push(...(answer.items ?? []));
    pageToken = answer.nextPageToken;
    if (!pageToken) return { items, syncToken: answer.nextSyncToken ?? '' };
    expect(answer.nextSyncToken).toBeUndefined();
  }
};
const titles = (items: calendar_v3.Schema$Event[] | undefined) => items?.map(({ summary }) => summary);

describe('a list of events', () => {
  test('has pages, and a sync token on the last one only', async () => {
    await add(5);
    const { items, syncToken } = await whole({ maxResults: 2 });
    expect(titles(items)).toEqual(['Event 1', 'Event 2', 'Event 3', 'Event 4', 'Event 5']);
    expect(syncToken).not.toBe('');
  });

  test('may have short pages, and an empty one', async () => {
    await add(5);
    await google.control('switches', { calendarPageMost: 2 });
    await google.control('faults', {
      pattern: '/events$',
      method: 'GET',
      furtherPage: true,
      emptyPage: true,
      times: 1,
    });
    const { items, syncToken } = await whole({ maxResults: 100 });
    expect(items).toHaveLength(5);
    expect(syncToken).not.toBe('');
  });

  test('names its calendar, zone and role', async () => {
    expect(await page()).toMatchObject({
      kind: 'calendar#events',
      summary: ada,
      timeZone: 'Europe/Berlin',
      accessRole: 'owner',
      defaultReminders: [{ method: 'popup', minutes: 10 }],
      items: [],
    });
  });

  test('answers in the requested zone', async () => {
    await add(1);
    const { items } = await page({ timeZone: 'America/New_York' });
    expect(items?.[0]?.start).toEqual({ dateTime: '2026-12-01T03:00:00-05:00', timeZone: 'Europe/Berlin' });
  });

  test.each<[string, Asked, string[]]>([
    ['from a time on, also what began before', { timeMin: '2026-12-04T08:30:00Z' }, ['Event 4', 'Event 5']],
    ['not what ends at that time', { timeMin: '2026-12-04T09:00:00Z' }, ['Event 5']],
    ['until a time, exclusive', { timeMax: '2026-12-02T08:00:00Z' }, ['Event 1']],
    ['by words', { q: 'event 3' }, ['Event 3']],
    ['by the newest change last', { orderBy: 'updated' }, ['Event 1', 'Event 2', 'Event 3', 'Event 4', 'Event 5']],
    ['by kind', { eventTypes: ['focusTime'] }, []],
  ])('finds %s', async (_name, asked, expected) => {
    await add(5);
    expect(titles((await page(asked)).items)).toEqual(expected);
  });

  test('finds an invitation by its UID', async () => {
    await calendar.events.import({
      calendarId,
      requestBody: {
        iCalUID: 'plan@far.example',
        summary: 'Plan',
        ...hour('2026-12-01T09:00:00', '2026-12-01T10:00:00'),
      },
    });
    expect(titles((await page({ iCalUID: 'plan@far.example' })).items)).toEqual(['Plan']);
  });

  test.each<[string, Asked, string]>([
    ['an order by start of whole series', { orderBy: 'startTime' }, 'badRequest'],
    ['an end before its start', { timeMin: '2026-12-02T00:00:00Z', timeMax: '2026-12-01T00:00:00Z' }, 'timeRangeEmpty'],
    ['a time without an offset', { timeMin: '2026-12-02T00:00:00' }, 'badRequest'],
    ['an unknown order', { orderBy: 'title' }, 'invalid'],
    ['a page token that is none', { pageToken: 'nonsense' }, 'invalid'],
  ])('is refused with %s', async (_name, asked, reason) => {
    await refused(page(asked), 400, reason);
  });

  test('rejects changes since long ago', async () => {
    await refused(page({ updatedMin: '2026-10-01T00:00:00Z' }), 410, 'updatedMinTooLongAgo');
    await add(1);
    expect((await page({ updatedMin: '2026-11-20T00:00:00Z' })).items).toHaveLength(1);
  });
});

describe('a sync token', () => {
  test('lists what changed since, with deletions', async () => {
    await add(3);
    const { items, syncToken } = await whole({ timeMin: '2026-11-01T00:00:00Z' });
    const [first, second] = items.map(({ id }) => id ?? '');
    await calendar.events.patch({ calendarId, eventId: first ?? '', requestBody: { summary: 'Changed' } });
    await calendar.events.delete({ calendarId, eventId: second ?? '' });
    const changes = await whole({ syncToken });
    expect(changes.items).toMatchObject([
      { id: first, summary: 'Changed' },
      { id: second, status: 'cancelled' },
    ]);
    expect((await whole({ syncToken: changes.syncToken })).items).toEqual([]);
  });

  test('covers changes made between the pages of the first list', async () => {
    await add(4);
    const first = await page({ maxResults: 2 });
    await calendar.events.delete({ calendarId, eventId: first.items?.[0]?.id ?? '' });
    const rest = await page({ maxResults: 2, pageToken: first.nextPageToken ?? '' });
    const changes = await whole({ syncToken: rest.nextSyncToken ?? '' });
    expect(changes.items).toMatchObject([{ id: first.items?.[0]?.id, status: 'cancelled' }]);
  });

  test('does not come with lists that it could not continue', async () => {
    for (const asked of [
      { q: 'x' },
      { iCalUID: 'x' },
      { orderBy: 'updated' },
      { updatedMin: '2026-11-20T00:00:00Z' },
    ]) {
      expect((await page(asked)).nextSyncToken).toBeUndefined();
    }
  });

  test.each<[string, Asked]>([
    ['iCalUID', { iCalUID: 'x' }],
    ['orderBy', { orderBy: 'updated' }],
    ['privateExtendedProperty', { privateExtendedProperty: ['a=b'] }],
    ['q', { q: 'x' }],
    ['sharedExtendedProperty', { sharedExtendedProperty: ['a=b'] }],
    ['timeMin', { timeMin: '2026-11-01T00:00:00Z' }],
    ['timeMax', { timeMax: '2026-11-01T00:00:00Z' }],
    ['updatedMin', { updatedMin: '2026-11-20T00:00:00Z' }],
    ['showDeleted=false', { showDeleted: false }],
    ['other instances than at first', { singleEvents: true }],
  ])('is refused together with %s', async (_name, asked) => {
    const { syncToken } = await whole();
    await refused(page({ syncToken, ...asked }), 400, 'badRequest');
  });

  test('takes showDeleted=true', async () => {
    const { syncToken } = await whole({ showDeleted: true });
    expect((await page({ syncToken, showDeleted: true })).items).toEqual([]);
  });

  test('expires on demand, also between two pages', async () => {
    const { syncToken } = await whole();
    await add(3);
    const first = await page({ syncToken, maxResults: 2 });
    await google.control('expire-calendar', { email: ada });
    await refused(page({ syncToken }), 410, 'fullSyncRequired');
    await refused(page({ maxResults: 2, pageToken: first.nextPageToken ?? '' }), 410, 'fullSyncRequired');
    expect((await whole()).items).toHaveLength(3);
  });

  test('expires after thirty days', async () => {
    const { syncToken } = await whole();
    await google.control('clock', { advanceMs: 31 * 86_400_000 });
    calendar = await google.clientFor(ada);
    await refused(page({ syncToken }), 410, 'fullSyncRequired');
  });

  test("rejects another calendar's token", async () => {
    await refused(page({ syncToken: 'bm9uZQ' }), 410, 'fullSyncRequired');
  });
});

test('changes by token give the same calendar as a whole list, after any writes', async () => {
  const write = fc.record({
    act: fc.constantFrom('insert', 'series', 'patch', 'delete', 'restore', 'move-instance', 'drop-instance', 'sync'),
    which: fc.nat(40),
    day: fc.integer({ min: 1, max: 28 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(write, { minLength: 30, maxLength: 60 }), async (writes) => {
      await google.control('reset', {});
      await google.control('quota', { profile: 'off' });
      calendar = await google.clientFor(ada);
      const copy = new Map<string, calendar_v3.Schema$Event>();
      let syncToken = '';
      const sync = async (): Promise<void> => {
        const answer = await whole(syncToken ? { syncToken, maxResults: 3 } : { showDeleted: true, maxResults: 3 });
        for (const event of answer.items) copy.set(event.id ?? '', event);
        syncToken = answer.syncToken;
      };
      await sync();
      for (const one of writes) await (one.act === 'sync' ? sync() : applied(one));
      await sync();
      const fresh = await whole({ showDeleted: true, maxResults: 2_500 });
      expect([...copy.values()].toSorted(byId)).toEqual(fresh.items.toSorted(byId));
    }),
    { numRuns: 10 },
  );
});

type Write = { act: string; which: number; day: number };

const applied = async ({ act, which, day }: Write): Promise<void> => {
  const date = `2026-12-${String(day).padStart(2, '0')}`;
  const times = hour(`${date}T09:00:00`, `${date}T10:00:00`);
  if (act === 'insert') return void (await calendar.events.insert({ calendarId, requestBody: times }));
  if (act === 'series') {
    const requestBody = { ...times, recurrence: ['RRULE:FREQ=DAILY;COUNT=5'] };
    return void (await calendar.events.insert({ calendarId, requestBody }));
  }
  const singleEvents = act.endsWith('-instance');
  const { items = [] } = await page({ showDeleted: act === 'restore', singleEvents });
  const eventId = items[which % Math.max(1, items.length)]?.id;
  if (!eventId) return;
  if (act === 'delete' || act === 'drop-instance') {
    await calendar.events.delete({ calendarId, eventId }).catch(() => 'was deleted');
    return;
  }
  const requestBody = act === 'restore' ? { status: 'confirmed' } : times;
  await calendar.events.patch({ calendarId, eventId, requestBody });
};

const byId = (a: calendar_v3.Schema$Event, b: calendar_v3.Schema$Event): number =>
  (a.id ?? '') < (b.id ?? '') ? -1 : 1;
