// A worker that carries one sending, for a minute of its own clock, unless it dies before.
import os from 'node:os';
import { SendingId } from '#domain/draft.ts';
import { UserId } from '#domain/id.ts';
import { gmail } from '#server/adapters/google/gmail.ts';
import { readSettings } from '#server/config.ts';
import { openKeyring } from '#server/crypto.ts';
import { googleEndpoints } from '#server/google-endpoints.ts';
import { openLog } from '#server/log.ts';
import { openContext } from '#server/open-context.ts';
import { withinQuota } from '#server/quota/within-quota.ts';
import { carrySending } from '#server/sending/carry.ts';
import { movableClock } from '#test/support/clock.ts';

const [, , connectionString = '', google = '', key = '', user = '', sending = '', now = ''] = process.argv;
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
for (let step = 0; step < 6; step++) {
  await carrySending(ctx, UserId.parse(user), SendingId.parse(sending), false);
  clock.advance(10_000);
}
await opened.close();
