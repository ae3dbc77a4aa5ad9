// The environment of a worker program: database, local Google and host key from the test, and its own clock.
import os from 'node:os';
import { readSettings } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { openKeyring } from '#server/crypto.ts';
import { openLog } from '#server/log.ts';
import { openContext } from '#server/open-context.ts';
import { openProviders } from '#server/providers.ts';
import { type MovableClock, movableClock } from './clock.ts';

/** `key`: the host's, base64. `now`: the clock's start, ISO 8601. `data`: the folder for files. */
export type Given = { connectionString: string; google: string; key: string; now: string; data?: string };

export const openWorker = async ({
  connectionString,
  google,
  key,
  now,
  data,
}: Given): Promise<{ ctx: Context; clock: MovableClock; close(): Promise<void> }> => {
  const read = readSettings({ NODE_ENV: 'production' }, os.tmpdir());
  if (read.kind === 'wrong') throw new Error(read.lines.join('\n'));
  const local = { server: google, browser: google, port: Number(new URL(google).port) };
  const hostKey = Buffer.from(key, 'base64');
  const config = {
    ...read.settings,
    ...(data === undefined ? {} : { data }),
    role: 'web' as const,
    hostKey,
    sessionSecret: key,
    google: { ...read.settings.google, local },
  };
  const opened = await openContext(config, connectionString, openLog('silent'));
  const clock = movableClock(new Date(now));
  const providers = openProviders({ db: opened.ctx.db, clock, config });
  return { ctx: { ...opened.ctx, clock, ...providers, keyring: openKeyring(hostKey) }, clock, close: opened.close };
};
