// Sends one notice to a person's devices, once per cause, and only if they want it now.
import type { UserId } from '#domain/id.ts';
import { isQuiet, isWanted, type PushKind, type PushNotice, type PushWords, wordsFor } from '#domain/push-notice.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { toCode } from '#server/log.ts';
import { preferencesOf } from './preferences.ts';
import { type Device, devicesOf, forget } from './subscriptions.ts';

/** `causes`: what it is about. Those that a notice was already sent for do not count. */
export type NoticeToSend = Pick<PushNotice, 'url' | 'tag'> & { kind: PushKind; causes: readonly string[] };

/**
 * `words` gets the causes that are new. A cause counts as told before its notice leaves: a notice that is lost is better than one
 * that comes twice. In quiet hours a cause counts as told, except a lost connection, which stays true.
 */
export const sendNotice = async (
  ctx: Context,
  userId: UserId,
  notice: NoticeToSend,
  words: (causes: readonly string[]) => PushWords,
): Promise<'sent' | 'unwanted' | 'quiet' | 'known'> => {
  const { kind, url, tag } = notice;
  const now = ctx.clock.now();
  const prepared = await ctx.db.asUser(userId, async (tx) => {
    const devices = await devicesOf(ctx, tx, userId);
    const preferences = await preferencesOf(tx, userId);
    if (devices.length === 0 || !isWanted(preferences, kind)) return 'unwanted';
    const quiet = isQuiet(preferences, now);
    if (quiet && kind === 'reconnect') return 'quiet';
    const fresh = await markTaken(tx, userId, notice, now);
    if (fresh.length === 0) return 'known';
    return quiet ? 'quiet' : { devices, text: wordsFor(words(fresh), preferences) };
  });
  if (typeof prepared === 'string') return prepared;
  await sendTo(ctx, userId, prepared.devices, { kind, url, tag, ...prepared.text });
  return 'sent';
};

/** Right now, whatever the preferences say. `gone`: the device must subscribe again. */
export const sendTest = async (ctx: Context, userId: UserId, endpoint: string): Promise<'sent' | 'gone' | 'failed'> => {
  const devices = await ctx.db.asUser(userId, (tx) => devicesOf(ctx, tx, userId, endpoint));
  const outcomes = await sendTo(ctx, userId, devices, {
    kind: 'test',
    title: 'Notices work',
    body: 'Flow tells you here when something needs you.',
    url: '/email-player',
    tag: 'test',
  });
  return outcomes[0] ?? 'gone';
};

const sendTo = async (
  ctx: Context,
  userId: UserId,
  devices: readonly Device[],
  notice: PushNotice,
): Promise<('sent' | 'gone' | 'failed')[]> => {
  const live = await liveSessions(ctx, userId, devices);
  const outcomes = await Promise.all(
    devices.map(async (device) => {
      const outcome = live.has(device.sessionId) ? await give(ctx, device, notice) : 'gone';
      if (outcome === 'gone') await forget(ctx, userId, device.id);
      return outcome;
    }),
  );
  const count = outcomes.filter((one) => one === 'sent').length;
  ctx.log.info('notices.sent', { userId, kind: toCode(notice.kind), count, failed: outcomes.length - count });
  return outcomes;
};

const give = async (
  ctx: Context,
  { subscription }: Device,
  notice: PushNotice,
): Promise<'sent' | 'gone' | 'failed'> => {
  const outcome = await ctx.webPush?.send(subscription, JSON.stringify(notice), {
    seconds: secondsOf[notice.kind],
    urgency: notice.kind === 'reconnect' ? 'normal' : 'high',
  });
  if (outcome === 'taken') return 'sent';
  return outcome === 'gone' || outcome === 'refused' ? 'gone' : 'failed';
};

/** How long a device that is off may still get it. */
const secondsOf = {
  mail: 4 * 3600,
  meeting: 10 * 60,
  reminder: 12 * 3600,
  reconnect: 24 * 3600,
  briefing: 4 * 3600,
  test: 60,
} as const satisfies Record<PushNotice['kind'], number>;

const markTaken = async (tx: Tx, userId: UserId, { kind, causes }: NoticeToSend, at: Date): Promise<string[]> => {
  if (causes.length === 0) return [];
  const rows = await tx
    .insertInto('push_sent')
    .values(causes.map((cause) => ({ user_id: userId, kind, cause, at })))
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'cause']).doNothing())
    .returning('cause')
    .execute();
  return rows.map(({ cause }) => cause);
};

/** A device whose session is over, by sign-out or from elsewhere, hears nothing more. */
const liveSessions = async (ctx: Context, userId: UserId, devices: readonly Device[]): Promise<ReadonlySet<string>> => {
  if (devices.length === 0) return new Set();
  const rows = await ctx.db.asAuth
    .selectFrom('session')
    .select('id')
    .where('userId', '=', userId)
    .where('expiresAt', '>', ctx.clock.now())
    .where(
      'id',
      'in',
      devices.map(({ sessionId }) => sessionId),
    )
    .execute();
  return new Set(rows.map(({ id }) => id));
};
