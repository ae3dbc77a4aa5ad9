// Runs a program of `test/programs/` as a process, and reads its output by line.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

export type Program = {
  /** The next line with `words`. Fails if the program ends first. */
  says(words: string): Promise<string>;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  pid: number;
};

/** `flags`: for Node itself. */
export const startProgram = (name: string, words: readonly string[], flags: readonly string[] = []): Program => {
  const file = path.resolve(import.meta.dirname, '..', 'programs', name);
  const child = spawn(process.execPath, [...flags, file, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    says: async (text) => {
      for (;;) {
        const { value, done } = await lines.next();
        if (done) throw new Error(`${name} ended without saying '${text}'`);
        if (value.includes(text)) return value;
      }
    },
    end: (signal) => end(child, signal),
    pid: child.pid ?? 0,
  };
};

const end = async (child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
};
