// A bulk command counts its mail over the whole mailbox, by the device's rules.

import { describe, expect, test } from 'vitest';
import { MessageId, ThreadId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import type { Mailing } from '#domain/mailing.ts';
import { accountKey } from '#server/db/account-rows.ts';
import { newAccount, testContext } from '#test/support/context.ts';
import { count } from './count.ts';

const ctx = await testContext();
const account = newAccount();
const stranger = newAccount();

type Mail = {
  id: string;
  thread?: string;
  at: string;
  from: string;
  labels: Label[];
  mailing?: 'newsletter' | 'notification';
};

const mails: Mail[] = [
  { id: 'ledger', at: '2026-11-12', from: 'Ledger', labels: ['inbox', 'unread'], mailing: 'newsletter' },
  { id: 'ledger-old', at: '2026-10-12', from: 'Ledger', labels: ['inbox'], mailing: 'newsletter' },
  { id: 'shop', at: '2026-11-11', from: 'Shop', labels: ['inbox', 'category-promotions'], mailing: 'newsletter' },
  { id: 'shop-archived', at: '2026-11-10', from: 'Shop', labels: ['category-promotions'], mailing: 'newsletter' },
  { id: 'build', at: '2026-11-09', from: 'Buildkeeper', labels: ['inbox', 'unread'], mailing: 'notification' },
  { id: 'maya-1', thread: 'maya', at: '2026-11-07', from: 'Maya', labels: ['inbox'] },
  { id: 'maya-2', thread: 'maya', at: '2026-11-08', from: 'Maya', labels: ['inbox', 'unread'] },
  { id: 'trashed', at: '2026-11-08', from: 'Shop', labels: ['trash'], mailing: 'newsletter' },
];

const put = (owner: typeof account, some: readonly Mail[]) =>
  ctx.db.asUser(owner.userId, (tx) =>
    tx
      .insertInto('message')
      .values(
        some.map(({ id, thread = id, at, from, labels, mailing }) => ({
          ...accountKey(owner),
          id: MessageId.parse(id),
          thread_id: ThreadId.parse(thread),
          provider_labels: labels,
          labels,
          received_at: new Date(at),
          sender_name: from,
          sender_email: `${from.toLowerCase()}@far.example`,
          recipients: '[]',
          copied: '[]',
          subject: `From ${from}`,
          reading: JSON.stringify({
            version: 4,
            paragraphs: [['Words.']],
            summary: '',
            asks: false,
            askWords: '',
            bulk: mailing !== undefined,
            mailing: mailing ?? null,
            seconds: 1,
          }),
          attachments: '[]',
          invitation: null,
          state: 'parsed' as const,
        })),
      )
      .execute(),
  );

const counted = async (q: string, mailing?: Mailing) => {
  const { total, threads } = await ctx.db.asUser(account.userId, (tx) =>
    count(tx, account, { q, mailing, zone: 'UTC' }),
  );
  expect(total).toBe(threads.length);
  return threads.map(({ threadId }) => threadId);
};

describe('counting', async () => {
  await put(account, mails);
  await put(stranger, [{ id: 'theirs', at: '2026-11-12', from: 'Ledger', labels: ['inbox'], mailing: 'newsletter' }]);

  test.each<[q: string, mailing: Mailing | undefined, threads: string[]]>([
    ['in:inbox', undefined, ['ledger', 'shop', 'build', 'maya', 'ledger-old']],
    ['in:inbox', 'newsletter', ['ledger', 'shop', 'ledger-old']],
    ['in:inbox before:2026-11-01', 'newsletter', ['ledger-old']],
    ['in:inbox', 'promotion', ['ledger', 'shop', 'ledger-old']],
    ['in:inbox', 'notification', ['build']],
    ['in:inbox', 'bulk', ['ledger', 'shop', 'build', 'ledger-old']],
    ['from:shop', undefined, ['shop', 'shop-archived']],
    ['is:unread in:inbox', undefined, ['ledger', 'build', 'maya']],
    ['is:unread from:maya', undefined, ['maya']],
    ['from:nobody', undefined, []],
  ])('%s %s', async (q, mailing, threads) => {
    expect(await counted(q, mailing)).toEqual(threads);
  });

  test('names each thread’s sender at its newest match', async () => {
    const { threads } = await ctx.db.asUser(account.userId, (tx) =>
      count(tx, account, { q: 'from:maya', zone: 'UTC' }),
    );
    expect(threads).toEqual([
      {
        threadId: 'maya',
        from: { name: 'Maya', email: 'maya@far.example' },
        subject: 'From Maya',
        at: '2026-11-08T00:00:00.000Z',
      },
    ]);
  });

  test('requires a query', async () => {
    await expect(counted('')).rejects.toMatchObject({ code: 'search.empty' });
  });

  test('names at most two hundred threads', async () => {
    const many = Array.from(
      { length: 230 },
      (_, at): Mail => ({
        id: `m${at}`,
        at: '2026-09-01',
        from: 'Digest',
        labels: ['inbox'],
      }),
    );
    await put(account, many);
    const result = await ctx.db.asUser(account.userId, (tx) => count(tx, account, { q: 'from:digest', zone: 'UTC' }));
    expect([result.total, result.threads.length]).toEqual([230, 200]);
  });
});
