// Fetches what is wanted, a batch at a time, parses it in the worker thread and stores it.
import type { MessageId, UserId } from '#domain/id.ts';
import { needsReauth, Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import type { FailedMessage, RawMessage } from '#server/ports.ts';
import type { Parser } from './parse.ts';
import { lockMailbox, nextRevision } from './revision.ts';
import { dropMessages, type FetchedMessage, storeMessages } from './store-messages.ts';

type Owner = { userId: UserId; email: string };

/**
 * Messages of one batch, by how often they failed: a batch that could not be read is tried again in smaller ones, until one
 * message that is too much stands alone and holds up nobody.
 */
const batchSizes = [50, 10, 1] as const;
/** After this many failures a message is no longer the mailbox's trouble. It is still tried, once a sync. */
const patience = 5;

export const fetchQueued = async (ctx: Context, parser: Parser, owner: Owner, token: string): Promise<void> => {
  const tried = new Set<MessageId>();
  const troubles: Problem[] = [];
  let arrived = 0;
  for (;;) {
    const wanted = await nextWanted(ctx, owner.userId, tried);
    if (wanted.ids.length === 0) break;
    for (const id of wanted.ids) tried.add(id);
    const { messages, failed } = await got(ctx, token, wanted.ids);
    const fetched = await parseAll(ctx, parser, owner, messages);
    await store(ctx, owner.userId, fetched, missing(wanted.ids, messages, failed));
    await countFailures(ctx, owner.userId, failed);
    arrived += messages.length;
    for (const { problem } of failed) if (wanted.attempts < patience || arrived === 0) troubles.push(problem);
    // A whole batch without an answer: the provider is away, or the batch too large. The next sync asks for less.
    if (wanted.ids.length > 1 && failed.length === wanted.ids.length) break;
  }
  const [trouble] = troubles;
  if (trouble) throw trouble;
};

/** A batch without an answer is a failure of each of its messages; a refused token is the whole sync's. */
const got = async (ctx: Context, token: string, ids: readonly MessageId[]) => {
  try {
    return await ctx.provider.get(token, ids);
  } catch (error) {
    if (!(error instanceof Problem) || needsReauth(error.code)) throw error;
    return { messages: [], failed: ids.map((id) => ({ id, problem: error })) };
  }
};

/** The next messages of the same number of failures, none twice in one sync. */
const nextWanted = (ctx: Context, userId: UserId, tried: ReadonlySet<MessageId>) =>
  ctx.db.asUser(userId, async (tx) => {
    const rows = await tx
      .selectFrom('fetch_queue')
      .select(['message_id', 'attempts'])
      .where('user_id', '=', userId)
      .orderBy('attempts')
      .orderBy('priority')
      .orderBy('message_id', 'desc')
      .limit(batchSizes[0] + tried.size)
      .execute();
    const left = rows.filter((row) => !tried.has(row.message_id));
    const attempts = left[0]?.attempts ?? 0;
    const size = batchSizes[attempts] ?? 1;
    const ids = left.filter((row) => row.attempts === attempts).map((row) => row.message_id);
    return { ids: ids.slice(0, size), attempts };
  });

const countFailures = async (ctx: Context, userId: UserId, failed: readonly FailedMessage[]): Promise<void> => {
  if (failed.length === 0) return;
  await ctx.db.asUser(userId, (tx) =>
    tx
      .updateTable('fetch_queue')
      .set((row) => ({ attempts: row('attempts', '+', 1) }))
      .where('user_id', '=', userId)
      .where(
        'message_id',
        'in',
        failed.map((one) => one.id),
      )
      .execute(),
  );
};

const parseAll = async (
  ctx: Context,
  parser: Parser,
  owner: Owner,
  messages: readonly RawMessage[],
): Promise<FetchedMessage[]> => {
  const fetched: FetchedMessage[] = [];
  for (const raw of messages) {
    const parsed = await parser.parse({ raw: raw.raw, snippet: raw.snippet, ownAddress: owner.email });
    if (parsed.state === 'unparsed') ctx.log.warn('mailbox.unparsed', { userId: owner.userId, messageId: raw.id });
    fetched.push({ raw, parsed });
  }
  return fetched;
};

const store = (ctx: Context, userId: UserId, fetched: readonly FetchedMessage[], gone: readonly MessageId[]) =>
  ctx.db.asUser(userId, async (tx) => {
    if (fetched.length === 0 && gone.length === 0) return;
    await lockMailbox(tx, userId);
    const revision = await nextRevision(tx, userId);
    await storeMessages(tx, userId, fetched, revision);
    await dropMessages(tx, userId, gone, revision);
    const inInbox = fetched.filter(({ raw }) => raw.labels.includes('INBOX')).length;
    await countSynced(tx, userId, inInbox);
    await ctx.live.tell(tx, userId, { kind: 'revision', number: revision });
  });

const countSynced = async (tx: Tx, userId: UserId, more: number): Promise<void> => {
  await tx
    .updateTable('mailbox')
    .set((row) => ({ synced_count: row('synced_count', '+', more) }))
    .where('user_id', '=', userId)
    .execute();
};

/** Asked for, and neither answered nor failed: the provider no longer has it. */
const missing = (wanted: readonly MessageId[], messages: readonly RawMessage[], failed: readonly FailedMessage[]) => {
  const accounted = new Set([...messages.map((message) => message.id), ...failed.map((one) => one.id)]);
  return wanted.filter((id) => !accounted.has(id));
};
