// Runs the jobs that wait, one after the other in this process, until none is due: a worker without waiting. What is due later is
// so by the test's clock alone, however slow the machine is.
import type { Jobs } from '#server/add-job.ts';
import type { Clock } from '#server/clock.ts';
import type { Job } from '#server/job.ts';
import type { TestContext } from './context.ts';

/** Tells how many ran. A job that throws is failed, as the worker would, and is not tried again here. */
export const drain = async (ctx: TestContext, jobs: readonly Job[]): Promise<number> => {
  let ran = 0;
  for (let before = -1; before !== ran; ) {
    before = ran;
    const due = await queuesWithWork(ctx);
    for (const job of jobs) if (due.has(job.queue)) ran += await drainQueue(ctx, job);
  }
  return ran;
};

/** Asking every queue is dear, and most have nothing to do. */
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

/** The database's own clock goes on while a test's stands: what is due later is put this far beyond its reach. */
const outOfReach = 24 * 3_600_000;

/** Jobs that come due only by `dueBy`. */
export const byTheClock = (jobs: Jobs, clock: Clock): Jobs => ({
  ...jobs,
  add: (tx, queue, content, { startAfter, ...options } = {}) =>
    jobs.add(tx, queue, content, {
      ...options,
      ...(startAfter === undefined ? {} : { startAfter: stored(startAfter, clock.now()) }),
    }),
});

const stored = (due: Date, now: Date): Date => (due > now ? new Date(due.getTime() + outOfReach) : due);

/** Brings within reach what is due at a moment; a job that failed comes again at its own time. */
export const dueBy = `update jobs.job set start_after = now() where state in ('created', 'retry')
  and case when start_after > now() + interval '12 hours' then start_after - interval '24 hours' else start_after end <= $1`;
