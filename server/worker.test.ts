import { expect, test } from 'vitest';
import { newUserId, testContext } from '#test/support/context.ts';
import { openDatabase } from './db/database.ts';
import { jobs } from './worker.ts';

const ctx = await testContext();

test('requests find a connection even when every job holds one', async () => {
  const db = openDatabase(ctx.db.connectionString);
  const parser = { parse: () => Promise.reject(new Error('not asked')), close: async () => {} };
  const atOnce = jobs(parser).reduce((sum, job) => sum + job.atOnce, 0);
  const answered = Promise.withResolvers<void>();
  const holding = Array.from({ length: atOnce }, () => db.asUser(newUserId(), () => answered.promise));
  const all = Promise.withResolvers<void>();
  let waiting = atOnce;
  const request = () =>
    db.asUser(newUserId(), () => {
      waiting -= 1;
      if (waiting === 0) all.resolve();
      return all.promise;
    });
  await expect(Promise.all(Array.from({ length: atOnce }, request))).resolves.toHaveLength(atOnce);
  answered.resolve();
  await Promise.all(holding);
  await db.close();
});

test('the token check runs five seconds after the start, then every two minutes', () => {
  const parser = { parse: () => Promise.reject(new Error('not asked')), close: async () => {} };
  const check = jobs(parser).find(({ queue }) => queue === 'tokens.check');
  expect(check).toMatchObject({ firstAfter: 5, everySeconds: 120 });
});
