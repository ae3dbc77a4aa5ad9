// The local Google as a process, seeded with the run's people, and its control plane.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { startLocalGoogle } from '#emulators/local-google.ts';
import type { Household } from './household.ts';
import { type Person, seedOf } from './people.ts';

export type ProviderMessage = { id: string; threadId: string; at: string; subject: string; labelIds: string[] };

export type LocalGoogle = {
  /** The control plane: GET without a body, otherwise POST. */
  control(what: string, body?: unknown): Promise<unknown>;
  /** Clears all faults. Returns how many calls they affected. */
  clearFaults(): Promise<number>;
  /** The true mailbox, by a call that Flow cannot make. */
  mailbox(email: string): Promise<ProviderMessage[]>;
  /** The sending id in each sent mail's header, oldest first. Null without one. */
  left(email: string): Promise<(string | null)[]>;
  /** Every label change by Flow's calls, oldest first. */
  effects(): Promise<Effect[]>;
};

export type Effect = { user: string; messageId: string; type: string; labelIds: string[] };

type GoogleOptions = { tree: string; port: number; flow: string; people: readonly Person[]; now: Date };

export const openGoogle = async (
  household: Household,
  { tree, port, flow, people, now }: GoogleOptions,
): Promise<LocalGoogle> => {
  const dataDir = path.join(household.folder, 'local-google');
  mkdirSync(dataDir);
  // A seeded store stays as it is, so seed this run's people before the program starts.
  const seeding = await startLocalGoogle({ dataDir, seed: seedOf(people, now) });
  await seeding.stop();
  const child = household.spawn(process.execPath, [path.join(tree, 'emulators', 'start.ts')], {
    cwd: tree,
    env: { LOCAL_GOOGLE_PORT: String(port), LOCAL_GOOGLE_DATA: dataDir, FLOW_URL: flow },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    if (child.stdout !== null) createInterface({ input: child.stdout }).once('line', () => resolve());
    child.once('exit', () => reject(new Error('the local Google did not start')));
  });
  const at = `http://127.0.0.1:${port}/_local`;
  const ask = (what: string, init: RequestInit): Promise<Response> =>
    fetch(`${at}/${what}`, init).catch((cause: unknown) => {
      const { exitCode, signalCode } = child;
      const state = exitCode === null && signalCode === null ? 'runs' : `ended (${exitCode ?? signalCode})`;
      throw new Error(`the control plane did not answer to ${what}; the local Google ${state}`, { cause });
    });
  const control = async (what: string, body?: unknown): Promise<unknown> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await ask(what, body === undefined ? {} : init);
    if (!answer.ok) throw new Error(`the control plane answered ${answer.status} to ${what}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    control,
    clearFaults: async () => {
      const { faults } = Faults.parse(await control('faults'));
      await ask('faults', { method: 'DELETE' });
      return faults.reduce((sum, { met }) => sum + met, 0);
    },
    mailbox: async (email) =>
      Mailbox.parse(await control(`mailbox?subjects=1&email=${encodeURIComponent(email)}`)).messages,
    left: async (email) =>
      Outbox.parse(await control(`outbox?user=${encodeURIComponent(email)}`)).sent.map(({ raw }) => sendingIn(raw)),
    effects: async () =>
      Log.parse(await control('log?mutations=1')).calls.flatMap(({ user, changes }) =>
        user === null ? [] : changes.map((change) => ({ user, ...change })),
      ),
  };
};

const Mailbox = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      threadId: z.string(),
      at: z.string(),
      subject: z.string(),
      labelIds: z.array(z.string()),
    }),
  ),
});

const Faults = z.object({ faults: z.array(z.object({ met: z.number() })) });

const Log = z.object({
  calls: z.array(
    z.object({
      user: z.nullable(z.string()),
      changes: z.array(z.object({ type: z.string(), messageId: z.string(), labelIds: z.array(z.string()) })),
    }),
  ),
});

const Outbox = z.object({ sent: z.array(z.object({ raw: z.base64url() })) });

const sendingIn = (raw: string): string | null => {
  const [head = ''] = Buffer.from(raw, 'base64url').toString('latin1').split('\r\n\r\n');
  return /^x-flow-sending: *(\S+)/im.exec(head)?.[1] ?? null;
};
