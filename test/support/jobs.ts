// Runs waiting jobs one after the other in this process until none is due. Only the test's clock decides what is due.
import type { Jobs } from '#server/add-job.ts';
import type { Clock } from '#server/clock.ts';
import type { Job } from '#server/job.ts';
import type { TestContext } from './context.ts';

/** Returns the number of jobs. A job that throws fails as in the worker, without a retry here. */
export const drain = async (ctx: TestContext, jobs: readonly Job[]): Promise<number> => {
  let ran = 0;
  for (let before = -1; before !== ran; ) {
    before = ran;
    const due = await queuesWithWork(ctx);
    for (const job of jobs) if (due.has(job.queue)) ran += await drainQueue(ctx, job);
  }
  return ran;
};

/** Asking every queue is slow, and most are empty. */
const queuesWithWork = async (ctx: TestContext): Promise<Set<unknown>> => {
  const rows = await ctx.peek(
    "select distinct name from jobs.job where state in ('created', 'retry') and start_after <= now()",
  );
  return new Set(rows.map(({ name }) => name));
};

const drainQueue = async (ctx: TestContext, { queue, run }: Job): Promise<number> => {
  let ran = 0;
  for (;;) {
    const [taken] = await ctx.jobs.boss.fetch(queue, { includeMetadata: true });
    if (taken === undefined) return ran;
    ran += 1;
    try {
      await run(ctx, taken.data, { number: taken.retryCount + 1, last: taken.retryCount >= taken.retryLimit });
      await ctx.jobs.boss.complete(queue, taken.id);
    } catch {
      await ctx.jobs.boss.fail(queue, taken.id);
    }
  }
};

/** The database's clock runs while the test's stands, so later jobs move this far ahead. */
const outOfReach = 24 * 3_600_000;

/** Jobs that become due only through `dueBy`. */
export const byTheClock = (jobs: Jobs, clock: Clock): Jobs => ({
  ...jobs,
  add: (tx, queue, content, { startAfter, ...options } = {}) =>
    jobs.add(tx, queue, content, {
      ...options,
      ...(startAfter === undefined ? {} : { startAfter: stored(startAfter, clock.now()) }),
    }),
});

const stored = (due: Date, now: Date): Date => (due > now ? new Date(due.getTime() + outOfReach) : due);

/** Makes jobs due at a moment. A failed job keeps its own time. */
export const dueBy = `update jobs.job set start_after = now() where state in ('created', 'retry')
  and case when start_after > now() + interval '12 hours' then start_after - interval '24 hours' else start_after end <= $1`;
