// A worker that takes sendings as each tab requests, and runs for a minute of its own clock unless it dies first.
import * as z from 'zod';
import { Draft, SendingId } from '#domain/draft.ts';
import { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { Proof } from '#domain/recipient-warning.ts';
import { carrySending } from '#server/sending/carry.ts';
import { takeToSend } from '#server/sending/hold.ts';
import { firstAccount } from '#test/support/context.ts';
import { openWorker } from '#test/support/worker.ts';

const [, , connectionString = '', google = '', key = '', user = '', asked = '', now = ''] = process.argv;
const { ctx, clock, close } = await openWorker({ connectionString, google, key, now });
const account = firstAccount(UserId.parse(user));
const ToSend = z.object({
  sendingId: SendingId,
  draft: Draft,
  confirmed: z.string(),
  proof: z.optional(Proof),
  strangers: z.array(z.string()),
  spoken: z.boolean(),
});
const all = z.array(ToSend).parse(JSON.parse(asked));
for (const one of all)
  await takeToSend(ctx, account, one).catch((error: unknown) => {
    // Another tab was first.
    if (!(error instanceof Problem)) throw error;
  });
for (let step = 0; step < 6; step++) {
  for (const { sendingId } of all) await carrySending(ctx, account, sendingId, false).catch(passOver);
  clock.advance(10_000);
}
await close();

/** A lost answer is temporary, and the next try is due ten seconds later. */
function passOver(error: unknown): void {
  if (!(error instanceof Problem)) throw error;
}
