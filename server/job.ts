// Background jobs, and how this process takes them: parse, run, and retry after failure.
import * as z from 'zod/mini';
import { UserId } from '#domain/id.ts';
import type { Context } from './context.ts';
import { toCode } from './log.ts';
import { contentOf, type JobContent, type QueueName } from './queues.ts';

/** `last`: no retry follows, so a job with an outcome must store it now. */
export type Attempt = { number: number; last: boolean };

export type Job = {
  queue: QueueName;
  /** Jobs of this queue that run in parallel in one process. */
  atOnce: number;
  /** Scheduled this often, once for all workers. */
  everySeconds?: number;
  /** Seconds from the start to the first run. Default: at once. */
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

/** `stop` waits for running jobs. */
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

/** Wakes for each new job, at intervals, and after each job. */
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
        noteSlowSync(ctx, queue, taken.data, performance.now() - began);
      } catch (error) {
        const ms = Math.round(performance.now() - began);
        ctx.log.warn(
          'job.failed',
          { queue: toCode(queue), ...personIn(taken.data), attempt: attempt.number, ms },
          error,
        );
        // Hides the reason, because pg-boss would store the error's text.
        throw new Error('failed');
      } finally {
        if (worker !== undefined) ctx.jobs.boss.notifyWorker(worker);
      }
    },
  );
};

const personIn = (content: unknown): { userId?: UserId } => {
  const person = z.object({ userId: UserId }).safeParse(content);
  return person.success ? { userId: person.data.userId } : {};
};

/** Milliseconds. A person who waits for new mail feels it. */
const slowSync = 10_000;

const noteSlowSync = (ctx: Context, queue: QueueName, content: unknown, ms: number): void => {
  if ((queue === 'mailbox.sync' || queue === 'calendar.sync') && ms > slowSync)
    ctx.log.warn('sync.slow', { queue: toCode(queue), ...personIn(content), ms: Math.round(ms) });
};

/** Milliseconds between checks whether a clock went back. */
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
