// A worker that carries one sending, for a minute of its own clock, unless it dies before.
import { SendingId } from '#domain/draft.ts';
import { UserId } from '#domain/id.ts';
import { carrySending } from '#server/sending/carry.ts';
import { openWorker } from '#test/support/worker.ts';

const [, , connectionString = '', google = '', key = '', user = '', sending = '', now = ''] = process.argv;
const { ctx, clock, close } = await openWorker({ connectionString, google, key, now });
for (let step = 0; step < 6; step++) {
  await carrySending(ctx, UserId.parse(user), SendingId.parse(sending), false);
  clock.advance(10_000);
}
await close();
