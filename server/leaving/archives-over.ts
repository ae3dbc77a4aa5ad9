// Removes exports whose link is over, with files that no row names any more.
import { sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import type { ArchiveId } from '#domain/leaving.ts';
import type { Context } from '#server/context.ts';
import { removeArchiveFile, removeArchiveFilesBefore } from './archive-file.ts';

/** For all users. Only the jobs call it. */
export const removeArchives = async (ctx: Context): Promise<void> => {
  await removeArchiveFilesBefore(ctx, new Date(ctx.clock.now().getTime() - longestMs));
  for (const { user_id, id } of await archivesOver(ctx)) {
    await removeArchiveFile(ctx, id);
    await ctx.db.asUser(user_id, (tx) =>
      tx.deleteFrom('export_archive').where('user_id', '=', user_id).where('id', '=', id).execute(),
    );
  }
};

/** Milliseconds. No export is made or offered for so long. */
const longestMs = 24 * 3_600_000;

export const archivesOver = async (ctx: Context): Promise<{ user_id: UserId; id: ArchiveId }[]> => {
  const { rows } = await ctx.db.system((tx) =>
    sql<{ user_id: UserId; id: ArchiveId }>`
      select user_id, id from archives_over(${ctx.clock.now()})
    `.execute(tx),
  );
  return rows;
};
