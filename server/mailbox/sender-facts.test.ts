import fc from 'fast-check';
import { sql } from 'kysely';
import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Account, MessageId, ThreadId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import { openDatabase, type Tx } from '#server/db/database.ts';
import { answersOf } from '#test/support/answers.ts';
import { newAccount, type TestContext, testContext, testDatabase } from '#test/support/context.ts';
import { factsOf, factsQuery } from './sender-facts.ts';
import { threadsById } from './threads.ts';

let ctx: TestContext;
beforeAll(async () => {
  ctx = await testContext();
});

const ada = 'ada@northwind.example';
const ben = 'ben@helio.example';

type Letter = { thread: number; from: string /** Minutes. */; at: number };

let made = 0;
const rowOf = (account: Account, { thread, from, at }: Letter) => {
  made += 1;
  const labels: Label[] = from === ada ? ['sent'] : ['inbox'];
  const reading = { version: 9, paragraphs: [], summary: '', asks: false, askWords: '', bulk: false, seconds: 1 };
  return {
    ...accountKey(account),
    id: MessageId.parse(`m${made}`),
    thread_id: ThreadId.parse(`t${thread}`),
    provider_labels: labels,
    labels,
    received_at: new Date(Date.UTC(2026, 8, 1) + at * 60_000),
    sender_name: '',
    sender_email: from,
    recipients: '[]',
    copied: '[]',
    subject: '',
    reading: JSON.stringify(reading),
    attachments: '[]',
    state: 'parsed' as const,
  };
};

const store = (tx: Tx, account: Account, letters: readonly Letter[]) =>
  tx
    .insertInto('message')
    .values(letters.map((letter) => rowOf(account, letter)))
    .execute();

const answersTo = async (tx: Tx, account: Account, email: string) =>
  (await factsOf(tx, account, [email])).get(email)?.answers;

const hour = 60;
const day = 24 * hour;

describe('how soon the person answers', () => {
  const factsAfter = async (letters: readonly Letter[]) => {
    const account = newAccount();
    return ctx.db.asUser(account.userId, async (tx) => {
      await store(tx, account, letters);
      return answersTo(tx, account, ben);
    });
  };

  test('counts answered mail, and unanswered mail older than a week', async () => {
    const letters = [
      { thread: 1, from: ben, at: 0 },
      { thread: 1, from: ada, at: 30 },
      { thread: 2, from: ben, at: 2 * day },
      { thread: 2, from: ada, at: 2 * day + 5 * hour },
      { thread: 3, from: ben, at: 40 * day },
      { thread: 4, from: ben, at: 58 * day },
    ];
    const expected = { counted: 3, answered: 2, withinHour: 1, withinDay: 2, quickLately: 0 };
    expect(await factsAfter(letters)).toEqual(expected);
    // A mailbox filled from its front receives older mail later.
    expect(await factsAfter(letters.toReversed())).toEqual(expected);
    expect(await factsAfter([{ thread: 1, from: ben, at: 0 }])).toBeUndefined();
  });

  test('follows deleted answers and moved messages', async () => {
    const account = newAccount();
    await ctx.db.asUser(account.userId, async (tx) => {
      await store(tx, account, [{ thread: 1, from: ben, at: 0 }]);
      await store(tx, account, [{ thread: 2, from: ada, at: 10 }]);
      expect(await answersTo(tx, account, ben)).toBeUndefined();
      const sent = tx.updateTable('message').where(ofAccount(account)).where('sender_email', '=', ada);
      await sent.set({ thread_id: ThreadId.parse('t1') }).execute();
      expect(await answersTo(tx, account, ben)).toMatchObject({ answered: 1, quickLately: 1 });
      await sent.set({ thread_id: ThreadId.parse('t2') }).execute();
      expect(await answersTo(tx, account, ben)).toBeUndefined();
      await sent.set({ thread_id: ThreadId.parse('t1') }).execute();
      await tx.deleteFrom('message').where(ofAccount(account)).where('sender_email', '=', ada).execute();
      expect(await answersTo(tx, account, ben)).toBeUndefined();
    });
  });

  test('agrees with the threads in any batches and order', async () => {
    const letter = fc.record({
      thread: fc.nat(3),
      from: fc.constantFrom(ada, ben, 'eve@helio.example'),
      at: fc.nat(40 * day),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(letter, { minLength: 1, maxLength: 30 }), { maxLength: 4 }),
        async (portions) => {
          const account = newAccount();
          const seen = new Set<number>();
          await ctx.db.asUser(account.userId, async (tx) => {
            for (const portion of portions) {
              // Equal times have no meaningful order.
              const letters = portion.filter(({ at }) => !seen.has(at) && seen.add(at));
              if (letters.length > 0) await store(tx, account, letters);
            }
            const ids = [0, 1, 2, 3].map((nth) => ThreadId.parse(`t${nth}`));
            const counted = answersOf(await threadsById(tx, account, ids, 'light'));
            for (const email of [ben, 'eve@helio.example']) {
              const { counted: all = 0, ...of } = counted.get(email) ?? {};
              expect(await answersTo(tx, account, email)).toEqual(all > 0 ? { counted: all, ...of } : undefined);
            }
          });
        },
      ),
      { numRuns: 40 },
    );
  });
});

test('reads twenty of each sender from the index, among a hundred thousand messages', async () => {
  const account = newAccount();
  const connectionString = await testDatabase();
  const client = new Client({ connectionString });
  await client.connect();
  // Bypasses the triggers, and inserts their results directly.
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into message (user_id, account_id, id, thread_id, provider_labels, labels, received_at, sender_name, sender_email,
                          recipients, copied, subject, reading, attachments, state, answered_after)
     select $1::uuid, $2::uuid, 'm' || n, 't' || n, '{}', '{}', timestamptz '2026-11-20Z' - n * interval '10 minutes', '',
            'sender' || case when n % 5 = 0 then 0 else n % 2000 end, '[]', '[]', '', '{}', '[]', 'parsed',
            case when n % 3 = 0 then n end
     from generate_series(1, 100000) as n`,
    [account.userId, account.id],
  );
  await client.query(
    `insert into sender (user_id, account_id, email, received, sent)
     select user_id, account_id, sender_email, count(*), 0 from message group by user_id, account_id, sender_email`,
  );
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze message');
  await client.query('analyze sender');
  await client.end();
  const emails = Array.from({ length: 60 }, (_, nth) => `sender${nth}`);
  const db = openDatabase(connectionString);
  const { rows } = await db.asUser(account.userId, (tx) =>
    sql<{ 'QUERY PLAN': string }>`explain (analyze, timing off) ${factsQuery(account, emails)}`.execute(tx),
  );
  await db.close();
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index Only Scan using message_of_sender/);
  const [, each = ''] = /Index Only Scan using message_of_sender .*actual rows=([\d.]+) loops=60/.exec(plan) ?? [];
  expect(Number(each)).toBeLessThanOrEqual(20);
  expect(plan).not.toContain('Seq Scan');
});
