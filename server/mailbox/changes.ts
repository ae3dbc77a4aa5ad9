// Answers the browser's one call for everything new since a revision.
import { sql } from 'kysely';
import type { FailedCommand } from '#api/mailbox.ts';
import type { Account, CommandId, ThreadId } from '#domain/id.ts';
import type { OwnLabel } from '#domain/label.ts';
import type { Thread } from '#domain/mail.ts';
import { idle, type SyncProgress } from '#domain/sync.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { frontOfInbox } from './inbox.ts';
import { labelsSince } from './labels.ts';
import { blockedSince } from './ledger/blocked.ts';
import { type MailboxState, mailboxState } from './progress.ts';
import { threadsById } from './threads.ts';

/** Threads per answer. Adds threads with the last one's revision. */
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

export const changesSince = (ctx: Context, account: Account, since: number): Promise<Changes> =>
  ctx.db.asUser(account.userId, async (tx) => {
    // Read the revision first, so a concurrent write appears twice instead of never.
    const mailbox = await mailboxState(tx, account);
    if (!mailbox) return nothing;
    // A browser ahead of us knew another database and starts over.
    const anew = since === 0 || since > mailbox.revision;
    return {
      ...(anew ? await front(ctx, tx, account, mailbox) : await newsSince(tx, account, mailbox, since)),
      sync: mailbox.sync,
      failed: await failedCommands(tx, account),
      needsReauth: mailbox.needsReauth,
      labels: await labelsSince(tx, account, anew ? 0 : since),
      blocked: await blockedSince(tx, account, anew ? 0 : since),
    };
  });

/** A browser without data gets the front of the inbox and pages through the rest. */
const front = async (ctx: Context, tx: Tx, account: Account, { revision, email }: MailboxState): Promise<News> => {
  const { threads, all } = await frontOfInbox(tx, account, { now: ctx.clock.now(), ownAddress: email });
  return { revision, threads, gone: [], more: false, unlisted: all ? null : revision };
};

/** Inbox threads changed after `since`, and those that left or vanished. */
const newsSince = async (tx: Tx, account: Account, { revision }: MailboxState, since: number): Promise<News> => {
  const changed = await tx
    .selectFrom('thread')
    .select(['id', 'revision', 'gone'])
    .where(ofAccount(account))
    .where('revision', '>', String(since))
    .where((is) => is.or([is('in_inbox', '=', true), is('left_inbox_at', '>', String(since)), is('gone', '=', true)]))
    .orderBy('revision')
    .modifyEnd(sql`fetch first ${sql.lit(pageSize)} rows with ties`)
    .execute();
  const here = changed.filter((thread) => !thread.gone).map((thread) => thread.id);
  const more = changed.length >= pageSize;
  return {
    revision: more ? Number(changed.at(-1)?.revision) : revision,
    threads: await threadsById(tx, account, here, 'light'),
    gone: changed.filter((thread) => thread.gone).map((thread) => thread.id),
    more,
    unlisted: null,
  };
};

const failedCommands = async (tx: Tx, account: Account): Promise<FailedCommand[]> => {
  const rows = await tx
    .selectFrom('command')
    .select(['id', 'kind', 'problem'])
    .where(ofAccount(account))
    .where('state', '=', 'failed')
    // The person took the command back meanwhile.
    .where('inverted_by', 'is', null)
    .orderBy('given_at')
    .execute();
  const isOfLists = rows.some(({ kind }) => kind === 'unsubscribe');
  const lists: ReadonlyMap<CommandId, string[]> = isOfLists ? await listsNotLeft(tx, account) : new Map();
  return rows.map(({ id, kind, problem }) => ({
    id,
    kind,
    problem: problem ?? 'unexpected',
    ...withLists(lists.get(id)),
  }));
};

const withLists = (lists: string[] | undefined) => (lists === undefined ? {} : { lists });

/** Senders of lists that refused, by command. In a group only some lists may refuse. */
const listsNotLeft = async (tx: Tx, account: Account): Promise<Map<CommandId, string[]>> => {
  const rows = await tx
    .selectFrom('unsubscription as list')
    .leftJoin('message', (on) =>
      on
        .onRef('message.user_id', '=', 'list.user_id')
        .onRef('message.account_id', '=', 'list.account_id')
        .onRef('message.id', '=', 'list.message_id'),
    )
    .select(['list.command_id', 'list.list', 'message.sender_name', 'message.sender_email'])
    .where(ofAccount(account, 'list'))
    .where('list.state', 'in', ['refused', 'unsure'])
    .execute();
  const named = rows.map((row) => ({ ...row, name: row.sender_name || row.sender_email || row.list }));
  return new Map(
    [...Map.groupBy(named, ({ command_id }) => command_id)].map(([id, all]) => [id, all.map(({ name }) => name)]),
  );
};
