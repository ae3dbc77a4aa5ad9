import { expect, test } from 'vitest';
import { newUserId, testContext } from '#test/support/context.ts';
import { openJobs } from './add-job.ts';
import { openDatabase } from './db/database.ts';
import { job, takeJobs } from './job.ts';

test('an account whose job was running at the last queue count gets its next job within seconds', async () => {
  const ctx = await testContext();
  const userId = newUserId();
  await ctx.db.asUser(userId, (tx) => ctx.jobs.add(tx, 'mailbox.sync', { userId }, { key: userId }));
  // A process that died during a job leaves this state.
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
  // The bound is behaviour: new mail stays unseen for this long.
  expect(performance.now() - began).toBeLessThan(30_000);
}, 40_000);
