// The devices that receive a person's notices. Endpoint and keys are sealed, because whoever has both can write to the device.
import { createHash } from 'node:crypto';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { PushSubscriptionKeys } from '#domain/push-notice.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { keepZone } from './preferences.ts';

export type Device = { id: string; sessionId: string; subscription: PushSubscriptionKeys };

/** A person uses few devices. The oldest ones give way. */
const mostDevices = 12;

/** Idempotent. A device that subscribes again belongs to its new session. */
export const subscribe = async (
  ctx: Context,
  { userId, sessionId }: { userId: UserId; sessionId: string },
  { subscription, zone }: { subscription: PushSubscriptionKeys; zone: string },
): Promise<void> => {
  if (ctx.webPush === null) throw new Problem('notices.none');
  if (!ctx.webPush.mayReach(subscription.endpoint)) throw new Problem('request.invalid', { detail: 'endpoint' });
  const id = idOf(subscription.endpoint);
  await ctx.db.asUser(userId, async (tx) => {
    const sealing = await ctx.keyring.forMany(tx, userId);
    const row = {
      endpoint: sealing.seal(placeOf(id, 'endpoint'), subscription.endpoint),
      keys: sealing.seal(placeOf(id, 'keys'), JSON.stringify(subscription.keys)),
      session_id: sessionId,
      created_at: ctx.clock.now(),
    };
    await tx
      .insertInto('push_subscription')
      .values({ user_id: userId, id, ...row })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(row))
      .execute();
    await keepZone(tx, userId, zone);
    await dropOldest(tx, userId);
  });
};

export const unsubscribe = (ctx: Context, userId: UserId, endpoint: string): Promise<void> =>
  forget(ctx, userId, idOf(endpoint));

export const forget = async (ctx: Context, userId: UserId, id: string): Promise<void> => {
  await ctx.db.asUser(userId, (tx) =>
    tx.deleteFrom('push_subscription').where('user_id', '=', userId).where('id', '=', id).execute(),
  );
};

/** All of them, or the one with this endpoint. */
export const devicesOf = async (ctx: Context, tx: Tx, userId: UserId, endpoint?: string): Promise<Device[]> => {
  const rows = await tx
    .selectFrom('push_subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(endpoint !== undefined, (query) => query.where('id', '=', idOf(endpoint ?? '')))
    .execute();
  if (rows.length === 0) return [];
  const sealing = await ctx.keyring.forMany(tx, userId);
  return rows.map(({ id, endpoint, keys, session_id }) => ({
    id,
    sessionId: session_id,
    subscription: PushSubscriptionKeys.parse({
      endpoint: sealing.open(placeOf(id, 'endpoint'), endpoint),
      keys: JSON.parse(sealing.open(placeOf(id, 'keys'), keys)),
    }),
  }));
};

const dropOldest = async (tx: Tx, userId: UserId): Promise<void> => {
  const rows = await tx
    .selectFrom('push_subscription')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .offset(mostDevices)
    .execute();
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.deleteFrom('push_subscription').where('user_id', '=', userId).where('id', 'in', ids).execute();
};

const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

const placeOf = (row: string, column: 'endpoint' | 'keys') => ({ table: 'push_subscription', column, row });
