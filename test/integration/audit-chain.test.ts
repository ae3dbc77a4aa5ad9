// The audit log shows what was done to it, and forgets what it must without a false alarm.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { UserId } from '#domain/id.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import { newUserId, testContext } from '#test/support/context.ts';
import '#test/support/seed.ts';

const ctx = await testContext();
const day = 86_400_000;
/** The database forgets by its own clock. */
const today = new Date().getTime();
const now = (): number => ctx.clock.now().getTime();

const write = (userId: UserId, words: string, at = now()) =>
  ctx.db.asUser(userId, (tx) =>
    recordAudit(tx, {
      userId,
      userEmail: 'ada@northwind.example',
      actionType: 'email_archived',
      actionDescription: words,
      at: new Date(at),
      resourceType: 'thread',
      resourceId: 't1',
      metadata: { subject: words },
    }),
  );

const Verdict = z.object({
  entries: z.coerce.number(),
  chains: z.coerce.number(),
  faults: z.coerce.number(),
  entry: z.nullable(z.string()),
  fault: z.nullable(z.string()),
});
const verdict = async () => {
  const { rows } = await ctx.db.system((tx) => sql`select * from verify_audit()`.execute(tx));
  return Verdict.parse(rows[0]);
};
const erase = (userId: UserId) => ctx.db.asUser(userId, (tx) => sql`select erase_own_audit()`.execute(tx));
const forget = (before: number) => ctx.db.system((tx) => sql`select forget_audit(${new Date(before)})`.execute(tx));

beforeEach(async () => {
  await ctx.peek('truncate audit_log, audit_chain, audit_link');
});

describe('the chain', () => {
  test('holds over what people write at once, each in a chain of their own', async () => {
    const [ada, ben] = [newUserId(), newUserId()];
    await Promise.all(Array.from({ length: 40 }, (_, nth) => write(nth % 2 ? ada : ben, `entry ${nth}`)));
    expect(await verdict()).toEqual({ entries: 40, chains: 2, faults: 0, entry: null, fault: null });
    const links = await ctx.peek('select chain, array_agg(seq::int order by seq) as places from audit_link group by 1');
    const places = Array.from({ length: 20 }, (_, nth) => nth + 1);
    expect(links.map((row) => row['places'])).toEqual([places, places]);
  });

  test('holds over several entries of one transaction, and one that comes twice is one', async () => {
    const ada = newUserId();
    const entry = {
      userId: ada,
      userEmail: 'a@x.example',
      actionType: 'login',
      actionDescription: '',
      at: ctx.clock.now(),
    } as const;
    await ctx.db.asUser(ada, async (tx) => {
      await recordAudit(tx, { ...entry, id: '0193a1c0-0000-7000-8000-000000000001' });
      await recordAudit(tx, { ...entry, id: '0193a1c0-0000-7000-8000-000000000001' });
      await recordAudit(tx, entry);
    });
    expect(await verdict()).toMatchObject({ entries: 2, faults: 0 });
  });

  test('is nothing that the app or an operator can write', async () => {
    const ada = newUserId();
    await write(ada, 'one');
    for (const change of [
      'update audit_chain set seq = 0',
      'delete from audit_link',
      'insert into audit_link select * from audit_link',
    ])
      await expect(ctx.db.asUser(ada, (tx) => sql.raw(change).execute(tx))).rejects.toThrow(/permission denied/);
  });
});

describe('verifying finds', () => {
  test.each<[string, string, string]>([
    [
      'a changed description',
      `update audit_log set action_description = 'other' where id = $1`,
      'what it says was changed',
    ],
    [
      'a changed address',
      `update audit_log set user_email = 'eve@x.example' where id = $1`,
      'what it says was changed',
    ],
    [
      'a changed subject',
      `update audit_log set metadata = '{"subject":"other"}' where id = $1`,
      'what it says was changed',
    ],
    ['a removed resource', 'update audit_log set resource_id = null where id = $1', 'what it says was changed'],
    ['a changed kind', `update audit_log set action_type = 'login' where id = $1`, 'its kind or its time was changed'],
    [
      'a time moved by a microsecond',
      `update audit_log set created_at = created_at + interval '1 microsecond' where id = $1`,
      'its kind or its time was changed',
    ],
    ['a deleted entry', 'delete from audit_log where id = $1', 'the entry itself is missing'],
    [
      'a deleted entry with its link',
      'with gone as (delete from audit_log where id = $1) delete from audit_link where entry = $1',
      'an entry before it is missing',
    ],
    [
      'an entry given to somebody else',
      `update audit_log set user_id = gen_random_uuid() where id = $1`,
      'the entry itself is missing',
    ],
    [
      'an emptied entry',
      `with e as (update audit_log set user_id = '00000000-0000-0000-0000-000000000000', action_description = '', user_email = '', metadata = '{}', resource_type = null, resource_id = null where id = $1) update audit_link set salt = null where entry = $1`,
      'it was emptied',
    ],
    ['a dropped salt', 'update audit_link set salt = null where entry = $1', 'what it says was changed'],
    [
      'a rewritten link',
      `update audit_link set hash = sha256(hash) where entry = $1`,
      'its kind or its time was changed',
    ],
  ])('%s', async (_name, change, fault) => {
    const ada = newUserId();
    for (const words of ['one', 'two', 'three', 'four']) await write(ada, words, now() + words.length);
    const [second] = await ctx.peek(`select id from audit_log where action_description = 'two'`);
    await ctx.peek(change, [String(second?.['id'])]);
    expect((await verdict()).fault).toBe(fault);
  });

  test('a removed end, a removed chain and an entry put in past the chain', async () => {
    const ada = newUserId();
    for (const words of ['one', 'two']) await write(ada, words);
    await ctx.peek(`delete from audit_link where seq = 2`);
    await ctx.peek(`delete from audit_log where action_description = 'two'`);
    expect((await verdict()).fault).toBe('its newest entries are missing');
    await ctx.peek('delete from audit_chain');
    expect((await verdict()).fault).toBe('the end of its chain is gone');
    await ctx.peek('truncate audit_log, audit_chain, audit_link');
    await ctx.peek('alter table audit_log disable trigger chain_audit');
    await write(ada, 'forged');
    await ctx.peek('alter table audit_log enable trigger chain_audit');
    expect(await verdict()).toMatchObject({ faults: 1, fault: 'it was added past the chain' });
  });

  test('names the first of several by their time', async () => {
    const ada = newUserId();
    for (const [nth, words] of ['one', 'two', 'three'].entries()) await write(ada, words, now() + nth * 1000);
    await ctx.peek(`update audit_log set user_email = '' where action_description <> 'one'`);
    const [second] = await ctx.peek(`select id from audit_log where action_description = 'two'`);
    expect(await verdict()).toMatchObject({ faults: 2, entry: second?.['id'] });
  });

  test('each of many random changes', async () => {
    const people = [newUserId(), newUserId(), newUserId()];
    for (let nth = 0; nth < 60; nth++) await write(people[nth % 3] ?? newUserId(), `entry ${nth}`, now() + nth);
    const changes = [
      `update audit_log set action_description = action_description || 'x' where id = $1`,
      `update audit_log set created_at = created_at - interval '3 seconds' where id = $1`,
      `update audit_log set action_type = 'reply_sent' where id = $1`,
      `update audit_log set resource_type = 'session' where id = $1`,
      'delete from audit_log where id = $1',
      'update audit_link set entry = gen_random_uuid() where entry = $1',
      'update audit_link set prev = sha256(prev) where entry = $1',
      'update audit_link set seq = seq + 1000 where entry = $1',
      'update audit_link set commitment = sha256(commitment) where entry = $1',
      'update audit_chain set seq = seq - 1 where user_id = (select user_id from audit_log where id = $1)',
    ];
    const missed: string[] = [];
    const ids = (await ctx.peek('select id from audit_log')).map(({ id }) => String(id));
    for (const [change, id] of fc.sample(fc.tuple(fc.constantFrom(...changes), fc.constantFrom(...ids)), 100)) {
      await ctx.peek('begin');
      await ctx.peek(change, [id]);
      const [row] = await ctx.peek('select faults::int from verify_audit()');
      await ctx.peek('rollback');
      if (Number(row?.['faults']) === 0) missed.push(change);
    }
    expect(missed).toEqual([]);
    expect(await verdict()).toMatchObject({ faults: 0 });
  });
});

test('parts find together what the whole finds, each once', async () => {
  const people = Array.from({ length: 12 }, newUserId);
  for (const [nth, userId] of people.entries())
    for (const words of ['one', 'two']) await write(userId, words, now() + nth);
  for (const userId of people.slice(0, 3)) await erase(userId);
  await ctx.peek(`update audit_log set user_email = 'eve@x.example' where action_description = 'two'`);
  await ctx.peek(`delete from audit_chain where user_id = $1`, [people[5]]);
  await ctx.peek(
    `delete from audit_link where seq = 2 and chain = (select chain from audit_chain where user_id = $1)`,
    [people[6]],
  );
  const { entries, chains, faults } = await verdict();
  expect({ entries, chains }).toEqual({ entries: 24, chains: 11 });
  // Seven changed addresses, a chain of two without its end, and one link gone: an entry past the chain, and the end of the chain.
  expect(faults).toBe(11);
  const [sum] = await ctx.peek(`
    select sum(part.entries)::int as entries, sum(part.chains)::int as chains, sum(part.faults)::int as faults
    from generate_series(0, 6) nth, verify_audit_part(nth, 7) part`);
  expect(sum).toEqual({ entries, chains, faults });
});

describe('forgetting breaks nothing', () => {
  test('a person’s entries lose their words and stay in the chain, and later ones begin another', async () => {
    const [ada, ben] = [newUserId(), newUserId()];
    for (const words of ['one', 'two']) for (const userId of [ada, ben]) await write(userId, words);
    await erase(ada);
    expect(await verdict()).toMatchObject({ entries: 4, chains: 2, faults: 0 });
    expect(JSON.stringify(await ctx.peek('select * from audit_chain'))).not.toContain(ada);
    await write(ada, 'late');
    await erase(ada);
    expect(await verdict()).toMatchObject({ entries: 5, chains: 3, faults: 0 });
    await ctx.peek(`update audit_log set action_type = 'login' where user_id = '00000000-0000-0000-0000-000000000000'`);
    expect((await verdict()).faults).toBe(3);
  });

  test('old entries go, and the chain goes on from there', async () => {
    const ada = newUserId();
    for (const daysAgo of [500, 450, 20, 10]) await write(ada, `${daysAgo}`, today - daysAgo * day);
    await forget(today - 396 * day);
    expect(await verdict()).toMatchObject({ entries: 2, faults: 0 });
    expect(await ctx.peek('select count(*)::int as n from audit_link')).toEqual([{ n: 2 }]);
    await write(ada, 'next', today);
    await forget(today - 396 * day);
    expect(await verdict()).toMatchObject({ entries: 3, faults: 0 });
    await ctx.peek(`delete from audit_log where action_description = '20'`);
    expect((await verdict()).faults).toBe(1);
  });

  test('an old entry that came late is emptied at once, and goes with the ones before it', async () => {
    const ada = newUserId();
    await write(ada, 'young', today - 390 * day);
    await write(ada, 'reported late', today - 400 * day);
    await forget(today - 396 * day);
    expect(await verdict()).toMatchObject({ entries: 2, faults: 0 });
    expect(await ctx.peek(`select count(*)::int as n from audit_log where user_id = $1`, [ada])).toEqual([{ n: 1 }]);
    expect(JSON.stringify(await ctx.peek('select * from audit_log'))).not.toContain('reported late');
    await forget(today - 389 * day);
    expect(await verdict()).toMatchObject({ entries: 0, chains: 1, faults: 0 });
  });

  test('of a person who is gone, the chain goes with the last entry', async () => {
    const ada = newUserId();
    for (const daysAgo of [500, 450]) await write(ada, `${daysAgo}`, today - daysAgo * day);
    await erase(ada);
    await forget(today - 396 * day);
    expect(await verdict()).toMatchObject({ entries: 0, chains: 0, faults: 0 });
    expect(await ctx.peek('select count(*)::int as n from audit_link')).toEqual([{ n: 0 }]);
  });
});

test('entries from before the chain are valid in it', async () => {
  const [ada, ben] = [newUserId(), newUserId()];
  await ctx.peek('alter table audit_log disable trigger chain_audit');
  for (const words of ['one', 'two', 'three']) for (const userId of [ada, ben]) await write(userId, words);
  await erase(ben);
  await ctx.peek('alter table audit_log enable trigger chain_audit');
  expect((await verdict()).faults).toBe(6);
  const migration = readFileSync(path.resolve('server/db/migrations/0054-audit-chain.sql'), 'utf8');
  const backfill = /do \$\$\ndeclare\n {2}entry audit_log;[\s\S]*?end \$\$;/.exec(migration)?.[0] ?? '';
  await ctx.peek(backfill);
  expect(await verdict()).toMatchObject({ entries: 6, chains: 2, faults: 0 });
  await write(ada, 'four');
  expect(await verdict()).toMatchObject({ entries: 7, chains: 2, faults: 0 });
});
