// Flow and a local Google for the sync benches, on one clock that the bench moves. Google runs in this process or in its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Account, UserId } from '#domain/id.ts';
import { signInAs } from '#emulators/sign-in-as.ts';
import { openAccount } from '#server/account.ts';
import { type Config, readSettings } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { provideDatabase } from '#server/db/provide.ts';
import { newId } from '#server/id.ts';
import { openLog } from '#server/log.ts';
import { connectMailbox } from '#server/mailbox/connect.ts';
import { openContext } from '#server/open-context.ts';
import { openProviders } from '#server/providers.ts';
import { withSecrets } from '#server/secrets.ts';
import { keepTokens } from '#server/tokens/keep.ts';
import { type MovableClock, movableClock } from '#test/support/clock.ts';
import { freePorts } from '#test/support/free-ports.ts';
import { couldNotMeasure } from './figures.ts';

export type SyncWorld = {
  ctx: Context;
  clock: MovableClock;
  account: Account;
  /** The control plane of the local Google: a GET without a body, else a POST. */
  control(path: string, body?: object): Promise<unknown>;
  close(): Promise<void>;
};

export const alex = 'alex@northwind.example';

/** Connected, but not synced yet. `apart`: the local Google has its own process and clock. */
export const openSyncWorld = async ({
  apart,
  push = null,
}: {
  apart: boolean;
  push?: Config['push'];
}): Promise<SyncWorld> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-bench-'));
  chmodSync(folder, 0o755);
  const clock = movableClock();
  const google = apart ? await googleApart(folder) : await googleHere(clock);
  const read = readSettings({ FLOW_DATA: folder, NODE_ENV: 'production' }, folder);
  if (read.kind === 'wrong') throw new Error(read.lines.join('\n'));
  const local = { server: google.url, browser: google.url, port: Number(new URL(google.url).port) };
  const config = { ...withSecrets(read.settings), push, google: { ...read.settings.google, local } };
  const database = await provideDatabase(null, folder);
  await database.prepare();
  const opened = await openContext(config, database.connectionString, openLog('silent'));
  const { db } = opened.ctx;
  if (apart) clock.set(opened.ctx.clock.now());
  const ctx = { ...opened.ctx, clock, ...openProviders({ db, clock, config }) };
  return {
    ctx,
    clock,
    account: await connectedAs(ctx, google.url, alex),
    control: (name, body) => control(google.url, name, body),
    close: async () => {
      await opened.close();
      await database.stop();
      await google.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A person who has consented, and whose mailbox is open. */
export const connectedAs = async (ctx: Context, google: string, email: string): Promise<Account> => {
  const userId = UserId.parse(newId(ctx.clock.now()));
  await ctx.db.asAuth.insertInto('user').values({ id: userId, name: email, email }).execute();
  const tokens = await signInAs(google, { email });
  const account = await ctx.db.asUser(userId, async (tx) => {
    const opened = await openAccount(tx, userId, { provider: 'google', subject: email, email, now: ctx.clock.now() });
    await keepTokens(ctx, tx, opened, {
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token ?? null,
      expiresInSeconds: tokens.expires_in,
      scope: tokens.scope,
    });
    return opened;
  });
  await connectMailbox(ctx, account);
  return account;
};

export const control = async (google: string, name: string, body?: object): Promise<unknown> => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`${google}/_local/${name}`, body === undefined ? {} : init);
  if (!answer.ok) throw new Error(`the control plane answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};

type RunningGoogle = { url: string; stop(): Promise<void> };

/** Loaded late: when Google has its own process, this one must hold only Flow's memory. */
const googleHere = async (clock: MovableClock): Promise<RunningGoogle> => {
  const { startLocalGoogle } = await import('#emulators/local-google.ts');
  const { seedCompany } = await import('#emulators/seed/company.ts');
  return startLocalGoogle({ dataDir: ':memory:', seed: seedCompany, now: () => clock.now() });
};

const googleApart = async (folder: string): Promise<RunningGoogle> => {
  const port = await freePorts();
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, '..', 'emulators', 'start.ts')], {
    env: { ...process.env, LOCAL_GOOGLE_DATA: path.join(folder, 'google'), LOCAL_GOOGLE_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  let isReady = false;
  for await (const line of createInterface({ input: child.stdout })) {
    isReady = line.includes('is ready');
    if (isReady) break;
  }
  if (!isReady) couldNotMeasure('the sync: the local Google ended before it was ready');
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};
