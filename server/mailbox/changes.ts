// Answers the browser's one call for everything new since a revision.
import { sql } from 'kysely';
import type { FailedCommand } from '#api/mailbox.ts';
import type { CommandId, ThreadId, UserId } from '#domain/id.ts';
import type { OwnLabel } from '#domain/label.ts';
import type { Thread } from '#domain/mail.ts';
import { idle, type SyncProgress } from '#domain/sync.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { frontOfInbox } from './inbox.ts';
import { labelsSince } from './labels.ts';
import { blockedSince } from './ledger/blocked.ts';
import { type MailboxState, mailboxState } from './progress.ts';
import { threadsById } from './threads.ts';

/** Threads per answer. Threads with the last one's revision are added. */
const pageSize = 500;

type News = {
  revision: number;
  threads: Thread[];
  gone: ThreadId[];
  more: boolean;
  unlisted: number | null;
};

export type Changes = News & {
  sync: SyncProgress;
  failed: FailedCommand[];
  needsReauth: boolean;
  labels: OwnLabel[] | null;
  blocked: string[] | null;
};

const nothing: Changes = {
  revision: 0,
  threads: [],
  gone: [],
  more: false,
  unlisted: null,
  sync: idle,
  failed: [],
  needsReauth: false,
  labels: [],
  blocked: [],
};

export const changesSince = (ctx: Context, userId: UserId, since: number): Promise<Changes> =>
  ctx.db.asUser(userId, async (tx) => {
    // Read the revision first, so a concurrent write is reported again instead of missed.
    const mailbox = await mailboxState(tx, userId);
    if (!mailbox) return nothing;
    // A browser ahead of us knew another database and starts over.
    const anew = since === 0 || since > mailbox.revision;
    return {
      ...(anew ? await front(ctx, tx, userId, mailbox) : await newsSince(tx, userId, mailbox, since)),
      sync: mailbox.sync,
      failed: await failedCommands(tx, userId),
      needsReauth: mailbox.needsReauth,
      labels: await labelsSince(tx, userId, anew ? 0 : since),
      blocked: await blockedSince(tx, userId, anew ? 0 : since),
    };
  });

/** A browser without data gets the front of the inbox and pages through the rest. */
const front = async (ctx: Context, tx: Tx, userId: UserId, { revision, email }: MailboxState): Promise<News> => {
  const { threads, all } = await frontOfInbox(tx, userId, { now: ctx.clock.now(), ownAddress: email });
  return { revision, threads, gone: [], more: false, unlisted: all ? null : revision };
};

/** Inbox threads changed after `since`, and those that left or vanished. */
const newsSince = async (tx: Tx, userId: UserId, { revision }: MailboxState, since: number): Promise<News> => {
  const changed = await tx
    .selectFrom('thread')
    .select(['id', 'revision', 'gone'])
    .where('user_id', '=', userId)
    .where('revision', '>', String(since))
    .where((is) => is.or([is('in_inbox', '=', true), is('left_inbox_at', '>', String(since)), is('gone', '=', true)]))
    .orderBy('revision')
    .modifyEnd(sql`fetch first ${sql.lit(pageSize)} rows with ties`)
    .execute();
  const here = changed.filter((thread) => !thread.gone).map((thread) => thread.id);
  const more = changed.length >= pageSize;
  return {
    revision: more ? Number(changed.at(-1)?.revision) : revision,
    threads: await threadsById(tx, userId, here, 'light'),
    gone: changed.filter((thread) => thread.gone).map((thread) => thread.id),
    more,
    unlisted: null,
  };
};

const failedCommands = async (tx: Tx, userId: UserId): Promise<FailedCommand[]> => {
  const rows = await tx
    .selectFrom('command')
    .select(['id', 'kind', 'problem'])
    .where('user_id', '=', userId)
    .where('state', '=', 'failed')
    // The person took the command back meanwhile.
    .where('inverted_by', 'is', null)
    .orderBy('given_at')
    .execute();
  const isOfLists = rows.some(({ kind }) => kind === 'unsubscribe');
  const lists: ReadonlyMap<CommandId, string[]> = isOfLists ? await listsNotLeft(tx, userId) : new Map();
  return rows.map(({ id, kind, problem }) => ({
    id,
    kind,
    problem: problem ?? 'unexpected',
    ...withLists(lists.get(id)),
  }));
};

const withLists = (lists: string[] | undefined) => (lists === undefined ? {} : { lists });

/** Senders of lists that refused, by command. Of several lists only some may refuse. */
const listsNotLeft = async (tx: Tx, userId: UserId): Promise<Map<CommandId, string[]>> => {
  const rows = await tx
    .selectFrom('unsubscription as list')
    .leftJoin('message', (on) =>
      on.onRef('message.user_id', '=', 'list.user_id').onRef('message.id', '=', 'list.message_id'),
    )
    .select(['list.command_id', 'list.list', 'message.sender_name', 'message.sender_email'])
    .where('list.user_id', '=', userId)
    .where('list.state', 'in', ['refused', 'unsure'])
    .execute();
  const named = rows.map((row) => ({ ...row, name: row.sender_name || row.sender_email || row.list }));
  return new Map(
    [...Map.groupBy(named, ({ command_id }) => command_id)].map(([id, all]) => [id, all.map(({ name }) => name)]),
  );
};
