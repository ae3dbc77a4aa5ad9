// Runs a local service, which replaces Google or Stripe in the demo. It is a separate process that survives a killed Flow and ends with the
// last orderly stop.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import type { Config } from './config.ts';

export type LocalProgram = {
  /** Its folder under FLOW_DATA. */
  folder: 'local-google' | 'local-stripe';
  /** For people. */
  name: string;
  /** For example "the one after PORT". */
  place: string;
  /** Its file in the checkout. */
  file: string;
  port: number;
  /** Its address for the server. */
  server: string;
  environment: Readonly<Record<string, string>>;
};

export type RunningProgram = {
  /** Ends it unless another process needs it. */
  stop(): Promise<void>;
  /** Ends it only if this process started it. */
  abandon(): Promise<void>;
};

/** Resolves when it answers. */
export const startLocalProgram = async (config: Config, program: LocalProgram): Promise<RunningProgram> => {
  const folder = path.join(config.data, program.folder);
  mkdirSync(folder, { recursive: true });
  const running = stateOf(program, folder);
  const isRunning = running !== null && running.port === program.port && (await answersInTime(program, running.pid));
  if (!isRunning) {
    if (running !== null) await end(program, running.pid);
    await untilReady(spawnDetached(config, program, folder), program, folder);
  }
  const use = used(folder);
  const leave = async (unless: boolean): Promise<void> => {
    use.over();
    const state = stateOf(program, folder);
    if (state !== null && !unless) await end(program, state.pid);
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

export const answers = async ({ server }: Pick<LocalProgram, 'server'>): Promise<boolean> => {
  try {
    const answer = await fetch(`${server}/_local/clock`, { signal: AbortSignal.timeout(1000) });
    return answer.ok;
  } catch {
    return false;
  }
};

/** A live process may be busy, so ask it for a while. */
const answersInTime = async (program: LocalProgram, pid: number): Promise<boolean> => {
  for (let asked = 0; asked < 8 && isOurs(program, pid); asked++) {
    if (await answers(program)) return true;
    await pause(100);
  }
  return false;
};

const State = z.object({ pid: z.number(), port: z.number() });
type State = z.infer<typeof State>;

/** Null if none is running. */
const stateOf = (program: LocalProgram, folder: string): State | null => {
  try {
    const state = State.parse(JSON.parse(readFileSync(path.join(folder, 'state.json'), 'utf8')));
    return isOurs(program, state.pid) ? state : null;
  } catch {
    return null;
  }
};

/** The pid may belong to another program by now. */
const isOurs = ({ file }: LocalProgram, pid: number): boolean => {
  if (!lives(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(path.join(file));
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

const spawnDetached = (config: Config, program: LocalProgram, folder: string): ChildProcess => {
  const output = openSync(path.join(folder, 'output.log'), 'a');
  const root = path.resolve(import.meta.dirname, '..');
  const child = spawn(process.execPath, [path.join(root, program.file)], {
    cwd: root,
    detached: true,
    stdio: ['ignore', output, output],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      FLOW_HOST: config.host,
      ...program.environment,
    },
  });
  child.unref();
  return child;
};

/**
 * Another program may answer on the port, so the state file must name it. If two processes start together, one loses the port, and
 * both attach to the winner.
 */
const untilReady = async (child: ChildProcess, program: LocalProgram, folder: string): Promise<void> => {
  const { name, place, port } = program;
  for (let waited = 0, over = 0; waited < 20_000 && over < 2000; waited += 50) {
    if (child.exitCode !== null) over += 50;
    if (isItsOwn(stateOf(program, folder), child, port) && (await answers(program))) return;
    await pause(50);
  }
  const said = `What it said: ${folder}/output.log`;
  if (child.exitCode !== null && (await isTaken(port)))
    throw new Error(
      `Port ${port} is taken, and ${name} needs it: it is ${place}. ` +
        `Stop what uses it, or give Flow another PORT. ${said}`,
    );
  child.kill();
  throw new Error(`${name.replace('the', 'The')} did not start on port ${port}. ${said}`);
};

const isItsOwn = (state: State | null, child: ChildProcess, port: number): boolean =>
  state?.port === port && (state.pid === child.pid || child.exitCode !== null);

const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1', () => {
      probe.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });

const end = async (program: LocalProgram, pid: number): Promise<void> => {
  if (!isOurs(program, pid)) return;
  process.kill(pid, 'SIGTERM');
  for (let waited = 0; waited < 5000 && isOurs(program, pid); waited += 25) await pause(25);
  if (isOurs(program, pid)) process.kill(pid, 'SIGKILL');
};
