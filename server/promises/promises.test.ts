// Promises of the mailbox: what opens one, what closes it, and what the person says of it.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Account, CommandId, MessageId, ThreadId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import { type OpenPromise, PromiseId } from '#domain/promise.ts';
import { read } from '#reading/read.ts';
import { execute } from '#server/commands/execute.ts';
import { accountKey } from '#server/db/account-rows.ts';
import { newAccount, testContext } from '#test/support/context.ts';
import { nameLabel } from '#test/support/mail-to-find.ts';
import { promisesOf } from './list.ts';
import { datedMarksOf } from './store.ts';

const ctx = await testContext();
const now = new Date('2026-11-20T09:00:00Z');

const me = { name: 'Maya', email: 'maya@northwind.example' };
const raj = { name: 'Raj Patel', email: 'raj@acme.example' };

type Written = {
  id: string;
  thread?: string;
  from?: typeof me;
  to?: typeof me;
  at?: string;
  subject?: string;
  text: string;
  labels?: Label[];
  file?: string;
  headers?: [string, string][];
};

const mailboxOf = async (...mails: Written[]): Promise<Account> => {
  const account = newAccount();
  await nameLabel(ctx, account);
  await put(account, ...mails);
  return account;
};

const put = (account: Account, ...mails: Written[]) =>
  ctx.db.asUser(account.userId, (tx) =>
    tx
      .insertInto('message')
      .values(mails.map((mail) => rowOf(account, mail)))
      .execute(),
  );

const rowOf = (account: Account, mail: Written) => {
  const { id, from = me, to = from === me ? raj : me, at = '2026-11-17T09:00:00Z', subject = 'Deck' } = mail;
  const labels = mail.labels ?? (from === me ? ['sent' as const] : ['inbox' as const]);
  const headers = new Map<string, string>([['date', new Date(at).toUTCString()], ...(mail.headers ?? [])]);
  const reading = read({ html: null, text: mail.text, subject, from, headers, ownAddress: me.email, to: [to] });
  return {
    ...accountKey(account),
    id: MessageId.parse(id),
    thread_id: ThreadId.parse(mail.thread ?? 'thread'),
    provider_labels: labels,
    labels,
    received_at: new Date(at),
    sender_name: from.name,
    sender_email: from.email,
    recipients: JSON.stringify([to]),
    copied: '[]',
    sent_to: from === me ? [to.email] : [],
    subject,
    reading: JSON.stringify(reading),
    attachments: JSON.stringify(mail.file ? [{ name: mail.file, mimeType: 'application/pdf', size: 9 }] : []),
    invitation: null,
    state: 'parsed' as const,
  };
};

const listed = (account: Account): Promise<OpenPromise[]> => listedAt(account, now);

const listedAt = (account: Account, at: Date): Promise<OpenPromise[]> =>
  ctx.db.asUser(account.userId, async (tx) => promisesOf(tx, account, at, await datedMarksOf(tx, account)));

const short = (all: readonly OpenPromise[]): string[] =>
  all.map(({ kind, closed, by }) => [kind, ...(by ? [by] : []), ...(closed ? [closed.how] : [])].join(' '));

const promise: Written = { id: 'own', text: 'Raj, I will send you the revised deck by Friday.' };

describe('a promise of the person', () => {
  test('is open with the other side, its sentence and its day', async () => {
    const [one] = await listed(await mailboxOf(promise));
    expect(one).toMatchObject({
      kind: 'mine',
      by: '2026-11-20',
      other: raj,
      quote: { text: 'Raj, I will send you the revised deck by Friday.', own: true },
      closed: null,
    });
  });

  test('to send something closes with the file, from whichever program it leaves', async () => {
    const account = await mailboxOf(promise);
    await put(account, { id: 'without', at: '2026-11-18T09:00:00Z', text: 'Good to hear that.' });
    expect(short(await listed(account))).toEqual(['mine 2026-11-20']);
    await put(account, { id: 'with', at: '2026-11-19T09:00:00Z', text: 'Here is the deck.', file: 'deck.pdf' });
    const [one] = await listed(account);
    expect(one?.closed).toEqual({ how: 'answered', messageId: 'with', at: '2026-11-19T09:00:00.000Z' });
  });

  test('closes with a mail to that person in another thread, if its words agree', async () => {
    const account = await mailboxOf(promise, {
      id: 'x',
      thread: 'other',
      at: '2026-11-18T09:00:00Z',
      text: 'See you then.',
    });
    expect(short(await listed(account))).toEqual(['mine 2026-11-20']);
    await put(account, {
      id: 'there',
      thread: 'new',
      at: '2026-11-19T09:00:00Z',
      subject: 'Revised deck',
      text: 'As promised, the revised deck is attached.',
      file: 'deck.pdf',
    });
    expect(short(await listed(account))).toEqual(['mine 2026-11-20 sent']);
  });

  test('“still working on it” moves nothing', async () => {
    const account = await mailboxOf(promise, {
      id: 'y',
      at: '2026-11-18T09:00:00Z',
      text: 'Still working on the deck.',
    });
    expect(short(await listed(account))).toEqual(['mine 2026-11-20']);
  });

  test.each([
    ['a draft', { ...promise, labels: ['drafts'] }],
    ['a quotation', { ...promise, text: 'On Monday Raj wrote:\n> I will send you the deck by Friday.' }],
    [
      'a forward',
      {
        ...promise,
        subject: 'Fwd: Deck',
        text: '---- Forwarded message ----\nFrom: Raj\n\nI will send you the deck by Friday.',
      },
    ],
    ['a quoted sentence', { ...promise, text: 'He said “I will send you the deck by Friday” and laughed.' }],
    ['a joke', { ...promise, text: 'I will eat my hat if they sign by Friday.' }],
    [
      'another language',
      { ...promise, text: 'Lieber Raj, ich schicke dir morgen die überarbeitete Präsentation, versprochen.' },
    ],
  ] satisfies [string, Written][])('is not %s', async (_what, mail) => {
    expect(await listed(await mailboxOf(mail))).toEqual([]);
  });
});

describe('a request', () => {
  const asked: Written = { id: 'asks', from: raj, text: 'Could you send me the numbers by Wednesday?' };
  const knows: Written = { id: 'before', thread: 'before', at: '2026-11-01T09:00:00Z', text: 'Nice to meet you.' };

  test('of a known person is open until the person answers', async () => {
    const account = await mailboxOf(knows, asked);
    expect(short(await listed(account))).toEqual(['asked-me 2026-11-18']);
    await put(account, { id: 'reply', at: '2026-11-18T09:00:00Z', text: 'They are on the share.' });
    expect(short(await listed(account))).toEqual(['asked-me 2026-11-18 answered']);
  });

  test('closes when the person hands it on', async () => {
    const account = await mailboxOf(knows, asked);
    await put(account, { id: 'fwd', at: '2026-11-18T09:00:00Z', subject: 'Fwd: Deck', text: 'Yours, please.' });
    expect(short(await listed(account))).toContain('asked-me 2026-11-18 handed-on');
  });

  test('in an archived thread is settled', async () => {
    expect(await listed(await mailboxOf(knows, { ...asked, labels: [] }))).toEqual([]);
  });

  test('of a stranger, a list or a machine is none', async () => {
    expect(await listed(await mailboxOf(asked))).toEqual([]);
    const list: Written = {
      ...asked,
      headers: [
        ['list-unsubscribe', '<https://x.example>'],
        ['precedence', 'bulk'],
      ],
    };
    expect(await listed(await mailboxOf(knows, list))).toEqual([]);
  });

  test('of the person waits until the other side writes, and an automatic reply is no answer', async () => {
    const account = await mailboxOf({ id: 'own-ask', text: 'Raj, could you confirm the budget?' });
    expect(short(await listed(account))).toEqual(['asked-them']);
    const auto: Written = {
      id: 'auto',
      from: raj,
      at: '2026-11-18T09:00:00Z',
      subject: 'Automatic reply: Deck',
      text: 'I am out of the office.',
      headers: [['auto-submitted', 'auto-replied']],
    };
    await put(account, auto);
    expect(short(await listed(account))).toEqual(['asked-them']);
    await put(account, { id: 'yes', from: raj, at: '2026-11-19T09:00:00Z', text: 'The budget stands.' });
    expect(short(await listed(account))).toEqual(['asked-them answered']);
  });
});

describe('what the person says of a promise', () => {
  const mark = (account: Account, id: PromiseId, as: 'done' | 'dropped' | 'open') => {
    const command = { kind: 'mark-promise' as const, args: { promiseId: id, mark: as } };
    return execute(ctx, account, { id: CommandId.parse(randomUUID()), command, spoken: false });
  };

  test.each([
    ['done', ['mine 2026-11-20 marked']],
    ['dropped', []],
  ] as const)('%s takes it from the open ones, and undo brings it back', async (as, then) => {
    const account = await mailboxOf(promise);
    const [one] = await listed(account);
    if (!one) throw new Error('nothing is open');
    const { id } = await mark(account, one.id, as);
    const after = short((await listed(account)).filter(({ closed }) => closed === null || closed.how === 'marked'));
    expect(after).toEqual(then);
    await execute(ctx, account, {
      id: CommandId.parse(randomUUID()),
      command: { kind: 'undo', args: { commandId: id } },
      spoken: false,
    });
    expect(short(await listed(account))).toEqual(['mine 2026-11-20']);
  });

  test('done is listed for a week, however old the promise is', async () => {
    const account = await mailboxOf({ ...promise, at: '2026-10-01T09:00:00Z' });
    const [one] = await listed(account);
    if (!one) throw new Error('nothing is open');
    await mark(account, one.id, 'done');
    const inDays = (days: number) => listedAt(account, new Date(ctx.clock.now().getTime() + days * 86_400_000));
    expect(short(await inDays(6))).toEqual(['mine 2026-10-02 marked']);
    expect(short(await inDays(8))).toEqual([]);
  });

  test('about a mail of somebody else is refused', async () => {
    const account = await mailboxOf(promise);
    await mailboxOf({ ...promise, id: 'theirs' });
    await expect(mark(account, PromiseId.parse('theirs.0.0'), 'done')).rejects.toMatchObject({ code: 'thread.gone' });
  });

  test('goes with the mail', async () => {
    const account = await mailboxOf(promise);
    const [one] = await listed(account);
    if (one) await mark(account, one.id, 'done');
    await ctx.db.asUser(account.userId, (tx) =>
      tx.deleteFrom('message').where('user_id', '=', account.userId).execute(),
    );
    const marks = await ctx.db.asUser(account.userId, (tx) => tx.selectFrom('promise_mark').selectAll().execute());
    expect(marks).toEqual([]);
  });
});
