// Flow's processes: kept running, killed on demand, with their output. An unexpected exit is a finding.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { Household } from './household.ts';
import { type ProcessName, processes } from './trouble.ts';

export type Programs = {
  /** Starts all, and restarts them from then on. */
  start(): Promise<void>;
  /** Kills it like a power cut, and restarts it with these environment variables. */
  kill(name: ProcessName, then: { downMs: number; environment?: Record<string, string> }): Promise<void>;
  /** Restarts processes that wait to crash, without their crash point. */
  disarm(): Promise<void>;
  lines: string[];
  /** Processes that ended unasked, with their last words. */
  ended: string[];
  /** Crash points that really killed a process. */
  crashed: string[];
};

type ProgramOptions = { tree: string; environment: Record<string, string> };

export const openPrograms = (household: Household, { tree, environment }: ProgramOptions): Programs => {
  const children = new Map<ProcessName, ChildProcess>();
  const armed = new Set<ChildProcess>();
  const ready = new WeakSet<object>();
  const said = { lines: new Array<string>(), ended: new Array<string>(), crashed: new Array<string>() };

  /** Resolves when it is ready, or has ended. */
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
      // Failing to start without the database is expected.
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
      // A process that failed at its start restarts without help.
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
