// Flow's own processes: kept running, killed on demand, and asked what they said. One that ends unasked is a finding.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Household } from './household.ts';
import { type ProcessName, processes } from './trouble.ts';

export type Programs = {
  /** Starts all of them, to be kept running from then on. */
  start(): Promise<void>;
  /** Ends it as a power cut would, and starts it again, at its next life with these words of the environment. */
  kill(name: ProcessName, then: { downMs: number; environment?: Record<string, string> }): Promise<void>;
  /** Gives those that are made to die another life, without that. */
  disarm(): Promise<void>;
  /** Every line any of them printed. */
  lines: string[];
  /** Those that ended without being told to, with their last words. */
  ended: string[];
  /** Crash points at which one really died. */
  crashed: string[];
};

type Wanted = { tree: string; environment: Record<string, string> };

export const openPrograms = (household: Household, { tree, environment }: Wanted): Programs => {
  const children = new Map<ProcessName, ChildProcess>();
  const armed = new Set<ChildProcess>();
  const ready = new WeakSet<object>();
  const said = { lines: new Array<string>(), ended: new Array<string>(), crashed: new Array<string>() };

  /** Resolves when it is ready, or has ended before it was. */
  const begin = async (name: ProcessName, more: Record<string, string> = {}): Promise<void> => {
    const child = household.spawn(process.execPath, [path.join(tree, 'server', 'main.ts')], {
      cwd: tree,
      env: { ...environment, ...more, FLOW_ROLE: name === 'web' ? 'web' : 'worker' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.set(name, child);
    if (more['CRASH_AT'] !== undefined) armed.add(child);
    const isReady = new Promise<void>((resolve) => {
      for (const stream of [child.stdout, child.stderr]) {
        if (stream === null) continue;
        createInterface({ input: stream }).on('line', (line) => {
          said.lines.push(`${name} ${line}`);
          if (!line.startsWith('Flow is ready')) return;
          ready.add(child);
          resolve();
        });
      }
    });
    const lives = () => !household.isOver() && children.get(name) === child;
    const ended = once(child, 'exit').then(() => {
      if (!lives()) return;
      const point = child.signalCode === 'SIGKILL' ? more['CRASH_AT'] : undefined;
      if (point !== undefined) said.crashed.push(point);
      // While the database is away it cannot start, and says so; that is no fault.
      else if (ready.has(child))
        said.ended.push(`${name} (${child.exitCode ?? child.signalCode}): ${lastWords(said.lines, name)}`);
      void pause(ready.has(child) ? 200 : 700).then(() => (lives() ? begin(name) : undefined));
    });
    await Promise.race([isReady, ended]);
  };
  const kill: Programs['kill'] = async (name, { downMs, environment: more }) => {
    const child = children.get(name);
    if (child === undefined) return;
    children.delete(name);
    child.kill('SIGKILL');
    await pause(downMs);
    if (!children.has(name)) await begin(name, more);
  };
  return {
    ...said,
    start: async () => {
      await Promise.all(processes.map((name) => begin(name)));
      // One that fell at its start is at it again by itself.
      const up = () => processes.every((name) => ready.has(children.get(name) ?? {}));
      for (let waited = 0; waited < 20_000 && !up(); waited += 100) await pause(100);
      if (!up()) throw new Error(`Flow does not start:\n${said.lines.slice(0, 20).join('\n')}`);
    },
    kill,
    disarm: async () => {
      const doomed = [...children].filter(([, child]) => armed.has(child));
      await Promise.all(doomed.map(([name]) => kill(name, { downMs: 0 })));
    },
  };
};

const lastWords = (lines: readonly string[], name: ProcessName): string =>
  lines
    .filter((line) => line.startsWith(name))
    .slice(-3)
    .join(' / ')
    .slice(0, 600);
