// The mailbox's row: its lock, which puts a user's writers in line, and its revision, which every visible change moves on.
import { sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Tx } from '#server/db/database.ts';

/** Holds every other writer of this mailbox until the transaction ends. Answers the revision so far. */
export const lockMailbox = async (tx: Tx, userId: UserId): Promise<number> => {
  const mailbox = await tx
    .selectFrom('mailbox')
    .select('revision')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!mailbox) throw new Problem('token.missing');
  return Number(mailbox.revision);
};

/** Moves the revision on by one; the row must be locked, or is locked by this. */
export const nextRevision = async (tx: Tx, userId: UserId): Promise<number> => {
  const { revision } = await tx
    .updateTable('mailbox')
    .set({ revision: sql<string>`revision + 1` })
    .where('user_id', '=', userId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return Number(revision);
};

/** Makes the mailbox's row at first sign-in, and takes the address as it is now; connecting again ends the wait. */
export const openMailbox = async (tx: Tx, userId: UserId, email: string): Promise<void> => {
  await tx
    .insertInto('mailbox')
    .values({ user_id: userId, email })
    .onConflict((row) =>
      row.column('user_id').doUpdateSet({
        email,
        needs_reauth: false,
        error: null,
        connections: sql<string>`mailbox.connections + 1`,
      }),
    )
    .execute();
};
