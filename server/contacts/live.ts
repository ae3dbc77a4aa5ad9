// What the live channel says of contacts.
import type { LiveEvent } from '#api/live.ts';
import type { UserId } from '#domain/id.ts';
import type { Tx } from '#server/db/database.ts';

/** 0 before the first sync of them. */
export const contactsLive = async (tx: Tx, userId: UserId): Promise<LiveEvent[]> => {
  const book = await tx.selectFrom('contact_book').select('revision').where('user_id', '=', userId).executeTakeFirst();
  return [{ kind: 'contacts', revision: Number(book?.revision ?? 0) }];
};
