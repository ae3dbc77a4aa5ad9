// What the mailbox says of people: counts, times to answer, roles, and the last thing each side said.
import { expect, test } from 'vitest';
import { type Account, MessageId, ThreadId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import { read } from '#reading/read.ts';
import { accountKey } from '#server/db/account-rows.ts';
import { newAccount, testContext } from '#test/support/context.ts';
import { nameLabel } from '#test/support/mail-to-find.ts';
import { personCard } from './card.ts';
import { findPeople } from './find.ts';

const ctx = await testContext();
const now = new Date('2026-11-20T09:00:00Z');

const me = { name: 'Maya', email: 'maya@northwind.example' };
const dana = { name: 'Dana Whitfield', email: 'dana@helio.example' };
const cole = { name: 'Dana Cole', email: 'cole@acme.example' };
const wei = { name: 'Wei Zhang', email: 'wei@helio.example' };

type Written = { id: string; thread?: string; from?: typeof me; to?: typeof me; at: string; text: string; bulk?: true };

const rowOf = (account: Account, { id, thread = id, from = me, to = me, at, text, bulk }: Written) => {
  const own = from === me;
  const labels: Label[] = own ? ['sent'] : ['inbox'];
  const headers = new Map<string, string>([
    ['date', new Date(at).toUTCString()],
    ...(bulk
      ? ([
          ['list-unsubscribe', '<https://x.example>'],
          ['precedence', 'bulk'],
        ] as const)
      : []),
  ]);
  return {
    ...accountKey(account),
    id: MessageId.parse(id),
    thread_id: ThreadId.parse(thread),
    provider_labels: labels,
    labels,
    received_at: new Date(at),
    sender_name: from.name,
    sender_email: from.email,
    recipients: JSON.stringify([to]),
    copied: '[]',
    subject: 'Budget',
    reading: JSON.stringify(
      read({ html: null, text, subject: 'Budget', from, headers, ownAddress: me.email, to: [to] }),
    ),
    attachments: '[]',
    invitation: null,
    state: 'parsed' as const,
    sent_to: own ? [to.email] : [],
  };
};

const mailboxOf = async (...mails: Written[]): Promise<Account> => {
  const account = newAccount();
  await nameLabel(ctx, account);
  if (mails.length === 0) return account;
  await ctx.db.asUser(account.userId, (tx) =>
    tx
      .insertInto('message')
      .values(mails.map((mail) => rowOf(account, mail)))
      .execute(),
  );
  return account;
};

const cardIn = (account: Account, email: string) =>
  ctx.db.asUser(account.userId, (tx) => personCard(tx, account, email, now));

const foundIn = (account: Account, by: 'name' | 'company' | 'received' | 'sent', words?: string) =>
  ctx.db.asUser(account.userId, async (tx) =>
    (await findPeople(ctx, tx, account, { by, words })).map(({ name, received, sent }) => [name, received, sent]),
  );

const letters: Written[] = [
  {
    id: 'a',
    thread: 't',
    from: dana,
    at: '2026-11-02T09:00:00Z',
    text: 'Could you look at the budget?\n\nBest,\nDana Whitfield\nChief Financial Officer\nHelio',
  },
  { id: 'b', thread: 't', to: dana, at: '2026-11-02T11:00:00Z', text: 'The budget looks right to me so far.' },
  { id: 'c', thread: 't', from: dana, at: '2026-11-03T09:00:00Z', text: 'Then we sign on Friday in Lisbon.' },
  { id: 'd', thread: 't', to: dana, at: '2026-11-03T13:00:00Z', text: 'I will bring the papers along.' },
  { id: 'e', thread: 't', from: dana, at: '2026-11-04T13:00:00Z', text: 'The term sheet is attached for your files.' },
  { id: 'f', from: cole, at: '2026-11-05T13:00:00Z', text: 'Nice to meet you at the fair last week.' },
  { id: 'g', from: wei, at: '2026-11-06T13:00:00Z', text: 'The redlines of the contract are ready for you.' },
  {
    id: 'h',
    from: { name: 'Dana from Figma', email: 'news@figma.example' },
    at: '2026-11-06T14:00:00Z',
    text: 'Our newest features for you.',
    bulk: true,
  },
];

test('a card counts both ways, with the median time to answer and the last thing that each side said', async () => {
  const account = await mailboxOf(...letters);
  expect(await cardIn(account, 'Dana@Helio.example')).toMatchObject({
    name: 'Dana Whitfield',
    emails: ['dana@helio.example'],
    role: { text: 'Chief Financial Officer', from: 'signature' },
    company: { name: 'helio.example', from: 'address' },
    received: 3,
    sent: 2,
    lately: 5,
    first: '2026-11-02T09:00:00.000Z',
    answers: { mine: 3 * 3600, theirs: 23 * 3600 },
    heard: { text: 'The term sheet is attached for your files.', messageId: 'e', own: false },
    wrote: { text: 'I will bring the papers along.', messageId: 'd', own: true },
  });
});

test('the contacts’ title and company come before a signature, and all addresses of a contact count together', async () => {
  const account = await mailboxOf(...letters, {
    id: 'i',
    from: { name: 'D', email: 'dw@home.example' },
    at: '2026-11-07T09:00:00Z',
    text: 'This one is from my private address.',
  });
  await ctx.db.asUser(account.userId, (tx) =>
    tx
      .insertInto('contact')
      .values({
        ...accountKey(account),
        id: 'people/1',
        name: 'Dana Whitfield',
        given_name: 'Dana',
        nicknames: ['Dee'],
        emails: ['dana@helio.example', 'dw@home.example'],
        organization: 'Helio',
        title: 'CFO',
        phonetic: null,
      })
      .execute(),
  );
  expect(await cardIn(account, 'dana@helio.example')).toMatchObject({
    role: { text: 'CFO', from: 'contacts' },
    company: { name: 'Helio', from: 'contacts' },
    received: 4,
    heard: { messageId: 'i' },
  });
  expect(await foundIn(account, 'name', 'dee')).toEqual([['Dana Whitfield', 4, 2]]);
  expect(await foundIn(account, 'company', 'Helio')).toEqual([
    ['Dana Whitfield', 4, 2],
    ['Wei Zhang', 1, 0],
  ]);
});

test('a name finds everybody who bears it, and no newsletter', async () => {
  const account = await mailboxOf(...letters);
  expect(await foundIn(account, 'name', 'Dana')).toEqual([
    ['Dana Whitfield', 3, 2],
    ['Dana Cole', 1, 0],
  ]);
  expect(await foundIn(account, 'name', 'Dana Cole')).toEqual([['Dana Cole', 1, 0]]);
  expect(await foundIn(account, 'name', "x' | 'y")).toEqual([]);
});

test('those who write most are people whom the person answers', async () => {
  const account = await mailboxOf(...letters);
  expect(await foundIn(account, 'received')).toEqual([['Dana Whitfield', 3, 2]]);
});

test('nobody is known under an address without mail, and mail of another account stays unseen', async () => {
  await mailboxOf(...letters.map((one) => ({ ...one, id: `other-${one.id}`, thread: 'other' })));
  const account = await mailboxOf();
  expect(await cardIn(account, 'dana@helio.example')).toBeNull();
  expect(await foundIn(account, 'name', 'Dana')).toEqual([]);
});
