import { expect, test } from 'vitest';
import { newUserId, testContext, testDatabase } from '#test/support/context.ts';
import { startProgram } from '#test/support/program.ts';
import { openJobs } from './add-job.ts';
import { openDatabase } from './db/database.ts';
import { job, takeJobs } from './job.ts';

test('another worker takes a killed worker’s job within 20 seconds', async () => {
  const connectionString = await testDatabase();
  const ctx = await testContext();
  const db = openDatabase(connectionString);
  const jobs = await openJobs(db, ctx.log, { works: true });
  const here = { ...ctx, db, jobs };
  const userId = newUserId();
  await db.asUser(userId, (tx) => jobs.add(tx, 'mailbox.sync', { userId }, { key: userId }));

  const killed = startProgram('hang-on-job.ts', [connectionString]);
  await killed.says('took it');
  const began = performance.now();
  await killed.end('SIGKILL');

  const taken = Promise.withResolvers<{ userId: string; attempt: number; seconds: number }>();
  const worker = await takeJobs(here, [
    job('mailbox.sync', { atOnce: 1 }, async (_ctx, content, attempt) =>
      taken.resolve({ userId: content.userId, attempt: attempt.number, seconds: (performance.now() - began) / 1000 }),
    ),
  ]);
  const result = await taken.promise;
  await worker.stop();
  await jobs.close();
  await db.close();
  expect(result).toMatchObject({ userId, attempt: 2 });
  // The bound is behaviour: a person waits this long after a crash.
  expect(result.seconds).toBeLessThan(20);
});
