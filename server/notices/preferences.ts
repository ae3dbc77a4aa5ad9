import type { UserId } from '#domain/id.ts';
import type { PushPreferences } from '#domain/push-notice.ts';
import type { Tx } from '#server/db/database.ts';
import { settingsOf } from '#server/settings/store.ts';

/** Quiet hours go by the time zone of the settings, else by that of the first device. `zone`: until there is either. */
export const preferencesOf = async (tx: Tx, userId: UserId, zone = 'UTC'): Promise<PushPreferences> => {
  const settings = await settingsOf(tx, { userId });
  const row = await tx.selectFrom('push_zone').select('zone').where('user_id', '=', userId).executeTakeFirst();
  return { ...settings, zone: settings.timeZone ?? row?.zone ?? zone };
};

/** The first device tells the zone that quiet hours go by until the settings name one. */
export const keepZone = async (tx: Tx, userId: UserId, zone: string): Promise<void> => {
  await tx
    .insertInto('push_zone')
    .values({ user_id: userId, zone })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
};
