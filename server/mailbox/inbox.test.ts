import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Account, MessageId, ThreadId } from '#domain/id.ts';
import { hasLabel, isWhole, type Label, type Thread } from '#domain/mail.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { newAccount, type TestContext, testContext } from '#test/support/context.ts';
import { changesSince } from './changes.ts';
import { inboxPage, type Listing } from './inbox.ts';
import { lockMailbox, nextRevision, openMailbox } from './revision.ts';
import { showLabels } from './show-labels.ts';
import { dropMessages } from './store-messages.ts';
import { threadsById } from './threads.ts';

let ctx: TestContext;
beforeAll(async () => {
  ctx = await testContext();
});

type Letter = { thread: number; labels?: Label[]; from?: string; asks?: boolean; bulk?: boolean; sentTo?: string[] };

const person = async (): Promise<Account> => {
  const account = newAccount();
  await ctx.db.asUser(account.userId, (tx) => openMailbox(tx, account, 'ada@northwind.example'));
  return account;
};

let made = 0;
const rowOf = (account: Account, { thread, labels = ['inbox'], from = 'ben@helio.example', ...of }: Letter) => {
  made += 1;
  const reading = { version: 3, paragraphs: [['Long text.']], summary: '', askWords: '', seconds: 2 };
  return {
    ...accountKey(account),
    id: MessageId.parse(`m${made}`),
    thread_id: ThreadId.parse(`t${thread}`),
    provider_labels: labels,
    labels,
    received_at: new Date(Date.UTC(2026, 0, 1) + made * 60_000),
    sender_name: '',
    sender_email: from,
    recipients: '[]',
    copied: '[]',
    subject: `Subject ${made}`,
    reading: JSON.stringify({ ...reading, asks: of.asks ?? false, bulk: of.bulk ?? false }),
    attachments: '[]',
    state: 'parsed' as const,
    sent_to: of.sentTo ?? [],
  };
};

/** Writes like every writer of the mailbox: under its lock, with a new revision. */
const write = (account: Account, work: (tx: Tx, revision: number) => Promise<unknown>) =>
  ctx.db.asUser(account.userId, async (tx) => {
    await lockMailbox(tx, account);
    await work(tx, await nextRevision(tx, account));
  });

const store = (account: Account, letters: readonly Letter[]) =>
  write(account, async (tx, revision) => {
    const rows = letters.map((letter) => rowOf(account, letter));
    await tx.insertInto('message').values(rows).execute();
    const touched = rows.map((row) => ({ messageId: row.id, threadId: row.thread_id }));
    await showLabels(tx, account, touched, revision);
  });

const messagesOf = (tx: Tx, account: Account, thread: number) =>
  tx
    .selectFrom('message')
    .select(['id', 'thread_id'])
    .where(ofAccount(account))
    .where('thread_id', '=', ThreadId.parse(`t${thread}`))
    .execute();

const relabel = (account: Account, thread: number, labels: Label[]) =>
  write(account, async (tx, revision) => {
    await tx
      .updateTable('message')
      .set({ provider_labels: labels })
      .where(ofAccount(account))
      .where('thread_id', '=', ThreadId.parse(`t${thread}`))
      .execute();
    const touched = (await messagesOf(tx, account, thread)).map((row) => ({
      messageId: row.id,
      threadId: row.thread_id,
    }));
    await showLabels(tx, account, touched, revision);
  });

const remove = (account: Account, thread: number) =>
  write(account, async (tx, revision) => {
    const rows = await messagesOf(tx, account, thread);
    await dropMessages(
      tx,
      account,
      rows.map((row) => row.id),
      { revision, at: ctx.clock.now() },
    );
  });

/** A browser's knowledge of the mailbox. Follows the steps of `web/data/follow.ts`. */
const browser = (account: Account) => {
  const known = new Map<ThreadId, Thread>();
  let [revision, listing]: [number, Listing | null] = [0, null];
  const changes = async (): Promise<boolean> => {
    const news = await changesSince(ctx, account, revision);
    if (revision === 0) {
      known.clear();
      listing = news.unlisted === null ? null : { after: 0, upTo: news.unlisted };
    }
    for (const thread of news.threads) known.set(thread.id, thread);
    for (const id of news.gone) known.delete(id);
    revision = news.revision;
    return news.more;
  };
  const page = async (): Promise<void> => {
    if (listing === null) return;
    const from: Listing = listing;
    const { threads, after } = await ctx.db.asUser(account.userId, (tx) => inboxPage(tx, account, from));
    for (const thread of threads) known.set(thread.id, thread);
    listing = after === null ? null : { ...from, after };
  };
  const end = async (): Promise<void> => {
    while (listing !== null) await page();
    while (await changes());
  };
  return { known, changes, page, end };
};

const inboxOf = (threads: Iterable<Thread>): string[] =>
  [...threads]
    .filter((thread) => hasLabel(thread, 'inbox'))
    .map((thread) => `${thread.id} ${thread.messages.map(({ id, labels }) => `${id}:${labels.join()}`).join(' ')}`)
    .sort();

const truth = (account: Account): Promise<string[]> =>
  ctx.db.asUser(account.userId, async (tx) => {
    const rows = await tx.selectFrom('thread').select('id').where('in_inbox', '=', true).execute();
    return inboxOf(
      await threadsById(
        tx,
        account,
        rows.map(({ id }) => id),
        'light',
      ),
    );
  });

const many = (from: number, count: number): Letter[] =>
  Array.from({ length: count }, (_, nth) => ({ thread: from + nth }));

describe('the front of the inbox', () => {
  test('ranks mail that waits for an answer first and bulk last, and brings the first texts', async () => {
    const account = await person();
    await store(account, [
      { thread: 1, asks: true, labels: ['inbox', 'unread'] },
      { thread: 2, bulk: true },
      ...many(10, 80),
    ]);
    const { threads, unlisted, revision } = await changesSince(ctx, account, 0);
    expect(threads).toHaveLength(60);
    expect(threads[0]?.id).toBe('t1');
    expect(threads.map(({ id }) => id)).not.toContain('t2');
    expect(threads.map(isWhole)).toEqual(Array.from({ length: 60 }, (_, nth) => nth < 12));
    expect(unlisted).toBe(revision);
  });

  test('is the whole of a small inbox', async () => {
    const account = await person();
    await store(account, [{ thread: 1 }, { thread: 1 }, { thread: 2, bulk: true }, { thread: 3, labels: ['sent'] }]);
    const { threads, unlisted } = await changesSince(ctx, account, 0);
    expect(threads.map(({ id }) => id)).toEqual(['t1', 't2']);
    expect(unlisted).toBeNull();
  });
});

test('a change arrives light and names only the changed thread', async () => {
  const account = await person();
  await store(account, many(1, 70));
  const { revision } = await changesSince(ctx, account, 0);
  await relabel(account, 7, ['inbox', 'starred']);
  const { threads } = await changesSince(ctx, account, revision);
  expect(threads.map((thread) => [thread.id, isWhole(thread)])).toEqual([['t7', false]]);
});

describe('listing the inbox', () => {
  test('every change between pages arrives in the end', async () => {
    const account = await person();
    for (let nth = 0; nth < 13; nth++) await store(account, many(100 * nth, 100));
    const tab = browser(account);
    await tab.changes();
    expect(tab.known.size).toBe(60);
    await tab.page();
    // Archives one each of the front, the listed and the unlisted threads, and deletes one each.
    for (const thread of [1299, 1, 700]) await relabel(account, thread, []);
    for (const thread of [1298, 2, 701]) await remove(account, thread);
    await tab.page();
    await store(account, [{ thread: 5000 }, { thread: 702 }, { thread: 3 }]);
    await relabel(account, 700, ['inbox']);
    await tab.end();
    expect(inboxOf(tab.known.values())).toEqual(await truth(account));
    expect(tab.known.size).toBeGreaterThan(1290);
  });

  test('interrupted listings in any order reach the same state', async () => {
    const thread = fc.integer({ min: 0, max: 99 });
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.record({ archive: thread }) },
      { weight: 2, arbitrary: fc.record({ restore: thread }) },
      { weight: 2, arbitrary: fc.record({ store: thread }) },
      { weight: 1, arbitrary: fc.record({ remove: thread }) },
      { weight: 3, arbitrary: fc.constant({ look: true }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const account = await person();
        await store(account, many(0, 40));
        await store(account, many(40, 40));
        const tab = browser(account);
        await tab.changes();
        for (const one of steps) {
          if ('archive' in one) await relabel(account, one.archive, []);
          else if ('restore' in one) await relabel(account, one.restore, ['inbox']);
          else if ('store' in one) await store(account, [{ thread: one.store }]);
          else if ('remove' in one) await remove(account, one.remove);
          else await tab.changes();
        }
        await tab.end();
        expect(inboxOf(tab.known.values())).toEqual(await truth(account));
      }),
      { numRuns: 25 },
    );
  });
});

describe('messages per address', () => {
  const counts = (account: Account, email: string) =>
    ctx.db.asUser(account.userId, (tx) =>
      tx.selectFrom('sender').select(['received', 'sent']).where('email', '=', email).executeTakeFirst(),
    );

  test('counts follow arriving, repeated, reread and deleted messages, per person', async () => {
    const [account, other] = [await person(), await person()];
    const ben = 'ben@helio.example';
    await store(account, [
      { thread: 1 },
      { thread: 1 },
      { thread: 2, from: 'ada@northwind.example', labels: ['sent'], sentTo: [ben, 'dan@helio.example', ben] },
    ]);
    await store(other, [{ thread: 1 }]);
    expect(await counts(account, ben)).toEqual({ received: 2, sent: 1 });
    const again = rowOf(account, { thread: 1 });
    await write(account, (tx) =>
      tx
        .insertInto('message')
        .values([{ ...again, id: MessageId.parse(`m${made - 2}`) }])
        .onConflict((row) => row.columns(['user_id', 'account_id', 'id']).doUpdateSet({ provider_labels: [] }))
        .execute(),
    );
    expect(await counts(account, ben)).toEqual({ received: 2, sent: 1 });
    await ctx.db.asUser(account.userId, (tx) =>
      tx
        .updateTable('message')
        .set({ sender_email: 'eve@helio.example', sent_to: [] })
        .where(ofAccount(account))
        .where('thread_id', 'in', [ThreadId.parse('t2')])
        .execute(),
    );
    expect(await counts(account, ben)).toEqual({ received: 2, sent: 0 });
    expect(await counts(account, 'eve@helio.example')).toEqual({ received: 1, sent: 0 });
    await remove(account, 1);
    expect(await counts(account, ben)).toEqual({ received: 0, sent: 0 });
    expect(await counts(other, ben)).toEqual({ received: 1, sent: 0 });
  });
});

test('the front and the pages use their indexes and count nothing', async () => {
  const account = await person();
  await store(account, many(0, 30));
  const plans = await ctx.db.asUser(account.userId, async (tx) => {
    // PostgreSQL would scan and sort such a small table.
    for (const way of ['seqscan', 'bitmapscan', 'sort'])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(tx);
    const explain = async (query: ReturnType<typeof sql>): Promise<string> =>
      JSON.stringify((await sql`explain ${query}`.execute(tx)).rows);
    return {
      front: await explain(
        sql`select thread_id from message where ${ofAccount(account)} and standing is not null order by standing, received_at desc limit 150`,
      ),
      page: await explain(
        sql`select id, revision from thread where ${ofAccount(account)} and in_inbox and revision > 0 and revision <= 9 order by revision fetch first 500 rows with ties`,
      ),
    };
  });
  expect(plans.front).toContain('message_by_standing');
  expect(plans.front).not.toContain('Sort');
  expect(plans.page).toContain('thread_in_inbox');
});
