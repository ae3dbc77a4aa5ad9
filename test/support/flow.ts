// The whole of Flow: the real program, its own PostgreSQL and local services, free ports and a fresh folder.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { freePorts } from './free-ports.ts';

export type RunningFlow = {
  url: string;
  /** The local Google's address. */
  google: string;
  data: string;
  /** Every line printed so far, over all restarts. */
  lines: string[];
  /** The local Google's control plane: GET without a body, otherwise POST. */
  control(path: string, body?: unknown): Promise<unknown>;
  clearFaults(): Promise<void>;
  /** Labels at the provider, by thread or message id. Without an id, of all messages. */
  labelsOf(email: string): Promise<{ id: string; threadId: string; labelIds: string[] }[]>;
  /** Kills it like a power cut. The local Google stays. */
  kill(): Promise<void>;
  /** Sends it a signal. */
  signal(name: NodeJS.Signals): void;
  /** Restarts it on the same data and ports. */
  start(): Promise<void>;
  /** Stops it and the local Google in order. The data stays. */
  stop(): Promise<void>;
  /** Ends everything and removes the data. */
  end(): Promise<void>;
};

/** Silent unless FLOW_SPEECH is 'on', because reading aloud takes time. Without a local Stripe unless FLOW_CREDITS is 'counted'. */
const quiet = { FLOW_SPEECH: 'off', FLOW_CREDITS: 'unlimited' };

const main = path.resolve(import.meta.dirname, '..', '..', 'server', 'main.ts');

/** `from`: the data of a stopped Flow, to copy. */
export const startFlow = async (environment: Record<string, string> = {}, from?: string): Promise<RunningFlow> => {
  const port = await freePorts();
  const data = mkdtempSync(path.join(os.tmpdir(), 'flow-journey-'));
  // As root, PostgreSQL runs under another account, which must own its files.
  chmodSync(data, 0o755);
  if (from !== undefined) execFileSync('cp', ['-a', `${from}/.`, data]);
  const lines: string[] = [];
  let child: ChildProcess | null = null;
  const google = `http://127.0.0.1:${port + 1}`;

  const start = async (): Promise<void> => {
    process.off('exit', abandon).on('exit', abandon);
    const started = spawn(process.execPath, [main], {
      env: { ...process.env, NODE_ENV: 'production', PORT: String(port), FLOW_DATA: data, ...quiet, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    createInterface({ input: started.stderr }).on('line', (line) => lines.push(line));
    const said = createInterface({ input: started.stdout });
    await new Promise<void>((resolve, reject) => {
      said.on('line', (line) => {
        lines.push(line);
        if (line.startsWith('Flow is ready')) resolve();
      });
      started.once('exit', (code) => reject(new Error(`Flow ended (${code}):\n${lines.slice(-20).join('\n')}`)));
    });
  };
  const leave = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  // A failing test or bench leaves nothing running.
  const abandon = (): void => {
    child?.kill('SIGKILL');
    endLocalServices(data);
  };
  const stop = async (): Promise<void> => {
    process.off('exit', abandon);
    await leave('SIGTERM');
    endLocalServices(data);
  };
  const control: RunningFlow['control'] = async (name, body) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await fetch(`${google}/_local/${name}`, body === undefined ? {} : init);
    if (!answer.ok) throw new Error(`the control plane answered ${answer.status}`);
    return answer.json();
  };
  await start();
  return {
    url: `http://localhost:${port}`,
    google,
    data,
    lines,
    control,
    clearFaults: async () => void (await fetch(`${google}/_local/faults`, { method: 'DELETE' })),
    labelsOf: async (email) => Mailbox.parse(await control(`mailbox?email=${encodeURIComponent(email)}`)).messages,
    kill: () => leave('SIGKILL'),
    signal: (name) => void child?.kill(name),
    start,
    stop,
    end: async () => {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
};

const Mailbox = z.object({
  messages: z.array(z.object({ id: z.string(), threadId: z.string(), labelIds: z.array(z.string()) })),
});

/** A killed Flow leaves them running, a test must not. */
const endLocalServices = (data: string): void => {
  for (const service of ['local-google', 'local-stripe']) {
    try {
      process.kill(Number(readFileSync(path.join(data, service, 'pid'), 'utf8')), 'SIGTERM');
    } catch {
      // It stopped with Flow, or was never there.
    }
  }
};
