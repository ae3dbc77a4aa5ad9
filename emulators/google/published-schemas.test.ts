/** Checks every kind of answer against Google's published schemas: no unknown field, no wrong type. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { publishedSchemas } from './published-schemas.ts';
import { ada, ben, mailOf, smallSeed } from './small-seed.ts';
import { startTestGoogle, type TestGoogle } from './test-google.ts';

const scopes = ['gmail.modify', 'contacts', 'contacts.other.readonly'].map(
  (name) => `https://www.googleapis.com/auth/${name}`,
);
const [gmail, people] = [publishedSchemas('gmail'), publishedSchemas('people')];
const letter = [
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b\r\nContent-Type: text/plain\r\n\r\nSee the file.',
  '--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename=plan.pdf\r\n\r\n%PDF',
  '--b--',
].join('\r\n');
const raw = (subject: string, to = ben) =>
  Buffer.from(mailOf({ from: `Ada Small <${ada}>`, to, subject })).toString('base64url');

let google: TestGoogle;
let token = '';
/** Ids for the placeholders in the paths below. */
const ids = { message: '', thread: '', label: '', draft: '', attachment: '', history: '', contact: '' };
const mailbox = '/gmail/v1/users/me';
const Placed = z.looseObject({ id: z.string(), threadId: z.string() });

const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
  const answer = await fetch(google.url + path.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof ids) => ids[name]), {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

beforeAll(async () => {
  const contacts = {
    [ada]: [
      {
        givenName: 'Cleo',
        familyName: 'Marsh',
        nicknames: ['Clee'],
        emails: [{ value: 'cleo@far.example', type: 'work' as const }],
      },
    ],
  };
  google = await startTestGoogle({ seed: (now) => ({ ...smallSeed(now), contacts }) });
  token = (await google.signIn(ada, { scope: `openid email profile ${scopes.join(' ')}` })).access_token;
  ids.history = z.looseObject({ historyId: z.string() }).parse(await ask('GET', `${mailbox}/profile`)).historyId;
  const head = `From: Cleo <cleo@far.example>\r\nTo: ${ada}\r\nSubject: The plan\r\n`;
  const placed = Placed.parse(await (await google.deliver(ada, Buffer.from(head + letter))).json());
  [ids.message, ids.thread] = [placed.id, placed.threadId];
  const shape = z.looseObject({ id: z.string() });
  ids.label = shape.parse(await ask('POST', `${mailbox}/labels`, { name: 'Plans' })).id;
  ids.draft = shape.parse(await ask('POST', `${mailbox}/drafts`, { message: { raw: raw('A draft') } })).id;
  const whole = JSON.stringify(await ask('GET', `${mailbox}/messages/{message}?format=full`));
  ids.attachment = /"attachmentId":"([^"]+)"/.exec(whole)?.[1] ?? '';
  const named = z.object({ connections: z.array(z.looseObject({ resourceName: z.string() })) });
  const listed = named.parse(await ask('GET', '/v1/people/me/connections?personFields=names'));
  ids.contact = listed.connections[0]?.resourceName ?? '';
  // One history record of each kind, in order.
  await ask('POST', `${mailbox}/messages/{message}/modify`, { addLabelIds: [ids.label] });
  await ask('POST', `${mailbox}/messages/{message}/modify`, { removeLabelIds: ['UNREAD'] });
  const gone = Placed.parse(await (await google.deliver(ada, Buffer.from(mailOf({ subject: 'Short life' })))).json());
  await google.control('delete-message', { mailbox: ada, id: gone.id });
});
afterAll(() => google.stop());

const mail: [string, string, string, object?][] = [
  ['Profile', 'GET', '/profile'],
  ['ListLabelsResponse', 'GET', '/labels'],
  ['Label', 'GET', '/labels/{label}'],
  ['Label', 'POST', '/labels', { name: 'More plans', color: { textColor: '#000000', backgroundColor: '#ffffff' } }],
  ['Label', 'PATCH', '/labels/{label}', { name: 'Old plans' }],
  ['ListMessagesResponse', 'GET', '/messages?maxResults=2'],
  ['ListMessagesResponse', 'GET', '/messages?q=nothing-like-it'],
  ...['minimal', 'full', 'raw', 'metadata'].map((format): [string, string, string] => [
    'Message',
    'GET',
    `/messages/{message}?format=${format}`,
  ]),
  ['MessagePartBody', 'GET', '/messages/{message}/attachments/{attachment}'],
  ['Message', 'POST', '/messages/{message}/modify', { addLabelIds: ['STARRED'] }],
  ['Message', 'POST', '/messages/{message}/trash'],
  ['Message', 'POST', '/messages/{message}/untrash'],
  ['Message', 'POST', '/messages', { raw: raw('Put in'), labelIds: ['INBOX'] }],
  ['Message', 'POST', '/messages/import', { raw: raw('Brought along') }],
  ['Message', 'POST', '/messages/send', { raw: raw('Sent') }],
  ['ListThreadsResponse', 'GET', '/threads?maxResults=2'],
  ['Thread', 'GET', '/threads/{thread}'],
  ['Thread', 'POST', '/threads/{thread}/modify', { addLabelIds: ['STARRED'] }],
  ['Thread', 'POST', '/threads/{thread}/trash'],
  ['Thread', 'POST', '/threads/{thread}/untrash'],
  ['ListDraftsResponse', 'GET', '/drafts'],
  ['Draft', 'GET', '/drafts/{draft}?format=full'],
  ['Draft', 'PUT', '/drafts/{draft}', { message: { raw: raw('A better draft') } }],
  ['Message', 'POST', '/drafts/send', { id: '{draft}' }],
  ['ListHistoryResponse', 'GET', '/history?startHistoryId={history}'],
  ['ListSendAsResponse', 'GET', '/settings/sendAs'],
  ['SendAs', 'GET', `/settings/sendAs/${ada}`],
  ['VacationSettings', 'GET', '/settings/vacation'],
  ['VacationSettings', 'PUT', '/settings/vacation', { enableAutoReply: true, responseSubject: 'Away' }],
  ['WatchResponse', 'POST', '/watch', { topicName: 'projects/small/topics/mail' }],
];

describe('Gmail answers with', () => {
  test.each(mail)('%s to %s %s', async (schema, method, path, body) => {
    const sent = body && JSON.parse(JSON.stringify(body).replace('{draft}', ids.draft));
    const answer = await ask(method, mailbox + path, sent);
    expect(gmail.complaints(schema, answer)).toEqual([]);
  });
});

test('the checked history has records of all four kinds', async () => {
  const answer = JSON.stringify(await ask('GET', `${mailbox}/history?startHistoryId={history}`));
  for (const kind of ['messagesAdded', 'messagesDeleted', 'labelsAdded', 'labelsRemoved'])
    expect(answer).toContain(kind);
});

const fields = 'names,nicknames,emailAddresses,organizations,phoneNumbers,metadata';
const contacts: [string, string, string, object?][] = [
  ['ListConnectionsResponse', 'GET', `/v1/people/me/connections?personFields=${fields}&requestSyncToken=true`],
  ['Person', 'GET', `/v1/{contact}?personFields=${fields}`],
  ['Person', 'GET', '/v1/people/me?personFields=names,emailAddresses'],
  ['SearchResponse', 'GET', `/v1/people:searchContacts?query=cleo&readMask=${fields}`],
  ['ListOtherContactsResponse', 'GET', '/v1/otherContacts?readMask=names'],
  ['Person', 'POST', `/v1/people:createContact?personFields=${fields}`, { names: [{ givenName: 'Dora' }] }],
];

describe('the People API answers with', () => {
  test.each(contacts)('%s to %s %s', async (schema, method, path, body) => {
    expect(people.complaints(schema, await ask(method, path, body))).toEqual([]);
  });
});

test.each<[string, string, unknown]>([
  ['a number for an id', 'Message', { id: 5 }],
  ['a name that Google does not use', 'Message', { id: 'a', labels: [] }],
  ['text for a list', 'ListMessagesResponse', { messages: 'none' }],
  ['null', 'ListHistoryResponse', { nextPageToken: null }],
  [
    'a wrong type far inside',
    'ListHistoryResponse',
    { history: [{ messagesAdded: [{ message: { sizeEstimate: '1' } }] }] },
  ],
  ['a list for a thing', 'Profile', []],
])('the schema check finds %s', (_name, schema, value) => {
  expect(gmail.complaints(schema, value)).toHaveLength(1);
});
