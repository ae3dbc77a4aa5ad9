// A worker that syncs one mailbox completely, in steps of a minute of its own clock, unless it dies first.
import { UserId } from '#domain/id.ts';
import { backfillMailbox } from '#server/mailbox/backfill.ts';
import { startParser } from '#server/mailbox/parse.ts';
import { syncMailbox } from '#server/mailbox/sync.ts';
import { firstAccount } from '#test/support/context.ts';
import { openWorker } from '#test/support/worker.ts';

const [, , connectionString = '', google = '', key = '', user = '', now = ''] = process.argv;
const { ctx, clock, close } = await openWorker({ connectionString, google, key, now });
const parser = startParser();
const account = firstAccount(UserId.parse(user));
for (let minute = 0; minute < 8; minute++) {
  await syncMailbox(ctx, parser, account);
  clock.advance(60_000);
  await backfillMailbox(ctx, parser, account);
}
await parser.close();
await close();
