import { auth, type people_v1, people as peopleClient } from '@googleapis/people';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { SeedContact } from '#emulators/seed/seed.ts';
import { ada, ben, smallSeed } from './small-seed.ts';
import { startTestGoogle, type TestGoogle } from './test-google.ts';

const scope = (name: string) => `openid email profile https://www.googleapis.com/auth/${name}`;
const [reading, changing] = [scope('contacts.readonly'), scope('contacts')];
const me = { resourceName: 'people/me' };
const personFields = 'names,nicknames,emailAddresses,organizations,phoneNumbers,metadata';
const week = 7 * 86_400_000;

const contacts: SeedContact[] = [
  {
    givenName: 'Cleo',
    familyName: 'Marsh',
    nicknames: ['Clee'],
    emails: [
      { value: 'cleo@far.example', type: 'work' },
      { value: 'cleo@home.example', type: 'home' },
    ],
    organization: 'Far',
    title: 'Head of Letters',
    phones: [{ value: '+44 7700 900001', type: 'mobile' }],
  },
  { givenName: 'Zoë', familyName: 'Ader', emails: [{ value: 'zoe@far.example', type: 'work' }] },
  { givenName: 'Plumber' },
];

let google: TestGoogle;
let people: people_v1.People;

const clientFor = async (email: string, scopes: string): Promise<people_v1.People> => {
  const client = new auth.OAuth2();
  client.setCredentials({ access_token: (await google.signIn(email, { scope: scopes })).access_token });
  return peopleClient({ version: 'v1', auth: client, rootUrl: `${google.url}/`, retry: false });
};

beforeEach(async () => {
  google = await startTestGoogle({ seed: (now) => ({ ...smallSeed(now), contacts: { [ada]: contacts } }) });
  people = await clientFor(ada, reading);
});
afterEach(() => google.stop());

const list = async (more: Omit<people_v1.Params$Resource$People$Connections$List, 'resourceName'> = {}) =>
  (await people.people.connections.list({ ...me, personFields, requestSyncToken: true, ...more })).data;
const names = (of: people_v1.Schema$ListConnectionsResponse) =>
  of.connections?.map((one) => one.names?.[0]?.displayName ?? (one.metadata?.deleted ? 'deleted' : 'nameless'));
const named = z.object({ resourceName: z.string() });
const control = async (change: object) => (await google.control('contact', { user: ada, ...change })).json();
const add = async (givenName: string) => named.parse(await control({ add: { givenName } })).resourceName;
const idOf = async (name: string): Promise<string> => {
  const match = (await list()).connections?.find((one) => one.names?.[0]?.givenName === name);
  return match?.resourceName ?? '';
};

describe('the list', () => {
  test('returns only the requested fields, each with its source', async () => {
    const { connections, totalItems, nextSyncToken } = await list();
    expect(totalItems).toBe(3);
    expect(nextSyncToken).toBeTruthy();
    expect(connections?.[0]).toMatchObject({
      resourceName: expect.stringMatching(/^people\/c\d+$/),
      etag: expect.stringMatching(/^%/),
      names: [
        {
          metadata: { primary: true, source: { type: 'CONTACT' } },
          displayName: 'Cleo Marsh',
          displayNameLastFirst: 'Marsh, Cleo',
          givenName: 'Cleo',
          familyName: 'Marsh',
        },
      ],
      nicknames: [{ value: 'Clee' }],
      emailAddresses: [
        { value: 'cleo@far.example', type: 'work' },
        { value: 'cleo@home.example', type: 'home' },
      ],
      organizations: [{ name: 'Far', title: 'Head of Letters' }],
      phoneNumbers: [{ value: '+44 7700 900001' }],
      metadata: { sources: [{ type: 'CONTACT', etag: expect.any(String) }], objectType: 'PERSON' },
    });
    const some = await list({ personFields: 'names,addresses' });
    expect(Object.keys(some.connections?.[0] ?? {})).toEqual(['resourceName', 'etag', 'names']);
  });

  test.each([
    ['without fields', { personFields: '' }, 'personFields mask is required'],
    ['with a field there is none of', { personFields: 'names,shoes' }, 'Invalid personFields mask path: "shoes"'],
    ['with a page token of its own making', { pageToken: 'next please' }, 'Invalid pageToken'],
    ['with a sync token of its own making', { syncToken: 'anything' }, 'Invalid syncToken'],
  ])('refuses %s', async (_name, asked, message) => {
    await expect(list(asked)).rejects.toMatchObject({ status: 400, message: expect.stringContaining(message) });
  });

  test('pages, with the sync token on the last page', async () => {
    const seen: (string | undefined)[] = [];
    const tokens: unknown[] = [];
    let pageToken: string | undefined;
    do {
      const page = await list({ pageSize: 2, ...(pageToken ? { pageToken } : {}) });
      seen.push(...(names(page) ?? []));
      tokens.push(page.nextSyncToken !== undefined);
      pageToken = page.nextPageToken ?? undefined;
    } while (pageToken);
    expect(seen).toEqual(['Cleo Marsh', 'Zoë Ader', 'Plumber']);
    expect(tokens).toEqual([false, true]);
  });

  test('returns no sync token without a request for one', async () => {
    expect(await list({ requestSyncToken: false })).not.toHaveProperty('nextSyncToken');
  });

  test('is empty for an account without contacts', async () => {
    people = await clientFor(ben, reading);
    expect(await list()).toEqual({ totalItems: 0, totalPeople: 0, nextSyncToken: expect.any(String) });
  });
});

describe('a sync token', () => {
  const tokenNow = async () => (await list()).nextSyncToken ?? '';

  test('returns later additions, changes and removals', async () => {
    const syncToken = await tokenNow();
    await control({ change: await idOf('Plumber'), to: { givenName: 'Electrician' } });
    await add('Dora');
    await control({ remove: await idOf('Zoë') });
    const news = await list({ syncToken });
    expect(names(news)).toEqual(['Electrician', 'Dora', 'deleted']);
    expect(news).not.toHaveProperty('totalItems');
    expect(await list({ syncToken: news.nextSyncToken ?? '' })).toEqual({ nextSyncToken: expect.any(String) });
  });

  test('includes changes made between pages', async () => {
    const first = await list({ pageSize: 2 });
    await add('Late');
    const rest = await list({ pageSize: 2, pageToken: first.nextPageToken ?? '' });
    const news = await list({ syncToken: rest.nextSyncToken ?? '' });
    expect([...(names(rest) ?? []), ...(names(news) ?? [])]).toContain('Late');
  });

  test('expires a week after the last full list, even if renewed', async () => {
    let syncToken = await tokenNow();
    for (const days of [3, 3]) {
      await google.control('clock', { advanceMs: days * 86_400_000 });
      people = await clientFor(ada, reading);
      syncToken = (await list({ syncToken })).nextSyncToken ?? '';
    }
    await google.control('clock', { advanceMs: week - 6 * 86_400_000 + 1000 });
    people = await clientFor(ada, reading);
    await expect(list({ syncToken })).rejects.toMatchObject({
      status: 400,
      response: {
        data: {
          error: {
            status: 'FAILED_PRECONDITION',
            message: 'Sync token is expired. Clear local cache and retry call without the sync token.',
            details: [{ reason: 'EXPIRED_SYNC_TOKEN' }],
          },
        },
      },
    });
  });

  test('can expire by hand, and holds only for its own fields', async () => {
    const syncToken = await tokenNow();
    await expect(list({ syncToken, personFields: 'names' })).rejects.toMatchObject({ status: 400 });
    await control({ expireSyncTokens: true });
    await expect(list({ syncToken })).rejects.toMatchObject({ status: 400 });
    expect(names(await list({ syncToken: await tokenNow() }))).toBeUndefined();
  });
});

describe('a search', () => {
  const search = async (query: string) =>
    (await people.people.searchContacts({ query, readMask: 'names' })).data.results?.map(
      ({ person }) => person?.names?.[0]?.displayName,
    );

  test('finds nothing before warm-up, and nothing newer than it', async () => {
    expect(await search('cleo')).toBeUndefined();
    expect(await search('')).toBeUndefined();
    expect(await search('cleo')).toEqual(['Cleo Marsh']);
    await add('Cleopatra');
    expect(await search('cleo')).toEqual(['Cleo Marsh']);
    await search('');
    expect(await search('cleo')).toEqual(['Cleo Marsh', 'Cleopatra']);
  });

  test.each([
    ['mar', ['Cleo Marsh']],
    ['cleo m', ['Cleo Marsh']],
    ['leo', undefined],
    ['zoe', ['Zoë Ader']],
    ['head of', ['Cleo Marsh']],
    ['cleo@home', ['Cleo Marsh']],
  ])('finds %s by word prefixes', async (query, expected) => {
    await search('');
    expect(await search(query)).toEqual(expected);
  });
});

describe('one person', () => {
  test('people/me is the account’s profile', async () => {
    const { data } = await people.people.get({ ...me, personFields: 'names,emailAddresses' });
    expect(data).toMatchObject({
      names: [{ displayName: 'Ada Small', metadata: { source: { type: 'PROFILE' } } }],
      emailAddresses: [{ value: ada }],
    });
  });

  test('create, update with a current etag, and delete', async () => {
    people = await clientFor(ada, changing);
    const made = await people.people.createContact({ requestBody: { names: [{ givenName: 'Ivo' }] } });
    const resourceName = made.data.resourceName ?? '';
    const etag = made.data.etag ?? '';
    const change = (requestBody: people_v1.Schema$Person) =>
      people.people.updateContact({ resourceName, updatePersonFields: 'emailAddresses', requestBody });
    const emailAddresses = [{ value: 'ivo@far.example' }];
    await expect(change({ emailAddresses })).rejects.toMatchObject({ status: 400 });
    const changed = await change({ etag, emailAddresses, names: [{ givenName: 'not asked for' }] });
    expect(changed.data).toMatchObject({ names: [{ givenName: 'Ivo' }], emailAddresses });
    await expect(change({ etag, emailAddresses: [] })).rejects.toMatchObject({
      status: 400,
      response: { data: { error: { errors: [{ reason: 'failedPrecondition' }] } } },
    });
    expect((await people.people.get({ resourceName, personFields })).data).toMatchObject({ emailAddresses });
    await people.people.deleteContact({ resourceName });
    await expect(people.people.get({ resourceName, personFields })).rejects.toMatchObject({ status: 404 });
  });

  test('a contact has at most one name', async () => {
    people = await clientFor(ada, changing);
    const requestBody = { names: [{ givenName: 'Ivo' }, { givenName: 'Ivan' }] };
    await expect(people.people.createContact({ requestBody })).rejects.toMatchObject({ status: 400 });
  });
});

describe('permissions', () => {
  test('reading allows no changes, mail scopes no contacts, and no account sees another’s', async () => {
    await expect(people.people.createContact({ requestBody: {} })).rejects.toMatchObject({ status: 403 });
    const id = await idOf('Cleo');
    people = await clientFor(ben, reading);
    await expect(people.people.get({ resourceName: id, personFields })).rejects.toMatchObject({ status: 404 });
    people = await clientFor(ada, scope('gmail.modify'));
    await expect(list()).rejects.toMatchObject({
      status: 403,
      response: { data: { error: { details: [{ reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT' }] } } },
    });
    expect((await people.people.get({ ...me, personFields: 'names' })).status).toBe(200);
  });

  test('other contacts need their own scope', async () => {
    const others = () => people.otherContacts.list({ readMask: 'names' });
    await expect(others()).rejects.toMatchObject({ status: 403 });
    people = await clientFor(ada, scope('contacts.other.readonly'));
    expect((await others()).data).toEqual({ totalSize: 0 });
  });
});

describe('the quota', () => {
  const token = async (email: string) => (await google.signIn(email, { scope: reading })).access_token;
  const ask = async (bearer: string) =>
    (await google.get('/v1/people/me/connections?personFields=names&pageSize=1', bearer)).status;

  test('allows ninety reads a minute for each person', async () => {
    const [adas, bens] = [await token(ada), await token(ben)];
    const answers: number[] = [];
    for (let asked = 0; asked < 92; asked += 1) answers.push(await ask(adas));
    expect(answers.filter((status) => status === 200)).toHaveLength(90);
    expect(answers.slice(90)).toEqual([429, 429]);
    expect(await ask(bens)).toBe(200);
    await google.control('clock', { advanceMs: 60_001 });
    expect(await ask(adas)).toBe(200);
  });

  test('is off when quotas are off', async () => {
    await google.control('quota', { profile: 'off' });
    const bearer = await token(ada);
    const answers: number[] = [];
    for (let asked = 0; asked < 91; asked += 1) answers.push(await ask(bearer));
    expect(new Set(answers)).toEqual(new Set([200]));
  });
});
