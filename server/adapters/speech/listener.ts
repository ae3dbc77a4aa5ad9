// A recogniser that stays: to read its models takes it longer than to hear a sentence. It is given recordings by a named pipe, tells what
// they were in its log, and ends with us, however we end.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { type FileHandle, open, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { sampleRate } from '#domain/speech.ts';
import { ownEnvironment } from './run-program.ts';
import { makeScratch, removeScratch } from './scratch.ts';

export type Listener = {
  /** What was said. Throws where it could not be found out. */
  hear: (samples: Int16Array, signal: AbortSignal) => Promise<Said>;
  /** Of no use any more. */
  ended: Promise<void>;
  end: () => Promise<void>;
};

/** `text`: '' for nothing. `path`: how it went through the sound; null where it was not told. */
export type Said = { text: string; path: Path | null };

/** In frames of a hundredth of a second: all of them, and those under words. `score`: how well the sounds fit, a logarithm. */
export type Path = { frames: number; spoken: number; score: number };

/** `prepare` writes what it needs into its folder, and answers the arguments that name it. */
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

/** The browser has taken the noise away already: what is taken away once more is a short word's own sound. */
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
    // A long one would hold up what comes next, and it cannot be told to leave it.
    const leave = (): void => {
      answer.reject(new Error('nobody waits for it'));
      if (samples.length > quickly * sampleRate) void end();
    };
    const late = setTimeout(() => void end(), patience(samples));
    signal.addEventListener('abort', leave, { once: true });
    const file = path.join(folder, `${name}.raw`);
    try {
      if (ending !== null) throw new Error('the recogniser ended');
      await writeFile(file, padded(samples), { mode: 0o600 });
      await list.write(`${name}\n`);
      return await answer.promise;
    } finally {
      clearTimeout(late);
      signal.removeEventListener('abort', leave);
      waiting.delete(name);
      await rm(file, { force: true });
    }
  };
  return { hear, ended: over.promise, end };
};

/** Seconds of speech that it hears in no time. */
const quickly = 4;

/** Milliseconds: to start on a busy machine, and to hear as long as it was said. */
const patience = (samples: Int16Array): number => 6000 + (1000 * samples.length) / sampleRate;

const silence = Buffer.alloc(2 * 0.3 * sampleRate);

/** Without a little silence around it the edges of words are lost. */
const padded = (samples: Int16Array): Buffer =>
  Buffer.concat([silence, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength), silence]);

/** Open for both, so that it neither waits for a reader nor ends without a writer. */
const makePipe = async (file: string): Promise<FileHandle> => {
  await promisify(execFile)('mkfifo', ['-m', '600', file]);
  return open(file, constants.O_RDWR | constants.O_NONBLOCK);
};

/** Its log says each as `some words (said1 -2345)`, after a table of its words: `some 11 35 1.000 -1077 -95 1`. */
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

/** Without fillers, and without which of a word's pronunciations it was. */
const plainWords = (words: string): string =>
  words
    .replaceAll(/<[^>]*>|\[[^\]]*\]|\+\+[^+]*\+\+|\(\d+\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
