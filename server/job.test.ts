import { expect, test } from 'vitest';
import { newUserId, testContext } from '#test/support/context.ts';
import { openJobs } from './add-job.ts';
import { openDatabase } from './db/database.ts';
import { job, takeJobs } from './job.ts';

test('an account whose job ran when the queues were last counted gets its next one within seconds', async () => {
  const ctx = await testContext();
  const userId = newUserId();
  await ctx.db.asUser(userId, (tx) => ctx.jobs.add(tx, 'mailbox.sync', { userId }, { key: userId }));
  // What a process leaves behind that was ended in the middle of a job.
  await ctx.peek(`update jobs.queue set singletons_active = array[$1] where name = 'mailbox.sync'`, [userId]);

  const db = openDatabase(ctx.db.connectionString);
  const jobs = await openJobs(db, ctx.log, { works: true });
  const taken = Promise.withResolvers<void>();
  const began = performance.now();
  const sync = job('mailbox.sync', { atOnce: 1 }, async () => taken.resolve());
  const worker = await takeJobs({ ...ctx, db, jobs }, [sync]);
  await taken.promise;
  await worker.stop();
  await jobs.close();
  await db.close();
  // A deadline that is behaviour: so long a mail that has arrived is not seen.
  expect(performance.now() - began).toBeLessThan(30_000);
}, 40_000);
