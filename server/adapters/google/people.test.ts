// Reads contacts as Google may store them: names from several sources, hostile text, and too many values.
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactLimits } from '#domain/contact.ts';
import type { Caller } from '#server/ports.ts';
import { newAccount } from '#test/support/context.ts';
import { listening } from '#test/support/listening.ts';
import { people } from './people.ts';

let server: Server;
let url = '';
let answers: { status: number; body: unknown }[] = [];
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { status, body } = answers.shift() ?? { status: 200, body: {} };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  url = `http://127.0.0.1:${await listening(server)}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const caller: Caller = { account: newAccount(), token: 'token', priority: 'background' };
const page = (cursor: string | null, pageToken: string | null = null) =>
  people({ people: url }).contacts(caller, { cursor, pageToken });
const read = async (body: object, pageToken: string | null = null) => {
  answers = [{ status: 200, body }];
  asked = [];
  const result = await page(null, pageToken);
  if (result === 'lost') throw new Error('lost');
  return result;
};
const one = async (person: object) =>
  (await read({ connections: [{ resourceName: 'people/c1', ...person }] })).contacts[0];

test('a contact has the primary name, the current job and every address once, in lower case', async () => {
  const contact = await one({
    names: [
      { displayName: 'M. L.' },
      { metadata: { primary: true }, displayName: 'Maya Lindqvist', givenName: 'Maya', phoneticGivenName: 'MY-ah' },
    ],
    nicknames: [{ value: 'May' }, { value: ' ' }, {}],
    emailAddresses: [
      { value: 'Maya@Northwind.example' },
      { value: 'Maya@Northwind.example' },
      { value: 'm@home.example' },
    ],
    organizations: [
      { metadata: { primary: true }, name: 'Before', title: 'Analyst' },
      { current: true, name: 'Northwind', title: 'CFO' },
    ],
  });
  expect(contact).toEqual({
    id: 'people/c1',
    name: 'Maya Lindqvist',
    givenName: 'Maya',
    nicknames: ['May'],
    emails: ['maya@northwind.example', 'm@home.example'],
    organization: 'Northwind',
    title: 'CFO',
    phonetic: 'MY-ah',
  });
});

test('a contact without any details is still a contact', async () => {
  expect(await one({})).toMatchObject({ name: '', emails: [], organization: null, title: null, phonetic: null });
});

test('a contact has no control characters or text direction marks', async () => {
  const contact = await one({
    names: [{ displayName: 'Ma\u0000ya\r\nBcc: all\u202egnol' }],
    organizations: [{ title: 'C\ud800FO' }],
  });
  expect(contact).toMatchObject({ name: 'Ma ya Bcc: all gnol', title: 'C\ufffdFO' });
});

test('each contact is limited in size', async () => {
  const contact = await one({
    names: [{ displayName: 'a'.repeat(5000) }],
    nicknames: Array.from({ length: 500 }, (_, at) => ({ value: `n${at}` })),
    emailAddresses: Array.from({ length: 500 }, (_, at) => ({ value: `n${at}@x.example` })),
  });
  expect(contact?.name).toHaveLength(contactLimits.characters);
  expect(contact?.nicknames).toHaveLength(contactLimits.nicknames);
  expect(contact?.emails).toHaveLength(contactLimits.emails);
});

test('a page names the contacts, the deleted ones and the next page, and may be empty', async () => {
  const gone = { resourceName: 'people/c2', metadata: { deleted: true } };
  expect(await read({ connections: [{ resourceName: 'people/c1' }, gone], nextPageToken: 'two' })).toMatchObject({
    contacts: [{ id: 'people/c1' }],
    gone: ['people/c2'],
    next: 'two',
    cursor: null,
  });
  expect(await read({ nextPageToken: 'three' }, 'two')).toEqual({
    contacts: [],
    gone: [],
    next: 'three',
    cursor: null,
  });
  expect(new URL(asked[0] ?? '', url).searchParams.get('pageToken')).toBe('two');
  expect(await read({ nextPageToken: '', nextSyncToken: 'later' }, 'three')).toMatchObject({
    next: null,
    cursor: 'later',
  });
});

test('a refused sync token means a lost cursor, while a refused full list is a problem', async () => {
  answers = [{ status: 400, body: {} }];
  expect(await page('old')).toBe('lost');
  answers = [{ status: 400, body: {} }];
  await expect(page(null)).rejects.toMatchObject({ code: 'provider.rejected' });
});
