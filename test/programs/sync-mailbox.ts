// A worker that brings one mailbox up to date and fetches all of it, a minute of its own clock after the other, unless it dies before.
import os from 'node:os';
import { UserId } from '#domain/id.ts';
import { gmail } from '#server/adapters/google/gmail.ts';
import { readSettings } from '#server/config.ts';
import { openKeyring } from '#server/crypto.ts';
import { googleEndpoints } from '#server/google-endpoints.ts';
import { openLog } from '#server/log.ts';
import { backfillMailbox } from '#server/mailbox/backfill.ts';
import { startParser } from '#server/mailbox/parse.ts';
import { syncMailbox } from '#server/mailbox/sync.ts';
import { openContext } from '#server/open-context.ts';
import { withinQuota } from '#server/quota/within-quota.ts';
import { movableClock } from '#test/support/clock.ts';

const [, , connectionString = '', google = '', key = '', user = '', now = ''] = process.argv;
const read = readSettings({ NODE_ENV: 'production' }, os.tmpdir());
if (read.kind === 'wrong') throw new Error(read.lines.join('\n'));
const local = { server: google, browser: google, port: Number(new URL(google).port) };
const hostKey = Buffer.from(key, 'base64');
const config = {
  ...read.settings,
  role: 'web' as const,
  hostKey,
  sessionSecret: key,
  google: { ...read.settings.google, local },
};
const opened = await openContext(config, connectionString, openLog('silent'));
const clock = movableClock(new Date(now));
const { db } = opened.ctx;
const provider = withinQuota({ db, clock }, gmail(googleEndpoints(config)));
const ctx = { ...opened.ctx, clock, provider, keyring: openKeyring(hostKey) };
const parser = startParser();
const userId = UserId.parse(user);
for (let minute = 0; minute < 8; minute++) {
  await syncMailbox(ctx, parser, userId);
  clock.advance(60_000);
  await backfillMailbox(ctx, parser, userId);
}
await parser.close();
await opened.close();
