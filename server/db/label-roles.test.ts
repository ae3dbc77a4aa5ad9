// Migrates a database that stored Gmail's label ids and history ids: mail, pending changes and undo keep their meaning.
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { HistoryId } from '#server/adapters/google/history-cursor.ts';
import { newUserId } from '#test/support/context.ts';
import { migrate } from './migrate.ts';
import { createDatabase } from './provide.ts';

const migrations = path.join(import.meta.dirname, 'migrations');

/** The migrations before this number, because later ones change these tables again. */
const upTo = (number: string): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-migrations-'));
  for (const file of readdirSync(migrations).filter((one) => one < number))
    cpSync(path.join(migrations, file), path.join(folder, file));
  return folder;
};

/** A database of the Flow before roles. */
const before = async (): Promise<{ address: string; client: Client }> => {
  const name = `roles_${randomBytes(6).toString('hex')}`;
  await createDatabase(inject('postgres'), name);
  const address = inject('postgres').replace('/postgres?', `/${name}?`);
  await migrate(address, upTo('0030'));
  const client = new Client({ connectionString: address });
  await client.connect();
  return { address, client };
};

const putMessage = (client: Client, userId: string, id: string, labels: string, shown = labels) =>
  client.query(
    `insert into message (user_id, id, thread_id, provider_labels, labels, received_at, sender_name, sender_email, recipients,
       copied, subject, reading, attachments, state)
     values ($1, $2, $3, $4, $5, now(), 'Ben', 'ben@helio.example', '[]', '[]', 'The budget',
       '{"version": 9, "paragraphs": [["Budget."]], "asks": true, "bulk": false}', '[]', 'parsed')`,
    [userId, id, `t-${id}`, labels, shown],
  );

const edits = (add: string[], remove: string[]) => [{ messageId: 'a', threadId: 't-a', add, remove }];

test('the migration turns labels into roles in every table, and search, order and undo go on', async () => {
  const { address, client } = await before();
  const userId = newUserId();
  await putMessage(
    client,
    userId,
    'a',
    '{INBOX,UNREAD,Label_7,CATEGORY_UPDATES}',
    '{UNREAD,Label_7,CATEGORY_UPDATES,new:LEGAL}',
  );
  await putMessage(client, userId, 'b', '{INBOX,UNREAD}');
  await putMessage(client, userId, 'c', '{SENT,DRAFT,CHAT}');
  await client.query(
    `insert into pending_change (user_id, command_id, message_id, thread_id, adds, removes)
     values ($1, $1, 'a', 't-a', '{new:LEGAL}', '{INBOX}')`,
    [userId],
  );
  const done = [
    { kind: 'relabelled', edits: edits(['new:LEGAL'], ['INBOX', 'UNREAD']), mutes: [{ threadId: 't-a', muted: true }] },
  ];
  await client.query(
    `insert into command (user_id, id, kind, args, spoken, done, revision, state, given_at)
     values ($1, $1, 'mute', '{}', false, $2, 1, 'accepted', now()), ($1, $3, 'unblock', '{}', false, '[]', 2, 'delivered', now())`,
    [userId, JSON.stringify(done), newUserId()],
  );
  await client.query(
    `insert into comparison (user_id, due_at, reason, listings) values ($1, now(), 'gap', '{old-ids,label:DRAFT,label:Label_7}')`,
    [userId],
  );
  await client.query(
    `insert into listed (user_id, message_id, label, thread_id)
     values ($1, 'a', '', 't'), ($1, 'a', ' ', 't'), ($1, 'a', 'INBOX', 't'), ($1, 'a', 'Label_7', 't')`,
    [userId],
  );

  await migrate(address, upTo('0031'));

  const rows = async (text: string) => (await client.query(text)).rows;
  expect(await rows('select id, provider_labels, labels, standing from message order by id')).toEqual([
    {
      id: 'a',
      provider_labels: ['inbox', 'unread', 'Label_7', 'category-updates'],
      labels: ['unread', 'Label_7', 'category-updates', 'new:LEGAL'],
      standing: null,
    },
    { id: 'b', provider_labels: ['inbox', 'unread'], labels: ['inbox', 'unread'], standing: 0 },
    {
      id: 'c',
      provider_labels: ['sent', 'drafts', 'other:CHAT'],
      labels: ['sent', 'drafts', 'other:CHAT'],
      standing: null,
    },
  ]);
  expect(await rows('select id from message_words join message using (user_id, id, labels) order by id')).toHaveLength(
    3,
  );
  expect(await rows('select adds, removes from pending_change')).toEqual([{ adds: ['new:LEGAL'], removes: ['inbox'] }]);
  expect(await rows('select done from command order by revision')).toEqual([
    { done: [{ ...done[0], edits: edits(['new:LEGAL'], ['inbox', 'unread']) }] },
    { done: [] },
  ]);
  expect(await rows('select listings from comparison')).toEqual([
    { listings: ['old-ids', 'label:drafts', 'label:Label_7'] },
  ]);
  expect((await rows('select label from listed order by label')).map(({ label }) => label).toSorted()).toEqual(
    ['', ' ', 'Label_7', 'inbox'].toSorted(),
  );

  // The migration alone switched the trigger off.
  await client.query(`update message set labels = '{trash}' where id = 'b'`);
  expect(await rows("select labels from message_words where id = 'b'")).toEqual([{ labels: ['trash'] }]);
  expect(
    await rows(`select count(*)::int as forced from pg_class where relforcerowsecurity
      and relname in ('message', 'message_words', 'pending_change', 'command', 'comparison', 'listed')`),
  ).toEqual([{ forced: 6 }]);
  await client.end();
});

test('the migration turns history ids into cursors that sort the same and keep every digit', async () => {
  const { address, client } = await before();
  const userId = newUserId();
  const ids = ['0', '9', '10', '900719925474099301', '123456789012345678901234567890'];
  for (const [nth, id] of ids.entries()) {
    await putMessage(client, userId, `m${nth}`, '{INBOX}');
    await client.query('update message set history_id = $1 where id = $2', [id, `m${nth}`]);
  }
  await client.query('insert into mailbox (user_id, email, cursor) values ($1, $2, $3)', [
    userId,
    'ada@x.example',
    '10',
  ]);
  await client.query("insert into comparison (user_id, due_at, reason, anchor) values ($1, now(), 'gap', 9)", [userId]);

  await migrate(address, upTo('0032'));

  const { rows } = await client.query('select id, cursor from message order by cursor');
  expect(rows).toEqual([
    { id: 'm0', cursor: '' },
    ...ids.slice(1).map((id, nth) => ({ id: `m${nth + 1}`, cursor: HistoryId.parse(id) })),
  ]);
  const { rows: others } = await client.query('select cursor, anchor from mailbox join comparison using (user_id)');
  expect(others).toEqual([{ cursor: HistoryId.parse('10'), anchor: HistoryId.parse('9') }]);
  await client.end();
});
