// Work on what strangers wrote, in a thread of its own with limits of time and memory, so that nothing they write can stop Flow.
import { Worker } from 'node:worker_threads';

export type BoundedThread<Request, Answer> = {
  /**
   * One request after another. `null`: the thread could not do it; `stuck`: it took too long or too much memory, and was ended.
   * `transfer`: buffers that are handed over instead of copied.
   */
  ask(request: Request, transfer?: readonly ArrayBuffer[]): Promise<Answer | null | 'stuck'>;
  close(): Promise<void>;
};

export type ThreadLimits = {
  /** Of the thread's own time for one request. */
  milliseconds: number;
  /** By the clock: a machine that is busy with other things does not make a request too long. */
  mostMilliseconds: number;
  /** Of the thread's own memory. */
  oldMegabytes: number;
  youngMegabytes: number;
};

/**
 * A thread of the program at `program`, which answers each message by one, `null` where it failed. It is started when first needed and
 * again after each time it had to be ended. While nobody waits for it, it does not keep the process alive.
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
    // It may also break between two requests, when nobody waits for it; unheard, its error would end Flow.
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
    const look = async () => {
      const spent = (await timeOf(worker)) - (await before);
      // It may have answered meanwhile.
      if (timer === null) return;
      const late = performance.now() - began >= limits.mostMilliseconds;
      if (late || spent >= limits.milliseconds) return stuck();
      timer = setTimeout(look, Math.max(100, limits.milliseconds - spent));
    };
    timer = setTimeout(look, limits.milliseconds);
    worker.once('message', answer).once('error', stuck).once('exit', stuck);
    send();
  });

/** Milliseconds that the thread has computed; none before it runs, and when it has ended it says so itself. */
const timeOf = (worker: Worker): Promise<number> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  );
