// Runs work on untrusted input in a thread with limits on time and memory, so no input can stop Flow.
import { Worker } from 'node:worker_threads';

export type BoundedThread<Request, Answer> = {
  /**
   * One request at a time. `null`: the thread failed. `stuck`: it exceeded a limit and died. `transfer`: buffers to
   * move, not copy.
   */
  ask(request: Request, transfer?: readonly ArrayBuffer[]): Promise<Answer | null | 'stuck'>;
  close(): Promise<void>;
};

export type ThreadLimits = {
  /** CPU time of one request. */
  milliseconds: number;
  /** Wall-clock time, generous because the machine may be busy. */
  mostMilliseconds: number;
  oldMegabytes: number;
  youngMegabytes: number;
};

/**
 * Starts the thread of `program` on first use and after each forced end. The thread answers each message once, `null` on failure. An
 * idle thread does not keep the process alive.
 */
export const boundedThread = <Request, Answer>(program: URL, limits: ThreadLimits): BoundedThread<Request, Answer> => {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const thread = (): Worker => {
    if (worker !== null) return worker;
    const started = new Worker(program, {
      resourceLimits: {
        maxOldGenerationSizeMb: limits.oldMegabytes,
        maxYoungGenerationSizeMb: limits.youngMegabytes,
      },
    });
    // An error between requests would end Flow if nobody handled it.
    const forget = () => {
      if (worker === started) worker = null;
    };
    worker = started.on('error', forget).on('exit', forget);
    return started;
  };
  const drop = async () => {
    const old = worker;
    worker = null;
    await old?.terminate();
  };
  const askOne = async (request: Request, transfer: readonly ArrayBuffer[]): Promise<Answer | null | 'stuck'> => {
    const asked = thread();
    asked.ref();
    const answer = await answerOf<Answer>(asked, limits, () => asked.postMessage(request, transfer));
    if (answer === 'stuck') await drop();
    else asked.unref();
    return answer;
  };
  return {
    ask: (request, transfer = []) => {
      const next = last.then(() => askOne(request, transfer));
      last = next.catch(() => {});
      return next;
    },
    close: drop,
  };
};

const answerOf = <Answer>(worker: Worker, limits: ThreadLimits, send: () => void): Promise<Answer | null | 'stuck'> =>
  new Promise((resolve) => {
    const before = timeOf(worker);
    let timer: NodeJS.Timeout | null;
    const answer = (result: Answer | null | 'stuck') => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      worker.off('message', answer).off('error', stuck).off('exit', stuck);
      resolve(result);
    };
    const stuck = () => answer('stuck');
    const began = performance.now();
    const check = async () => {
      const spent = (await timeOf(worker)) - (await before);
      // The answer may have arrived meanwhile.
      if (timer === null) return;
      const late = performance.now() - began >= limits.mostMilliseconds;
      if (late || spent >= limits.milliseconds) return stuck();
      timer = setTimeout(check, Math.max(100, limits.milliseconds - spent));
    };
    timer = setTimeout(check, limits.milliseconds);
    worker.once('message', answer).once('error', stuck).once('exit', stuck);
    send();
  });

/** CPU milliseconds of the thread. Zero before it runs. */
const timeOf = (worker: Worker): Promise<number> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  );
