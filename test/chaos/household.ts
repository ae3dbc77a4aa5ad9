// The folder of a run, and the promise that no process of the run outlives it.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type Household = {
  /** A fresh folder that every account may enter. */
  folder: string;
  /** Starts a process that is known by the folder, wherever its own environment or command does not name it. */
  spawn(program: string, words: readonly string[], options: SpawnOptions): ChildProcess;
  /** The end has begun: whatever dies now stays dead. */
  isOver(): boolean;
  /** Ends all there is, and removes the folder. */
  end(): Promise<void>;
};

/** `also`: another folder that is no longer wanted then. */
export const openHousehold = (also: readonly string[] = []): Household => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-chaos-'));
  chmodSync(folder, 0o755);
  // Of a process group of its own, and at a pipe that closes whichever way this process ends.
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

/** Of this process's own environment, all that the programs of a run are given. */
const ofNode = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };
