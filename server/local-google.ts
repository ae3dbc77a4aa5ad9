// Runs the local Google, which replaces Google without credentials. It is a separate process that survives a killed Flow and ends with the
// last orderly stop.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import type { Config } from './config.ts';

export type LocalGoogle = {
  /** Ends it unless another process needs it. */
  stop(): Promise<void>;
  /** Ends it only if this process started it. */
  abandon(): Promise<void>;
};

type Local = NonNullable<Config['google']['local']>;

/** Resolves when it answers. */
export const startLocalGoogle = async (config: Config, local: Local): Promise<LocalGoogle> => {
  const folder = path.join(config.data, 'local-google');
  mkdirSync(folder, { recursive: true });
  const running = stateOf(folder);
  const isRunning = running !== null && running.port === local.port && (await answersInTime(local, running.pid));
  if (!isRunning) {
    if (running !== null) await end(running.pid);
    await untilReady(spawnDetached(config, local, folder), local, folder);
  }
  const use = used(folder);
  const leave = async (unless: boolean): Promise<void> => {
    use.over();
    const state = stateOf(folder);
    if (state !== null && !unless) await end(state.pid);
  };
  return { stop: () => leave(use.byOthers()), abandon: () => leave(isRunning || use.byOthers()) };
};

/** Each process leaves a file with its pid. A killed process no longer counts. */
const used = (folder: string): { over: () => void; byOthers: () => boolean } => {
  const users = path.join(folder, 'used-by');
  const own = path.join(users, String(process.pid));
  mkdirSync(users, { recursive: true });
  writeFileSync(own, '');
  return {
    over: () => rmSync(own, { force: true }),
    byOthers: () => readdirSync(users).some((pid) => pid !== String(process.pid) && lives(Number(pid))),
  };
};

export const answers = async (local: Local): Promise<boolean> => {
  try {
    const answer = await fetch(`${local.server}/_local/clock`, { signal: AbortSignal.timeout(1000) });
    return answer.ok;
  } catch {
    return false;
  }
};

/** A live process may be busy, so ask it for a while. */
const answersInTime = async (local: Local, pid: number): Promise<boolean> => {
  for (let asked = 0; asked < 8 && isOurs(pid); asked++) {
    if (await answers(local)) return true;
    await pause(100);
  }
  return false;
};

const State = z.object({ pid: z.number(), port: z.number() });
type State = z.infer<typeof State>;

/** Null if none is running. */
const stateOf = (folder: string): State | null => {
  try {
    const state = State.parse(JSON.parse(readFileSync(path.join(folder, 'state.json'), 'utf8')));
    return isOurs(state.pid) ? state : null;
  } catch {
    return null;
  }
};

/** The pid may belong to another program by now. */
const isOurs = (pid: number): boolean => {
  if (!lives(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program);
  } catch {
    return process.platform !== 'linux';
  }
};

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const program = path.join('emulators', 'start.ts');

const spawnDetached = (config: Config, local: Local, folder: string): ChildProcess => {
  const output = openSync(path.join(folder, 'output.log'), 'a');
  const root = path.resolve(import.meta.dirname, '..');
  const child = spawn(process.execPath, [path.join(root, program)], {
    cwd: root,
    detached: true,
    stdio: ['ignore', output, output],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      LOCAL_GOOGLE_PORT: String(local.port),
      LOCAL_GOOGLE_DATA: folder,
      FLOW_HOST: config.host,
      FLOW_URL: config.url,
    },
  });
  child.unref();
  return child;
};

/**
 * Another program may answer on the port, so the state file must name it. If two processes start together, one loses the port, and
 * both attach to the winner.
 */
const untilReady = async (child: ChildProcess, local: Local, folder: string): Promise<void> => {
  for (let waited = 0, over = 0; waited < 20_000 && over < 2000; waited += 50) {
    if (child.exitCode !== null) over += 50;
    if (isItsOwn(stateOf(folder), child, local) && (await answers(local))) return;
    await pause(50);
  }
  const said = `What it said: ${folder}/output.log`;
  if (child.exitCode !== null && (await isTaken(local.port)))
    throw new Error(
      `Port ${local.port} is taken, and the local Google needs it: it is the one after PORT. ` +
        `Stop what uses it, or give Flow another PORT. ${said}`,
    );
  child.kill();
  throw new Error(`The local Google did not start on port ${local.port}. ${said}`);
};

const isItsOwn = (state: State | null, child: ChildProcess, local: Local): boolean =>
  state?.port === local.port && (state.pid === child.pid || child.exitCode !== null);

const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1', () => {
      probe.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });

const end = async (pid: number): Promise<void> => {
  if (!isOurs(pid)) return;
  process.kill(pid, 'SIGTERM');
  for (let waited = 0; waited < 5000 && isOurs(pid); waited += 25) await pause(25);
  if (isOurs(pid)) process.kill(pid, 'SIGKILL');
};
