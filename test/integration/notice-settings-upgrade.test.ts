// A database from before notice choices were settings: the migration keeps what each person chose.
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { firstSettings, settingsWith } from '#domain/settings.ts';
import { migrate } from '#server/db/migrate.ts';
import { createDatabase } from '#server/db/provide.ts';
import { atEnd } from '#test/support/at-end.ts';
import { newUserId } from '#test/support/context.ts';

const migrations = path.resolve('server/db/migrations');
const own = '0079-notice-settings.sql';

test('the migration keeps what people chose, stores nothing for the others, and tells devices to ask again', async () => {
  const name = `notices_${randomBytes(6).toString('hex')}`;
  await createDatabase(inject('postgres'), name);
  const address = inject('postgres').replace('/postgres?', `/${name}?`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-before-notices-'));
  for (const file of readdirSync(migrations).filter((one) => one < own))
    cpSync(path.join(migrations, file), path.join(folder, file));
  await migrate(address, folder);
  rmSync(folder, { recursive: true, force: true });
  const client = new Client({ connectionString: address });
  await client.connect();
  atEnd(() => client.end());
  const [ada, ben, cleo] = [newUserId(), newUserId(), newUserId()];
  const insert = 'insert into push_preference values ($1, $2, true, true, true, $3, $4, $5, $6)';
  await client.query(insert, [ada, false, null, null, 'Europe/Berlin', true]);
  await client.query(insert, [ben, true, 1260, 420, 'Asia/Tokyo', false]);
  await client.query(insert, [cleo, true, 1320, 360, 'UTC', false]);
  await client.query(`insert into settings_book values ($1, 7)`, [cleo]);

  await migrate(address, migrations);

  const settingsOf = async (userId: string) => {
    const { rows } = await client.query<{ name: string; value: unknown }>(
      'select name, value from setting where user_id = $1',
      [userId],
    );
    return settingsWith(firstSettings, Object.fromEntries(rows.map(({ name, value }) => [name, value])));
  };
  expect(await settingsOf(ada)).toEqual({
    ...firstSettings,
    noticeMail: false,
    noticeSubject: true,
    quietHours: null,
  });
  expect(await settingsOf(ben)).toEqual(firstSettings);
  expect(await settingsOf(cleo)).toEqual({ ...firstSettings, quietHours: { from: 1320, to: 360 } });
  const { rows: books } = await client.query('select user_id, revision::int from settings_book order by revision');
  expect(books).toEqual([
    { user_id: ada, revision: 1 },
    { user_id: cleo, revision: 8 },
  ]);
  const { rows: zones } = await client.query('select zone from push_zone order by zone');
  expect(zones.map(({ zone }) => zone)).toEqual(['Asia/Tokyo', 'Europe/Berlin', 'UTC']);
});
