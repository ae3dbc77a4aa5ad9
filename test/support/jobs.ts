// Runs the jobs that wait, one after the other in this process, until none is due: a worker without waiting.
import type { Context } from '#server/context.ts';
import type { Job } from '#server/job.ts';

/** Tells how many ran. A job that throws is failed, as the worker would, and is not tried again here. */
export const drain = async (ctx: Context, jobs: readonly Job[]): Promise<number> => {
  let ran = 0;
  for (let before = -1; before !== ran; ) {
    before = ran;
    for (const job of jobs) ran += await drainQueue(ctx, job);
  }
  return ran;
};

const drainQueue = async (ctx: Context, { queue, run }: Job): Promise<number> => {
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
