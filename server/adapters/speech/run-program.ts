// Runs a host program without a shell or Flow's environment, with limits on time and output.
import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

export type Run = {
  program: string;
  args: readonly string[];
  /** For its stdin. */
  input?: string;
  signal: AbortSignal;
  /** Milliseconds. */
  timeout: number;
  /** Bytes of output. */
  most: number;
};

/** Returns stdout. Throws on failure, timeout or cancellation. */
export const runProgram = async ({ program, args, input, signal, timeout, most }: Run): Promise<Buffer> => {
  signal.throwIfAborted();
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  const child = spawn(program, args, {
    env: ownEnvironment,
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'ignore'],
    signal: AbortSignal.any([signal, late.signal]),
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error('a program ended badly'))));
  });
  // Awaited below, but it may fail earlier.
  ended.catch(() => {});
  child.stdin?.on('error', () => {});
  child.stdin?.end(input);
  try {
    const printed = await bounded(child.stdout, most);
    await ended;
    return printed;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
};

/** Contains none of the host's secrets. */
export const ownEnvironment = { LANG: 'C.UTF-8', PATH: '/usr/bin:/bin' };

const bounded = async (stream: Readable | null, most: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream ?? []) {
    bytes += chunk.byteLength;
    if (bytes > most) throw new Error('a program printed too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
