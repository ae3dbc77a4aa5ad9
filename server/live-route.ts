// The live channel of a signed-in tab: server-sent events such as 'this ledger is at revision N' or 'sync moved on',
// without the new data. While it is open, each ledger checks its provider every few seconds.
import { setTimeout as pause } from 'node:timers/promises';
import { streamSSE } from 'hono/streaming';
import { type LiveEvent, livePath } from '#api/live.ts';
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { pollSeconds } from '#domain/sync.ts';
import { accountOf } from '#server/account.ts';
import { calendarLive } from '#server/calendar/live.ts';
import { ledgers } from '#server/commands/ledgers.ts';
import { contactsLive } from '#server/contacts/live.ts';
import type { Context } from '#server/context.ts';
import { creditsLive } from '#server/credits/live.ts';
import { bindRaw, type Call, type Route } from '#server/handle.ts';
import { troublesLive } from '#server/ledger/trouble.ts';
import { openChannels } from '#server/open-channels.ts';
import { sendingLive } from '#server/sending/live.ts';

/** Proxies and browsers drop a silent connection; a comment now and then keeps it. */
const beatMilliseconds = pollSeconds.open * 1000;

/** Milliseconds. A closed tab that reopens at once would close the next one. It follows the mailbox by its retries meanwhile. */
const reopen = { usual: 1000, closed: 30_000 } as const;

export const liveRoute = (ctx: Context, beat = beatMilliseconds, channels = openChannels()): Route =>
  bindRaw(ctx, { method: 'GET', path: livePath, who: 'user' }, (call, session) => {
    if (session === null) throw new Problem('session.missing');
    const { userId } = session;
    return streamSSE(call, async (stream) => {
      // As a last resort the stream prints what went wrong, past our log, so nothing may reach it.
      const fail = (error: unknown) => {
        ctx.log.warn('live.broken', { userId }, error);
        stream.abort();
      };
      let deaf = () => {};
      const closing = new AbortController();
      const leave = channels.enter(userId, () => {
        closing.abort();
        // A tab that reads no more never sees the end.
        setTimeout(() => stream.abort(), reopen.usual).unref();
      });
      try {
        await stream.write(`retry: ${reopen.usual}\n\n`);
        const account = await ctx.db.asUser(userId, (tx) => accountOf(tx, userId));
        const send = async () => {
          for (const one of await eventsOf(ctx, account)) await stream.writeSSE({ data: JSON.stringify(one) });
        };
        const hear = () => void send().catch(fail);
        // The tab asks again at once, and learns that it is signed out.
        const end = () => closing.abort('session');
        deaf = ctx.live.listen(account, ({ kind }) => (kind === 'session' ? end() : hear()));
        stream.onAbort(deaf);
        await send();
        while (!stream.aborted && (await stillSignedIn(call, account))) {
          await keepFresh(ctx, account);
          await restFor(beat, closing.signal);
          if (closing.signal.reason === 'session') return;
          if (closing.signal.aborted) return void (await stream.write(`retry: ${reopen.closed}\n\n`));
          await stream.write(': here\n\n');
        }
      } catch (error) {
        fail(error);
      } finally {
        leave();
        deaf();
      }
    });
  });

/** Ends early when `closing` aborts. */
const restFor = (ms: number, closing: AbortSignal): Promise<void> =>
  pause(ms, undefined, { signal: closing }).catch(() => {});

/** A tab may stay open for days. Its stream ends with the session that opened it. */
const stillSignedIn = async (call: Call, { userId }: Account): Promise<boolean> =>
  (await call.get('session')())?.userId === userId;

const feeds = [
  ...Object.values(ledgers).map((ledger) => ledger.live),
  contactsLive,
  calendarLive,
  sendingLive,
  troublesLive,
];

const eventsOf = (ctx: Context, account: Account): Promise<LiveEvent[]> =>
  ctx.db.asUser(account.userId, async (tx) => {
    const events: LiveEvent[] = [];
    for (const feed of feeds) events.push(...(await feed(tx, account)));
    events.push(await creditsLive(ctx, tx, account.userId));
    return events;
  });

const keepFresh = (ctx: Context, account: Account): Promise<void> =>
  ctx.db.asUser(account.userId, async (tx) => {
    for (const ledger of Object.values(ledgers)) await ledger.keepFresh?.(ctx, tx, account);
  });
