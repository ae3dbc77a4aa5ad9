// What a background job is, and how this process takes jobs: parse, run, and on failure again later with patience.
import type { Context } from './context.ts';
import { toCode } from './log.ts';
import { contentOf, type JobContent, type QueueName } from './queues.ts';

/** `last`: it is not tried again after this, so a job that must not fail ends with its outcome now. */
export type Attempt = { number: number; last: boolean };

export type Job = {
  queue: QueueName;
  /** Jobs of this queue that one process runs side by side. */
  atOnce: number;
  /** Added by the clock rather than by an event: this often, once for all workers together. */
  everySeconds?: number;
  /** Seconds from the start to the first of them; at once without. */
  firstAfter?: number;
  run: (ctx: Context, carried: unknown, attempt: Attempt) => Promise<void>;
};

export const job = <Name extends QueueName>(
  queue: Name,
  options: Pick<Job, 'atOnce' | 'everySeconds' | 'firstAfter'>,
  work: (ctx: Context, content: JobContent<Name>, attempt: Attempt) => Promise<void>,
): Job => ({
  queue,
  ...options,
  run: async (ctx, carried, attempt) => work(ctx, contentOf(queue, carried), attempt),
});

/** Takes jobs of all these queues until it is stopped; `stop` lets running ones end. */
export const takeJobs = async (ctx: Context, jobs: readonly Job[]): Promise<{ stop(): Promise<void> }> => {
  for (const one of jobs) await take(ctx, one);
  const timers = jobs.flatMap((one) =>
    one.everySeconds === undefined ? [] : repeat(ctx, one.queue, one.everySeconds, one.firstAfter ?? 0),
  );
  timers.push(setInterval(() => void catchUp(ctx), clockLooks));
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(jobs.map(({ queue }) => ctx.jobs.boss.offWork(queue, { wait: true })));
    },
  };
};

const take = async (ctx: Context, one: Job): Promise<void> => {
  for (let hand = 0; hand < one.atOnce; hand++) await takeOneByOne(ctx, one);
};

/** One hand: it is woken when a job is added, looks by itself now and then, and at once after each job. */
const takeOneByOne = async (ctx: Context, { queue, run }: Job): Promise<void> => {
  let worker: string | undefined;
  worker = await ctx.jobs.boss.work(
    queue,
    { includeMetadata: true, batchSize: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 },
    async ([taken]) => {
      if (taken === undefined) return;
      const attempt = { number: taken.retryCount + 1, last: taken.retryCount >= taken.retryLimit };
      const began = performance.now();
      try {
        await run(ctx, taken.data, attempt);
      } catch (error) {
        const ms = Math.round(performance.now() - began);
        ctx.log.warn('job.failed', { queue: toCode(queue), attempt: attempt.number, ms }, error);
        // The reason stays with us: a failed job's row would keep whatever the error says.
        throw new Error('failed');
      } finally {
        if (worker !== undefined) ctx.jobs.boss.notifyWorker(worker);
      }
    },
  );
};

/** Milliseconds between two looks whether the clock was set back. */
const clockLooks = 15_000;

const catchUp = (ctx: Context): Promise<void> =>
  ctx.db.system((tx) => ctx.jobs.catchUp(tx)).catch((error: unknown) => ctx.log.warn('job.not-caught-up', {}, error));

const repeat = (ctx: Context, queue: QueueName, seconds: number, first: number): NodeJS.Timeout[] => {
  const addOne = () =>
    ctx.jobs.boss
      .send(queue, {}, { singletonKey: queue, singletonSeconds: seconds })
      .catch((error: unknown) => ctx.log.warn('job.not-added', { queue: toCode(queue) }, error));
  return [setTimeout(addOne, first * 1000), setInterval(addOne, seconds * 1000)];
};
