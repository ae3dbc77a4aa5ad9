import type { UserId } from '#domain/id.ts';
import { type PushPreferences, usualPreferences } from '#domain/push-notice.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { settingsOf } from '#server/settings/store.ts';

/** Quiet hours go by the time zone of the settings, else by that of the first device. `zone`: until there is either. */
export const preferencesOf = async (tx: Tx, userId: UserId, zone = 'UTC'): Promise<PushPreferences> => {
  const { timeZone } = await settingsOf(tx, { userId });
  const row = await tx.selectFrom('push_preference').selectAll().where('user_id', '=', userId).executeTakeFirst();
  if (row === undefined) return usualPreferences(timeZone ?? zone);
  const { mail, meeting, reminder, reconnect, quiet_from: from, quiet_to: to } = row;
  return {
    kinds: { mail, meeting, reminder, reconnect },
    quiet: from === null || to === null ? null : { from, to },
    zone: timeZone ?? row.zone,
    showsSubject: row.shows_subject,
  };
};

export const setPreferences = (ctx: Context, userId: UserId, preferences: PushPreferences): Promise<PushPreferences> =>
  ctx.db.asUser(userId, async (tx) => {
    const { user_id: _, ...changed } = rowOf(userId, preferences);
    await tx
      .insertInto('push_preference')
      .values(rowOf(userId, preferences))
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
      .execute();
    return preferencesOf(tx, userId);
  });

/** The first device tells the zone that quiet hours go by until the settings name one. */
export const keepZone = async (tx: Tx, userId: UserId, zone: string): Promise<void> => {
  await tx
    .insertInto('push_preference')
    .values(rowOf(userId, usualPreferences(zone)))
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
};

const rowOf = (userId: UserId, { kinds, quiet, zone, showsSubject }: PushPreferences) => ({
  user_id: userId,
  ...kinds,
  quiet_from: quiet?.from ?? null,
  quiet_to: quiet?.to ?? null,
  zone,
  shows_subject: showsSubject,
});
