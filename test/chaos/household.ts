// The folder of a run. No process of the run outlives it.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type Household = {
  /** A fresh folder that every account may enter. */
  folder: string;
  /** Starts a process that the reaper can find by the folder. */
  spawn(program: string, words: readonly string[], options: SpawnOptions): ChildProcess;
  /** The end has begun: no process restarts. */
  isOver(): boolean;
  /** Ends all processes and removes the folder. */
  end(): Promise<void>;
};

/** `also`: another folder that is no longer wanted then. */
export const openHousehold = (also: readonly string[] = []): Household => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-chaos-'));
  chmodSync(folder, 0o755);
  // A separate process group with a pipe, which closes however this process ends.
  const reaper = spawn(process.execPath, [path.join(import.meta.dirname, 'reaper.ts'), folder, ...also], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  let over = false;
  return {
    folder,
    isOver: () => over,
    spawn: (program, words, options) =>
      spawn(program, words, { ...options, env: { ...ofNode, ...options.env, FLOW_CHAOS: folder } }),
    end: () => {
      over = true;
      return new Promise((resolve) => {
        reaper.once('exit', () => resolve());
        reaper.stdin.end();
      });
    },
  };
};

/** The only environment that the programs inherit. */
const ofNode = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };
