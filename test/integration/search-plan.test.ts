// PostgreSQL's own query plans for searches in a hundred thousand messages.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CompiledQuery } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Account } from '#domain/id.ts';
import { openDatabase } from '#server/db/database.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { search } from '#server/search/search.ts';
import { newAccount, testDatabase } from '#test/support/context.ts';
import { loadMails } from '#test/support/many-mails.ts';

const account = newAccount();
let client: Client;
const lines: string[] = [];

/** Skips the triggers, which normalise text row by row. This text comes from a generator. */
const load = `
  insert into message (user_id, account_id, id, thread_id, provider_labels, labels, received_at, sender_name, sender_email,
                       recipients, copied, subject, reading, attachments, state)
  select $1::uuid, $2::uuid, 'm' || n, 't' || n, labels, labels, timestamptz '2026-11-20Z' - n * interval '10 minutes',
         '', '', '[]', '[]', '', '{}', '[]', 'parsed'
  from generate_series(1, 100000) as n,
       lateral (select case when n % 1000 = 0 then array['starred'] else array['inbox'] end as labels) as lying`;
const loadWords = `
  insert into message_words (user_id, account_id, id, thread_id, received_at, labels, words)
  select user_id, account_id, id, thread_id, received_at, labels,
         array_to_tsvector(array['rare' || id, 'sometimes' || length(id) || right(id, 3), case when right(id, 1) in ('1', '2', '3') then 'often' else 'else' end])
  from message where user_id = $1 and account_id = $2`;

beforeAll(async () => {
  client = new Client({ connectionString: await testDatabase() });
  client.on('notice', ({ message }) => lines.push(message ?? ''));
  await client.connect();
  await client.query('set session_replication_role = replica');
  for (const text of [load, loadWords]) await client.query(text, [account.userId, account.id]);
  await client.query('set session_replication_role = origin');
  await client.query('analyze message, message_words');
  await client.query("load 'auto_explain'");
  for (const setting of ['log_min_duration = 0', 'log_nested_statements = on', 'log_analyze = on', 'log_timing = off'])
    await client.query(`set auto_explain.${setting}`);
  await client.query('set client_min_messages = log');
  await client.query('set role flow_app');
}, 120_000);
afterAll(() => client.end());

/** The plans of the queries inside the function, as the app's role gets them, with the results. */
const planOf = async (words: string | null, labels: string[] = []): Promise<{ plan: string; rows: number }> => {
  lines.length = 0;
  await client.query('begin');
  await client.query("select set_config('app.user_id', $1, true)", [account.userId]);
  const { rows } = await client.query('select * from search_messages($1, $2, null, null, $3, $4, null, null, 30)', [
    account.id,
    words,
    labels,
    ['trash', 'spam'],
  ]);
  await client.query('commit');
  const plans = lines.filter((text) => text.includes('from message_words\n') && !text.includes('not exists'));
  return { plan: plans.map((text) => text.slice(text.indexOf('cost='))).join('\n'), rows: rows.length };
};

const executed = (plan: string): string =>
  plan
    .split('\n')
    .filter((line) => !line.includes('never executed'))
    .join('\n');

test('search plan: a rare word uses its index without a sequential scan', async () => {
  const { plan, rows } = await planOf("'raremm77' | 'rarem77777'");
  expect(rows).toBe(1);
  expect(executed(plan)).toMatch(/Bitmap Index Scan on message_words_by_word/);
  expect(executed(plan)).not.toMatch(/Seq Scan/);
});

test('search plan: prefixes and word combinations use the index too', async () => {
  for (const words of ["'rarem7777':*", "'often' & 'sometimes6777'"]) {
    const { plan } = await planOf(words);
    expect(executed(plan)).toMatch(/Bitmap Index Scan on message_words_by_word/);
    expect(executed(plan)).not.toMatch(/Seq Scan/);
  }
});

test('search plan: a frequent word is rows among the newest, without reading its posting list', async () => {
  const { plan, rows } = await planOf("'often'");
  expect(rows).toBe(30);
  expect(executed(plan)).toMatch(/Index Scan using message_words_newest/);
  expect(executed(plan)).not.toMatch(/Index Scan on message_words_by_word|Seq Scan|Sort Method/);
});

test('search plan: a label on few messages uses the same index, with and without words', async () => {
  for (const words of [null, "'often' | 'else'"]) {
    const { plan, rows } = await planOf(words, ['starred']);
    expect(rows).toBe(30);
    expect(executed(plan)).toMatch(/Bitmap Index Scan on message_words_by_word/);
    expect(executed(plan)).not.toMatch(/Seq Scan/);
  }
});

test('search plan: a label on most messages is rows among the newest', async () => {
  const { plan, rows } = await planOf(null, ['inbox']);
  expect(rows).toBe(30);
  expect(plan).toMatch(/Index Scan using message_words_newest/);
  expect(plan).not.toMatch(/message_words_by_word|Seq Scan|Sort Method/);
});

test('search plan: words and labels that never meet intersect in the index without reading messages', async () => {
  const { plan, rows } = await planOf("'often'", ['starred']);
  expect(rows).toBe(0);
  expect(plan).toMatch(/Bitmap Heap Scan on message_words .*\(actual rows=0/);
  expect(plan).toMatch(/Bitmap Index Scan on message_words_by_word .*\(actual rows=0/);
});

test('search plan: a host’s own role without BYPASSRLS still searches only its user’s mail', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-own-search-'));
  chmodSync(folder, 0o755);
  const server = await startEmbedded(folder, { hasty: true });
  const owner = new Client({ connectionString: server.address('postgres') });
  await owner.connect();
  await owner.query('create role host login createrole');
  await owner.query('create database flow owner host');
  await owner.end();
  const address = server.address('flow').replace('postgres@', 'host@');
  await migrate(address);
  const db = openDatabase(address);
  const [one, other] = [newAccount(), newAccount()];
  const put = (user: Account) =>
    db.asUser(user.userId, (tx) =>
      loadMails((text, values) => tx.executeQuery(CompiledQuery.raw(text, values)), user, 3),
    );
  await put(one);
  const find = (user: Account) => db.asUser(user.userId, (tx) => search(tx, user, { q: 'single2', zone: 'UTC' }));
  expect((await find(one)).results).toHaveLength(1);
  expect((await find(other)).results).toEqual([]);
  await db.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
