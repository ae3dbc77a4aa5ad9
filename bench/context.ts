// A Flow without a port for benches: durable PostgreSQL as on a host, a local Google, and one signed-in person.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Account } from '#domain/id.ts';
import { ada, smallSeed } from '#emulators/google/small-seed.ts';
import { startLocalGoogle } from '#emulators/local-google.ts';
import { accountOf } from '#server/account.ts';
import { sessionOf } from '#server/accounts/sessions.ts';
import { type Config, readSettings } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { provideDatabase } from '#server/db/provide.ts';
import type { SessionOf } from '#server/handle.ts';
import { openLog } from '#server/log.ts';
import { connectMailbox } from '#server/mailbox/connect.ts';
import { startParser } from '#server/mailbox/parse.ts';
import { syncMailbox } from '#server/mailbox/sync.ts';
import { openContext } from '#server/open-context.ts';
import { withSecrets } from '#server/secrets.ts';
import { accountsApp, visitor } from '#test/support/visitor.ts';

export type BenchContext = {
  ctx: Context;
  account: Account;
  /** The header of a signed-in browser. */
  cookie: string;
  sessionOf: SessionOf;
  /** The database's address as superuser, to load mail past every policy. */
  owner: string;
  close(): Promise<void>;
};

/** Ada of the small seed, signed in, with her mail here. `kept`: a folder whose database outlives the bench. */
export const benchContext = async (kept: string | null = null): Promise<BenchContext> => {
  const folder = kept ?? mkdtempSync(path.join(os.tmpdir(), 'flow-bench-'));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const google = await startLocalGoogle({ dataDir: ':memory:', seed: smallSeed });
  const config = configAt(folder, google.url);
  const database = await provideDatabase(null, folder);
  await database.prepare();
  const { ctx, close } = await openContext(config, database.connectionString, openLog('silent'));
  const browser = visitor(accountsApp(ctx), config.url);
  await browser.signIn('sign-up', { email: ada });
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const session = await sessionOf(ctx, new Request(config.url, { headers: { cookie } }));
  if (session === null) throw new Error('the sign-in left no session');
  const { userId } = session;
  const account = await ctx.db.asUser(userId, (tx) => accountOf(tx, userId));
  await firstMail(ctx, account);
  return {
    ctx,
    account,
    cookie,
    sessionOf: (request) => sessionOf(ctx, request),
    owner: database.owner,
    close: async () => {
      await close();
      await database.stop();
      await google.stop();
      if (kept === null) rmSync(folder, { recursive: true, force: true });
    },
  };
};

const configAt = (folder: string, google: string): Config => {
  const read = readSettings({ FLOW_DATA: folder, NODE_ENV: 'production' }, folder);
  if (read.kind === 'wrong') throw new Error(read.lines.join('\n'));
  const local = { server: google, browser: google, port: Number(new URL(google).port) };
  // Only the web role, so no jobs disturb the requests.
  return { ...withSecrets(read.settings), role: 'web', google: { ...read.settings.google, local } };
};

const firstMail = async (ctx: Context, account: Account): Promise<void> => {
  const parser = startParser();
  await connectMailbox(ctx, account);
  await syncMailbox(ctx, parser, account);
  await parser.close();
};
