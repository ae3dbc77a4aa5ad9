// A real context for a test file: its own PostgreSQL database, a fixed clock, a recorded log.
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type Account, AccountId, UserId } from '#domain/id.ts';
import { openModel } from '#server/adapters/model.ts';
import { askOneClick } from '#server/adapters/one-click.ts';
import { type OpenWeb, openWeb } from '#server/adapters/open-web.ts';
import { bringPicture } from '#server/adapters/picture.ts';
import { openSpeech } from '#server/adapters/speech/open-speech.ts';
import { openPayments } from '#server/adapters/stripe/payments.ts';
import { openWebPush } from '#server/adapters/web-push.ts';
import { openJobs } from '#server/add-job.ts';
import { openCaches } from '#server/caches.ts';
import type { Config } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { openKeyring } from '#server/crypto.ts';
import { openDatabase } from '#server/db/database.ts';
import { loginRole } from '#server/db/login-role.ts';
import { createDatabase } from '#server/db/provide.ts';
import { demoWebsite } from '#server/google-endpoints.ts';
import { newId } from '#server/id.ts';
import { openLive } from '#server/live.ts';
import { openLog } from '#server/log.ts';
import { openMetrics, recordingLog } from '#server/metrics/metrics.ts';
import { openProviders } from '#server/providers.ts';
import { atEnd } from './at-end.ts';
import { type MovableClock, movableClock } from './clock.ts';
import { byTheClock } from './jobs.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server's own database, next to `template`. */
    postgres: string;
  }
}

export type SqlValue =
  | string
  | number
  | boolean
  | Date
  | null
  | readonly string[]
  | readonly number[]
  | Buffer
  | undefined;

export type TestContext = Context & {
  clock: MovableClock;
  lines: string[];
  /** SQL as superuser, past every policy, to inspect stored data. */
  peek(text: string, values?: SqlValue[]): Promise<Record<string, unknown>[]>;
};

/** `google`: the address of a local Google. Without one every provider call fails. `pushWeb`: where push services are. */
export const testContext = async (
  options: { google?: string; config?: Partial<Config>; pushWeb?: OpenWeb } = {},
): Promise<TestContext> => {
  const owner = await testDatabase();
  const connectionString = owner.replace('postgres@', `${loginRole}@`);
  const { pushWeb } = options;
  const config = { ...testConfig(options.google ?? 'http://127.0.0.1:9'), ...options.config };
  const lines: string[] = [];
  const clock = movableClock();
  const db = openDatabase(connectionString, { connections: 6 });
  const metrics = openMetrics({ db, clock });
  const log = recordingLog(openLog('info', { write: (line) => void lines.push(line) }), metrics);
  const jobs = await openJobs(db, log, { works: false });
  const live = await openLive(connectionString, log);
  const speech = openSpeech(config.speech, log);
  const { peek, end } = await peephole(owner);
  atEnd(async () => {
    rmSync(config.data, { recursive: true, force: true });
    await speech.close();
    await metrics.write();
    await jobs.close();
    await live.close();
    await end();
    await db.close();
  });
  return {
    config,
    db,
    clock,
    log,
    keyring: openKeyring(config.hostKey),
    ...openProviders({ db, clock, config }),
    oneClick: (address) => askOneClick(openWeb(demoWebsite(config)), address),
    picture: (address) => bringPicture(openWeb(demoWebsite(config)), address),
    webPush:
      config.vapidKey &&
      openWebPush(pushWeb ?? openWeb(demoWebsite(config)), { vapidKey: config.vapidKey, url: config.url }),
    speech,
    model: openModel(config.model, log),
    payments: openPayments(config.payments),
    jobs: byTheClock(jobs, clock),
    live,
    metrics,
    caches: openCaches(),
    lines,
    peek,
  };
};

/** A fresh copy of the migrated database. Returns its address. */
export const testDatabase = async (): Promise<string> => {
  const server = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createDatabase(server, name, 'template');
  atEnd(() => dropDatabase(server, name));
  return server.replace('/postgres?', `/${name}?`);
};

const dropDatabase = async (server: string, name: string): Promise<void> => {
  const { peek, end } = await peephole(server);
  await peek(`drop database ${name} with (force)`);
  await end();
};

export const newUserId = (): UserId => UserId.parse(newId(movableClock().now()));

/** The first account of a person, connected or not. */
export const firstAccount = (userId: UserId): Account => ({ userId, id: AccountId.parse(userId), provider: 'google' });

export const newAccount = (): Account => firstAccount(newUserId());

export const testConfig = (google: string): Config => ({
  port: 3000,
  host: '127.0.0.1',
  url: 'http://localhost:3000',
  // A folder of its own: files outside one database tell nothing of another.
  data: path.join(os.tmpdir(), 'flow-test-data', randomBytes(6).toString('hex')),
  role: 'all',
  logLevel: 'info',
  databaseUrl: null,
  google: {
    clientId: 'local-google-client',
    clientSecret: 'local-google-secret-for-demo-accounts-only',
    scopes: 'spec',
    local: { server: google, browser: google, port: Number(new URL(google).port) },
  },
  payments: null,
  push: null,
  vapidKey: randomBytes(32),
  projectUnits: 1_200_000,
  speech: { off: false, path: '/usr/local/bin:/usr/bin:/bin', service: null },
  model: null,
  sessionSecret: randomBytes(32).toString('base64'),
  hostKey: randomBytes(32),
  production: false,
  operator: { name: null, address: null, email: null, source: null, policiesChecked: false, social: [] },
  credits: 'unlimited',
});

const peephole = async (connectionString: string): Promise<Pick<TestContext, 'peek'> & { end(): Promise<void> }> => {
  const client = new Client({ connectionString });
  await client.connect();
  return {
    peek: async (text, values = []) => (await client.query<Record<string, unknown>>(text, values)).rows,
    end: () => client.end(),
  };
};
