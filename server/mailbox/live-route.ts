// The live channel of a signed-in tab: server-sent events that say only 'the mailbox is at revision N' or 'sync moved on'.
// While it is open the mailbox is looked at every few seconds.
import { streamSSE } from 'hono/streaming';
import { type LiveEvent, livePath } from '#api/mailbox.ts';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { pollSeconds } from '#domain/sync.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { bindRaw, type Call, type Route } from '#server/handle.ts';
import { mailboxState } from './progress.ts';

/** Proxies and browsers drop a silent connection; a comment now and then keeps it. */
const beatMilliseconds = pollSeconds.open * 1000;

export const liveRoute = (ctx: Context, beat = beatMilliseconds): Route =>
  bindRaw(ctx, { method: 'GET', path: livePath, who: 'user' }, (call, session) => {
    if (session === null) throw new Problem('session.missing');
    const { userId } = session;
    return streamSSE(call, async (stream) => {
      // The stream's own last resort is to print what went wrong, past our log; so nothing may reach it.
      const fail = (error: unknown) => {
        ctx.log.warn('live.broken', { userId }, error);
        stream.abort();
      };
      const send = async () => {
        for (const one of await eventsOf(ctx, userId)) await stream.writeSSE({ data: JSON.stringify(one) });
      };
      const deaf = ctx.live.listen(userId, () => void send().catch(fail));
      stream.onAbort(deaf);
      try {
        await send();
        while (!stream.aborted && (await stillSignedIn(call, userId))) {
          await wantSync(ctx, userId);
          await stream.sleep(beat);
          await stream.write(': here\n\n');
        }
      } catch (error) {
        fail(error);
      } finally {
        deaf();
      }
    });
  });

/** A tab may stay open for days; its stream ends with the session that opened it. */
const stillSignedIn = async (call: Call, userId: UserId): Promise<boolean> =>
  (await call.get('session')())?.userId === userId;

const eventsOf = (ctx: Context, userId: UserId): Promise<LiveEvent[]> =>
  ctx.db.asUser(userId, async (tx) => {
    const mailbox = await mailboxState(tx, userId);
    if (!mailbox) return [];
    return [
      { kind: 'revision', revision: mailbox.revision },
      { kind: 'sync', sync: mailbox.sync },
      { kind: 'contacts', revision: await contactsRevision(tx, userId) },
      { kind: 'sending', at: await sendingChanged(tx, userId) },
    ];
  });

/** 0 before the first look at them. */
const contactsRevision = async (tx: Tx, userId: UserId): Promise<number> => {
  const book = await tx.selectFrom('contact_book').select('revision').where('user_id', '=', userId).executeTakeFirst();
  return Number(book?.revision ?? 0);
};

const sendingChanged = async (tx: Tx, userId: UserId): Promise<number> => {
  const newest = await tx
    .selectFrom('sending')
    .select('changed_at')
    .where('user_id', '=', userId)
    .orderBy('changed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.changed_at.getTime() ?? 0;
};

/** However many tabs ask, one sync waits and one runs. */
const wantSync = (ctx: Context, userId: UserId): Promise<void> =>
  ctx.db.asUser(userId, (tx) => ctx.jobs.add(tx, 'mailbox.sync', { userId }, { key: userId }));
