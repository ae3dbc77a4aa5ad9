// A recogniser process that stays, because loading its models takes longer than hearing. It reads recordings from a named pipe, prints
// results to its log, and ends with Flow.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { type FileHandle, open, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { sampleRate } from '#domain/speech.ts';
import { processorTime } from './processor-time.ts';
import { ownEnvironment } from './run-program.ts';
import { makeScratch, removeScratch } from './temporary-folder.ts';

export type Listener = {
  /** Throws if the recogniser fails. */
  hear: (samples: Int16Array, signal: AbortSignal) => Promise<Said>;
  /** Resolves when it can no longer be used. */
  ended: Promise<void>;
  end: () => Promise<void>;
};

/** `text` is empty for silence. `path`: the match with the sound, or null. */
export type Said = { text: string; path: Path | null };

/** Frames are 10 ms: total, and those with words. `score`: logarithm of the fit. */
export type Path = { frames: number; spoken: number; score: number };

/** `prepare` writes files into the folder and returns the arguments for them. */
export const startListener = async (
  program: string,
  prepare: (folder: string) => Promise<readonly string[]>,
): Promise<Listener> => {
  const folder = await makeScratch();
  try {
    const args = await prepare(folder);
    const list = await makePipe(path.join(folder, 'list'));
    const child = spawn(program, [...args, ...decoding, '-cepdir', folder, '-ctl', path.join(folder, 'list')], {
      env: ownEnvironment,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return listenBy(child, list, folder);
  } catch (error) {
    await removeScratch(folder);
    throw error;
  }
};

/** The browser already removed noise. Removing more would damage short words. */
const decoding = [
  '-adcin',
  'yes',
  '-cepext',
  '.raw',
  '-cmn',
  'batch',
  '-remove_noise',
  'no',
  '-backtrace',
  'yes',
] as const;

type Waiting = { resolve: (said: Said) => void; reject: (why: Error) => void };

const listenBy = (child: ChildProcess, list: FileHandle, folder: string): Listener => {
  const waiting = new Map<string, Waiting>();
  const over = Promise.withResolvers<void>();
  let count = 0;
  let ending: Promise<void> | null = null;
  const end = (): Promise<void> => {
    ending ??= takeDown();
    return ending;
  };
  const takeDown = async (): Promise<void> => {
    over.resolve();
    child.kill('SIGKILL');
    for (const { reject } of waiting.values()) reject(new Error('the recogniser ended'));
    await list.close().catch(() => {});
    await removeScratch(folder);
  };
  child.on('error', () => void end());
  child.on('exit', () => void end());
  hearLines(child, (name, said) => waiting.get(name)?.resolve(said));
  const hear = async (samples: Int16Array, signal: AbortSignal): Promise<Said> => {
    signal.throwIfAborted();
    count += 1;
    const name = `said${count}`;
    const answer = Promise.withResolvers<Said>();
    waiting.set(name, answer);
    answer.promise.catch(() => {});
    // A long recording would delay the next, and nothing can cancel it.
    const leave = (): void => {
      answer.reject(new Error('nobody waits for it'));
      if (samples.length > quickly * sampleRate) void end();
    };
    const watch = endWhenHung(child, patience(samples), () => void end());
    signal.addEventListener('abort', leave, { once: true });
    const file = path.join(folder, `${name}.raw`);
    try {
      if (ending !== null) throw new Error('the recogniser ended');
      await writeFile(file, padded(samples), { mode: 0o600 });
      await list.write(`${name}\n`);
      return await answer.promise;
    } finally {
      watch.stop();
      signal.removeEventListener('abort', leave);
      waiting.delete(name);
      await rm(file, { force: true });
    }
  };
  return { hear, ended: over.promise, end };
};

/** Seconds of speech that take hardly any time. */
const quickly = 4;

/** On a busy machine loading the models takes many times as long, so only a program that does nothing counts as hung. */
const endWhenHung = ({ pid }: ChildProcess, ms: number, end: () => void): { stop: () => void } => {
  let before = processorTime(pid);
  let left = mostPatience;
  const look = (): void => {
    const now = processorTime(pid);
    left -= 1;
    if (left <= 0 || now === null || before === null || now - before < works) return end();
    before = now;
    timer = setTimeout(look, ms);
  };
  let timer = setTimeout(look, ms);
  return { stop: () => clearTimeout(timer) };
};

/** Seconds of processor time between two looks. Starting a program that then hangs takes less. */
const works = 0.05;
/** Looks at a program that works. It may also be busy for ever. */
const mostPatience = 5;

/** Milliseconds: start on a busy machine, plus the length of the speech. */
const patience = (samples: Int16Array): number => 6000 + (1000 * samples.length) / sampleRate;

const silence = Buffer.alloc(2 * 0.3 * sampleRate);

/** Without silence around it, the first and last words lose their edges. */
const padded = (samples: Int16Array): Buffer =>
  Buffer.concat([silence, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength), silence]);

/** Opened for reading and writing, so it neither blocks nor ends. */
const makePipe = async (file: string): Promise<FileHandle> => {
  await promisify(execFile)('mkfifo', ['-m', '600', file]);
  return open(file, constants.O_RDWR | constants.O_NONBLOCK);
};

/** The log prints `some words (said1 -2345)` after a table of words: `some 11 35 1.000 -1077 -95 1`. */
const hearLines = (child: ChildProcess, hear: (name: string, said: Said) => void): void => {
  if (child.stderr === null) return;
  let path: Path | null = null;
  createInterface({ input: child.stderr }).on('line', (line) => {
    const step = /^(\S+)\s+(\d+)\s+(\d+)\s+[\d.]+\s+(-?\d+)\s+-?\d+\s+\d+\s*$/.exec(line);
    if (step !== null) path = further(path, step);
    const [, words = '', name = ''] = /^(?:INFO: )?(.*?) ?\((said\d+) -?\d+\)$/.exec(line) ?? [];
    if (name === '') return;
    hear(name, { text: plainWords(words), path });
    path = null;
  });
};

const further = (path: Path | null, [, word = '', from, to, score]: RegExpExecArray): Path => {
  const before = path ?? { frames: 0, spoken: 0, score: 0 };
  const isFiller = /^(<|\[|\(|\+\+)/.test(word);
  return {
    frames: Math.max(before.frames, Number(to) + 1),
    spoken: before.spoken + (isFiller ? 0 : Number(to) - Number(from) + 1),
    score: before.score + Number(score),
  };
};

/** Without fillers and pronunciation variants. */
const plainWords = (words: string): string =>
  words
    .replaceAll(/<[^>]*>|\[[^\]]*\]|\+\+[^+]*\+\+|\(\d+\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
