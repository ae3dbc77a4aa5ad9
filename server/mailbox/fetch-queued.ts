// Fetches a batch of queued messages, parses them in a worker thread and stores them. Fetches only failures again.
import type { Account, MessageId } from '#domain/id.ts';
import { needsReauth, Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import type { FailedMessage, Priority, ProviderMessage } from '#server/ports.ts';
import { roomFor } from '#server/quota/purse.ts';
import { unitsOf } from '#server/quota/units.ts';
import { withToken } from '#server/tokens/with-token.ts';
import { keepOutUnwanted } from './ledger/keep-out.ts';
import { noticeMessages } from './ledger/reminders.ts';
import type { Parser } from './parse.ts';
import { queueMailNotice } from './queue-notice.ts';
import { lockMailbox, nextRevision } from './revision.ts';
import { dropMessages, type FetchedMessage, storeMessages } from './store-messages.ts';

/** Which messages to take: priorities `from` to `to`, at most `most`, without those already `tried` in this run. */
export type FetchRequest = { priority: Priority; from: number; to: number; most: number; tried: Set<MessageId> };

export type Owner = { account: Account; email: string };

/**
 * `problems`: messages that failed and wait for a later run. `waitMs`: the quota has no room yet, so it requested
 * nothing.
 */
export type BatchResult = { asked: number; problems: Problem[]; waitMs: number };

/** Batch size by number of failures. Smaller batches isolate the message that breaks them. */
const batchSizes = [50, 10, 1] as const;
/** With room for fewer messages than this, wait for more quota. */
const fewest = 10;
/** After this many failures, fetch without attachments. */
const patience = 3;
/** Milliseconds until the next try: a minute, then doubled, up to a day. */
const retryMs = (attempts: number): number => Math.min(86_400_000, 60_000 * 2 ** (attempts - patience));

export const fetchBatch = async (
  ctx: Context,
  parser: Parser,
  owner: Owner,
  request: FetchRequest,
): Promise<BatchResult> => {
  const { account } = owner;
  const next = await ctx.db.asUser(account.userId, (tx) => nextBatch(tx, account, request, ctx.clock.now()));
  if (next.ids.length === 0) return { asked: 0, problems: [], waitMs: 0 };
  const room = await roomFor(ctx, account, request.priority, unitsOf.get * Math.min(fewest, next.ids.length));
  if (room.waitMs > 0) return { asked: 0, problems: [], waitMs: room.waitMs };
  const batch = { ...next, ids: next.ids.slice(0, Math.floor(room.units / unitsOf.get)) };
  for (const id of batch.ids) request.tried.add(id);
  const { messages, failed } = await got(ctx, account, request.priority, batch);
  const { again, troubles } = sorted(failed, batch);
  for (const { id } of again) request.tried.delete(id);
  const fetched = await parseAll(ctx, parser, owner, messages);
  crashPoint('before-batch-commit');
  await ctx.db.asUser(account.userId, async (tx) => {
    await lockMailbox(tx, account);
    const settled = (await deliveriesOf(tx, account)) === batch.deliveries;
    await countFailures(tx, account, failed, ctx.clock.now());
    const gone = missing(batch.ids, messages, failed);
    if (fetched.length === 0 && gone.length === 0) return;
    const revision = await nextRevision(tx, account);
    const added = await storeMessages(tx, account, fetched, { revision, settled });
    await dropMessages(tx, account, gone, { revision, at: ctx.clock.now() });
    await noticeMessages(ctx, tx, account, added);
    await keepOutUnwanted(ctx, tx, account, { written: added, revision });
    if (request.priority === 'interactive')
      await queueMailNotice(
        ctx,
        tx,
        account,
        added.map(({ messageId }) => messageId),
      );
    await countSynced(tx, account, request.priority, added.length, inboxOf(messages));
    await ctx.live.tell(tx, account, { kind: 'revision', number: revision });
  });
  crashPoint('after-batch-commit');
  return { asked: batch.ids.length, problems: troubles.map((one) => one.problem), waitMs: 0 };
};

/** An answer that is too large is no failure while a smaller request is possible. */
const sorted = (failed: readonly FailedMessage[], { ids, whole }: QueuedBatch) => {
  const isTooMuch = ({ problem }: FailedMessage): boolean => problem.code === 'provider.too-large';
  const again = ids.length > 1 || whole ? failed.filter(isTooMuch) : [];
  return { again, troubles: failed.filter((one) => !again.includes(one)) };
};

type QueuedBatch = { ids: MessageId[]; whole: boolean; deliveries: string };

/** The next messages with equal failures and format. */
const nextBatch = async (tx: Tx, account: Account, request: FetchRequest, now: Date): Promise<QueuedBatch> => {
  const rows = await tx
    .selectFrom('fetch_queue')
    .select(['message_id', 'attempts', 'large'])
    .where(ofAccount(account))
    .where('priority', '>=', request.from)
    .where('priority', '<=', request.to)
    .where((is) => is.or([is('next_at', 'is', null), is('next_at', '<=', now)]))
    .orderBy('priority')
    .orderBy('attempts')
    .orderBy('message_id', 'desc')
    .limit(batchSizes[0] + request.tried.size)
    .execute();
  const left = rows.filter((row) => !request.tried.has(row.message_id));
  const { attempts, large } = left[0] ?? { attempts: 0, large: false };
  const alike = left.filter((row) => row.attempts === attempts && row.large === large);
  return {
    ids: alike.slice(0, Math.min(request.most, batchSizes[attempts] ?? 1)).map((row) => row.message_id),
    whole: !large && attempts < patience,
    deliveries: await deliveriesOf(tx, account),
  };
};

const deliveriesOf = async (tx: Tx, account: Account): Promise<string> =>
  (await tx.selectFrom('mailbox').select('deliveries').where(ofAccount(account)).executeTakeFirstOrThrow()).deliveries;

/** An unanswered batch counts as a failure of each message. A refused token or spent quota stops the run. */
const got = async (ctx: Context, account: Account, priority: Priority, { ids, whole }: QueuedBatch) => {
  try {
    return await withToken(ctx, account, priority, (caller) =>
      ctx.provider(account).get(caller, ids, whole ? 'raw' : 'parts'),
    );
  } catch (error) {
    if (!(error instanceof Problem) || needsReauth(error.code) || error.code === 'provider.rate-limit') throw error;
    return { messages: [], failed: ids.map((id) => ({ id, problem: error })) };
  }
};

const parseAll = async (
  ctx: Context,
  parser: Parser,
  owner: Owner,
  messages: readonly ProviderMessage[],
): Promise<FetchedMessage[]> => {
  const fetched: FetchedMessage[] = [];
  for (const message of messages) {
    const { content, snippet } = message;
    const parsed = await parser.parse({ content, snippet, ownAddress: owner.email, authority: authorityOf(ctx) });
    if (parsed.state === 'unparsed')
      ctx.log.warn('mailbox.unparsed', { userId: owner.account.userId, messageId: message.id });
    fetched.push({ message, parsed });
  }
  return fetched;
};

/** A rate limit says nothing about the message. */
const countFailures = async (tx: Tx, account: Account, failed: readonly FailedMessage[], now: Date): Promise<void> => {
  const ids = failed.filter(({ problem }) => problem.code !== 'provider.rate-limit').map((one) => one.id);
  if (ids.length === 0) return;
  const counted = await tx
    .updateTable('fetch_queue')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where(ofAccount(account))
    .where('message_id', 'in', ids)
    .returning(['message_id', 'attempts'])
    .execute();
  for (const { message_id, attempts } of counted.filter((row) => row.attempts > patience))
    await tx
      .updateTable('fetch_queue')
      .set({ next_at: new Date(now.getTime() + retryMs(attempts)) })
      .where(ofAccount(account))
      .where('message_id', '=', message_id)
      .execute();
};

/** The first sync counts inbox messages, which the person can start on. The backfill counts all. `stored` is permanent. */
const countSynced = async (
  tx: Tx,
  account: Account,
  priority: Priority,
  added: number,
  inInbox: number,
): Promise<void> => {
  await tx
    .updateTable('mailbox')
    .set((row) => ({
      synced_count: row
        .case()
        .when('phase', '=', 'initial')
        .then(row('synced_count', '+', inInbox))
        .when('phase', '=', 'historical')
        .then(row('synced_count', '+', added))
        .else(row.ref('synced_count'))
        .end(),
      stored: row('stored', '+', String(added)),
      current_batch: priority === 'background' ? row('current_batch', '+', 1) : row.ref('current_batch'),
    }))
    .where(ofAccount(account))
    .execute();
};

const inboxOf = (messages: readonly ProviderMessage[]): number =>
  messages.filter((message) => message.labels.includes('inbox')).length;

/** Requested but neither answered nor failed: the provider no longer has it. */
const missing = (
  ids: readonly MessageId[],
  messages: readonly ProviderMessage[],
  failed: readonly FailedMessage[],
): MessageId[] => {
  const accounted = new Set([...messages.map((message) => message.id), ...failed.map((one) => one.id)]);
  return ids.filter((id) => !accounted.has(id));
};

/** The authority the provider names in its Authentication-Results. */
const authorityOf = ({ config }: Context): string =>
  config.google.local === null ? 'mx.google.com' : 'mx.local-google.example';
