// The one call by which a browser follows the mailbox: everything new since the revision it has.
import type { FailedCommand } from '#api/mailbox.ts';
import type { ThreadId, UserId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import { idle, type SyncProgress } from '#domain/sync.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { mailboxState } from './progress.ts';
import { threadsSince } from './threads.ts';

export type Changes = {
  revision: number;
  threads: Thread[];
  gone: ThreadId[];
  more: boolean;
  sync: SyncProgress;
  failed: FailedCommand[];
  needsReauth: boolean;
};

export const changesSince = (ctx: Context, userId: UserId, since: number): Promise<Changes> =>
  ctx.db.asUser(userId, async (tx) => {
    // The revision first: what is written after this line is then found again by the next call, rather than missed.
    const mailbox = await mailboxState(tx, userId);
    if (!mailbox)
      return { revision: 0, threads: [], gone: [], more: false, sync: idle, failed: [], needsReauth: false };
    // A browser that is ahead knew another database: it starts again.
    const from = since > mailbox.revision ? 0 : since;
    const { threads, gone, upTo } = await threadsSince(tx, userId, from);
    return {
      revision: upTo ?? mailbox.revision,
      threads,
      gone: from === 0 ? [] : gone,
      more: upTo !== null,
      sync: mailbox.sync,
      failed: await failedCommands(tx, userId),
      needsReauth: mailbox.needsReauth,
    };
  });

const failedCommands = async (tx: Tx, userId: UserId): Promise<FailedCommand[]> => {
  const rows = await tx
    .selectFrom('command')
    .select(['id', 'kind', 'problem'])
    .where('user_id', '=', userId)
    .where('state', '=', 'failed')
    // What was taken back in the meantime is no longer wanted.
    .where('inverted_by', 'is', null)
    .orderBy('given_at')
    .execute();
  return rows.map((row) => ({ id: row.id, kind: row.kind, problem: row.problem ?? 'unexpected' }));
};
