// The table of retention against the migrated database, and the round that keeps to it.
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { retention, tablesThatGo } from '#domain/retention.ts';
import { removeOld, rowsTooOld } from '#server/leaving/retention.ts';
import { newUserId, testContext } from '#test/support/context.ts';
import { putRowInEachTable } from '#test/support/row-in-each-table.ts';

const ctx = await testContext({ config: { data: mkdtempSync(path.join(os.tmpdir(), 'flow-retention-')) } });

/** Tables that say nothing of anybody. */
const impersonal = ['migration', 'payment_round'];

test('retention: each table that says something of a person is named, and each name is a table', async () => {
  const rows = await ctx.peek(`
    select distinct case when c.relnamespace = 'public'::regnamespace then c.relname
      else c.relnamespace::regnamespace || '.' || c.relname end as name
    from pg_class c
    where c.relkind in ('r', 'p') and (
      c.relnamespace = 'public'::regnamespace
      or c.relnamespace = 'auth'::regnamespace
      or c.oid = 'jobs.job'::regclass)
    order by 1`);
  const named = retention.flatMap(({ tables }): string[] => [...tables]).sort();
  const there = rows.map(({ name }) => String(name)).filter((name) => !impersonal.includes(name));
  expect(named).toEqual(there.sort());
});

const day = 86_400_000;

/** Back to the same day a year ago. */
function daysOfLastYear(): number {
  const now = ctx.clock.now();
  const before = ctx.clock.now();
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  return (now.getTime() - before.getTime()) / day;
}

/** Where the age of a row stands. */
const ages: readonly (readonly [table: string, column: string, days: number])[] = [
  ['draft', 'discarded_at', 30],
  ['tombstone', 'at', 30],
  ['comparison', 'finished_at', 30],
  ['quota_spent', 'until', 30],
  ['push_sent', 'at', 7],
  ['meeting_prep', 'until', 0],
  ['voice_turn', 'kept_at', 90],
  ['audit_log', 'created_at', 396],
  ['export_archive', 'expires_at', 0],
  ['contact_message', 'at', daysOfLastYear()],
  ['waitlist', 'at', daysOfLastYear()],
  ['dictation', 'at', 90],
  ['turn_quarter', 'at', 396],
  ['command_quarter', 'at', 396],
  ['latency_quarter', 'at', 396],
  ['phrase_quarter', 'at', 396],
  ['spoken_phrase', 'last_at', 90],
  ['error_record', 'at', 30],
  ['error_group', 'last_at', 90],
  ['error_minute', 'at', 90],
  ['request_minute', 'at', 396],
  ['probe_minute', 'at', 396],
  ['payment_event', 'at', 40],
];

const person = async () => {
  const userId = newUserId();
  const now = ctx.clock.now();
  await ctx.peek(`insert into auth."user" (id, name, email) values ($1::uuid, 'Ada', $1::uuid || '@small.example')`, [
    userId,
  ]);
  await ctx.peek(
    `insert into auth.session ("userId", token, "expiresAt", "createdAt") values ($1::uuid, $1::uuid::text, $2, $3)`,
    [userId, new Date(now.getTime() + day), now],
  );
  await ctx.peek(`insert into auth.verification (identifier, value, "expiresAt") values ('a', $1, $2)`, [
    userId,
    new Date(now.getTime() + day),
  ]);
  await putRowInEachTable(ctx, userId);
  await ctx.peek(`insert into contact_message values (gen_random_uuid(), $1, 'v1.aa.bb')`, [now]);
  await ctx.peek(`insert into waitlist values (gen_random_uuid(), 'v1.aa.bb', gen_random_uuid()::text, $1)`, [now]);
  await ctx.peek(
    `insert into error_group (fingerprint, type, severity, event, first_at, last_at) values ('f', 'other', 'low', 'a.b', $1, $1)`,
    [now],
  );
  await ctx.peek(`insert into error_minute values ('f', $1, 1)`, [now]);
  await ctx.peek(
    `delete from turn_quarter; delete from command_quarter; delete from latency_quarter; delete from phrase_quarter`,
  );
  await ctx.peek(`insert into turn_quarter (at, engine, device) values ($1, 'typed', 'mobile')`, [now]);
  await ctx.peek(`insert into command_quarter (at, command) values ($1, 'archive')`, [now]);
  await ctx.peek(`insert into latency_quarter (at, engine) values ($1, 'service')`, [now]);
  await ctx.peek(`insert into phrase_quarter (phrase, at) values ('p', $1)`, [now]);
  await ctx.peek(`insert into spoken_phrase values ('p', 'hum a tune', $1)`, [now]);
  await ctx.peek(`insert into request_minute (at) values ($1)`, [now]);
  await ctx.peek(`insert into probe_minute values ('gmail', $1, 1, 1)`, [now]);
  await ctx.peek(`insert into payment_event values (gen_random_uuid()::text, $1)`, [now]);
  await ctx.peek(`update export_archive set state = 'ready', asked_at = $1`, [now]);
  await ctx.peek(`update voice_turn set heard = 'v1.aa.bb'`);
  return userId;
};

const count = async (table: string): Promise<number> =>
  Number((await ctx.peek(`select count(*)::int as n from ${table}`))[0]?.['n']);

test('retention: after a round no row is older than its table says, and younger rows stay', async () => {
  await person();
  const now = ctx.clock.now().getTime();
  for (const [table, column, days] of ages)
    await ctx.peek(`update ${table} set ${column} = $1`, [new Date(now - days * day + 60_000)]);
  await ctx.peek('update voice_turn set kept_at = $1', [new Date(now - 30 * day + 60_000)]);
  const folder = path.join(ctx.config.data, 'deleted');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'someone'), new Date(now - 40 * day + 60_000).toISOString());
  await removeOld(ctx);
  const stays = ['auth.session', 'auth.verification', ...ages.map(([table]) => table)];
  for (const table of stays) expect([table, await count(table)]).toEqual([table, 1]);
  expect(await ctx.peek('select from voice_turn where heard is null')).toEqual([]);

  ctx.clock.advance(2 * 60_000);
  expect(await rowsTooOld(ctx)).toBe(24);
  await removeOld(ctx);
  expect(await rowsTooOld(ctx)).toBe(0);
  for (const [table] of ages) if (table !== 'voice_turn') expect([table, await count(table)]).toEqual([table, 0]);
  expect(readdirSync(folder)).toEqual([]);
  expect(await ctx.peek('select heard from voice_turn')).toEqual([{ heard: null }]);

  ctx.clock.advance(60 * day);
  expect(await rowsTooOld(ctx)).toBe(3);
  await removeOld(ctx);
  expect(await rowsTooOld(ctx)).toBe(0);
  for (const table of stays) expect([table, await count(table)]).toEqual([table, 0]);
  expect(ctx.lines.join('')).not.toContain('retention.kept-too-long');
});

test('retention: the visits of a day go after 13 months', async () => {
  const visits = async (at: Date) => {
    await ctx.peek(`insert into visit_day (day, source, medium, device) values ($1::date, 'seo', 'x', 'mobile')`, [at]);
    await removeOld(ctx);
    return count('visit_day');
  };
  const now = ctx.clock.now().getTime();
  expect(await visits(new Date(now - 397 * day))).toBe(0);
  expect(await visits(new Date(now - 396 * day))).toBe(1);
});

test('retention: whatever goes in time has a case above', () => {
  const inTime = tablesThatGo('in-time').filter((table) => !table.startsWith('auth.') && table !== 'jobs.job');
  expect(inTime.toSorted()).toEqual([...ages.map(([table]) => table), 'visit_day'].toSorted());
});
