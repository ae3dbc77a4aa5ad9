// Fetches what is wanted, a batch at a time, parses it in the worker thread and stores it.
import type { MessageId, UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import type { RawMessage } from '#server/ports.ts';
import type { Parser } from './parse.ts';
import { lockMailbox, nextRevision } from './revision.ts';
import { dropMessages, type FetchedMessage, storeMessages } from './store-messages.ts';

type Owner = { userId: UserId; email: string };

/** Messages of one batch, and so of one transaction and one revision. */
const batchSize = 50;
/** A message that fails this often waits for the next sync instead of holding this one up. */
const attemptsAtOnce = 3;

export const fetchQueued = async (ctx: Context, parser: Parser, owner: Owner, token: string): Promise<void> => {
  const tried = new Map<MessageId, number>();
  for (;;) {
    const wanted = await nextWanted(ctx, owner.userId, tried);
    if (wanted.length === 0) return;
    const { messages, failed } = await ctx.provider.get(token, wanted);
    for (const id of failed) tried.set(id, (tried.get(id) ?? 0) + 1);
    const fetched = await parseAll(ctx, parser, owner, messages);
    await store(ctx, owner.userId, fetched, missing(wanted, messages, failed));
  }
};

const nextWanted = (ctx: Context, userId: UserId, tried: ReadonlyMap<MessageId, number>): Promise<MessageId[]> =>
  ctx.db.asUser(userId, async (tx) => {
    const rows = await tx
      .selectFrom('fetch_queue')
      .select('message_id')
      .where('user_id', '=', userId)
      .orderBy('priority')
      .orderBy('message_id', 'desc')
      .limit(batchSize + tried.size)
      .execute();
    const ids = rows.map((row) => row.message_id).filter((id) => (tried.get(id) ?? 0) < attemptsAtOnce);
    return ids.slice(0, batchSize);
  });

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
const missing = (wanted: readonly MessageId[], messages: readonly RawMessage[], failed: readonly MessageId[]) => {
  const accounted = new Set([...messages.map((message) => message.id), ...failed]);
  return wanted.filter((id) => !accounted.has(id));
};
