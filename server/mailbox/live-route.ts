// The live channel of a signed-in tab: server-sent events that say only 'the mailbox is at revision N' or 'sync moved on'.
// While it is open the mailbox is looked at every few seconds.
import { streamSSE } from 'hono/streaming';
import { type LiveEvent, livePath } from '#api/mailbox.ts';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { pollSeconds } from '#domain/sync.ts';
import type { Context } from '#server/context.ts';
import { bindRaw, type Route } from '#server/handle.ts';
import { mailboxState } from './progress.ts';

/** Proxies and browsers drop a silent connection; a comment now and then keeps it. */
const beatMilliseconds = pollSeconds.open * 1000;

export const liveRoute = (ctx: Context): Route =>
  bindRaw(ctx, { method: 'GET', path: livePath, who: 'user' }, (call, session) => {
    if (session === null) throw new Problem('session.missing');
    const { userId } = session;
    return streamSSE(call, async (stream) => {
      const send = async () => {
        const event = await eventOf(ctx, userId);
        for (const one of event) await stream.writeSSE({ data: JSON.stringify(one) });
      };
      const deaf = ctx.live.listen(userId, () => void send().catch(() => stream.abort()));
      stream.onAbort(deaf);
      await send();
      while (!stream.aborted && !stream.closed) {
        await wantSync(ctx, userId);
        await stream.sleep(beatMilliseconds);
        await stream.write(': here\n\n');
      }
      deaf();
    });
  });

const eventOf = (ctx: Context, userId: UserId): Promise<LiveEvent[]> =>
  ctx.db.asUser(userId, async (tx) => {
    const mailbox = await mailboxState(tx, userId);
    if (!mailbox) return [];
    return [
      { kind: 'revision', revision: mailbox.revision },
      { kind: 'sync', sync: mailbox.sync },
    ];
  });

/** However many tabs ask, one sync waits and one runs. */
const wantSync = (ctx: Context, userId: UserId): Promise<void> =>
  ctx.db.asUser(userId, (tx) => ctx.jobs.add(tx, 'mailbox.sync', { userId }, { key: userId }));
