// Parses messages in a worker thread with limits of time and memory, so that no message can stop the mailbox.
import { Worker } from 'node:worker_threads';
import { readingVersion, secondsIn } from '#reading/read.ts';
import type { MessageContent } from '#server/ports.ts';
import { type HeaderFields, headerLimits, pickHeaderFields, readHeaderFields, sentTo } from './header-fields.ts';
import type { ParsedMessage, ParseRequest } from './parsed-message.ts';

export type Parser = {
  /** Never throws: what cannot be parsed in time comes back as `unparsed`: its sender and subject, and its snippet for text. */
  parse(request: ParseRequest): Promise<ParsedMessage>;
  close(): Promise<void>;
};

/**
 * Milliseconds of the thread's own time for one message, and at the most by the clock: a machine that is busy with other things does
 * not make a message unreadable. Megabytes are those of the thread's own memory, old and young together.
 */
const limits = {
  milliseconds: 2000,
  mostMilliseconds: 20_000,
  oldMegabytes: 192,
  youngMegabytes: 16,
  bytes: 50 * 1024 * 1024,
} as const;

/** One thread, started when first needed and again after each time it had to be stopped. */
export const startParser = (): Parser => {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const thread = (): Worker => {
    if (worker !== null) return worker;
    const started = new Worker(new URL('./parse-worker.ts', import.meta.url), {
      resourceLimits: {
        maxOldGenerationSizeMb: limits.oldMegabytes,
        maxYoungGenerationSizeMb: limits.youngMegabytes,
      },
    });
    // It may also break between two messages, when nobody waits for it; unheard, its error would end Flow.
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
  const parseOne = async (request: ParseRequest): Promise<ParsedMessage> => {
    const { content } = request;
    if (content.kind === 'raw' && content.raw.byteLength > limits.bytes) return unparsed(request, fieldsOf(content));
    // The bytes are handed over, not copied; what their head says is kept for the case that nothing comes back.
    const kept =
      content.kind === 'raw'
        ? { ...content, raw: new Uint8Array(content.raw.subarray(0, headerLimits.bytes)) }
        : content;
    const answer = await ask(thread(), request);
    if (answer === 'stuck') await drop();
    return answer === 'stuck' || answer === null ? unparsed(request, fieldsOf(kept)) : answer;
  };
  return {
    parse: (request) => {
      const next = last.then(() => parseOne(request));
      last = next.catch(() => {});
      return next;
    },
    close: drop,
  };
};

/** A message set aside: its head, and the snippet, which the provider made, are all there is to read. */
const unparsed = ({ snippet, ownAddress }: ParseRequest, fields: HeaderFields): ParsedMessage => {
  return {
    ...fields,
    sentTo: sentTo(fields, ownAddress),
    reading: {
      version: readingVersion,
      paragraphs: snippet ? [[snippet]] : [],
      summary: '',
      asks: false,
      askWords: '',
      bulk: false,
      seconds: snippet ? secondsIn([[snippet]]) : 0,
    },
    attachments: [],
    invitation: null,
    state: 'unparsed',
  };
};

const fieldsOf = (content: MessageContent): HeaderFields =>
  content.kind === 'raw' ? readHeaderFields(content.raw) : pickHeaderFields(content.headers);

const ask = (worker: Worker, request: ParseRequest): Promise<ParsedMessage | null | 'stuck'> =>
  new Promise((resolve) => {
    const before = timeOf(worker);
    let timer: NodeJS.Timeout | null;
    const answer = (result: ParsedMessage | null | 'stuck') => {
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
    worker.postMessage(request, transferable(request.content));
  });

/** Milliseconds that the thread has computed; none before it runs, and when it has ended it says so itself. */
const timeOf = (worker: Worker): Promise<number> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => 0,
  );

/** Small buffers share their memory with others and are copied; a large one has its own. */
const transferable = (content: MessageContent): ArrayBuffer[] => {
  if (content.kind !== 'raw') return [];
  const { buffer, byteLength } = content.raw;
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && byteLength > 100_000 ? [buffer] : [];
};
