// Drafts as Flow keeps them: sealed, one row each, whatever the device sends of them last.
import { sql } from 'kysely';
import { confirmedText, Draft, type DraftId, recipientsOf } from '#domain/draft.ts';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';

/** What was thrown away can be brought back for so long. */
const discardedDays = 30;

export type KeptDraft = { draft: Draft; providerId: string | null; updatedAt: Date };

/** What a page writes upon: the version it knows, and which page it is. */
export type Seen = { version: number; writer: string };

type Written = { kind: 'kept'; version: number } | { kind: 'changed'; draft: Draft; version: number };
type Kept = { kind: 'kept'; version: number; strangers: string[]; gone: number[] };

/**
 * Keeps what was written; with `save` also among the provider's drafts. Answers the addresses never written to before; or what another
 * page wrote meanwhile, and then keeps nothing.
 */
export const keepDraft = (
  ctx: Context,
  userId: UserId,
  { draft, save, seen }: { draft: Draft; save: boolean; seen?: Seen | undefined },
): Promise<Kept | Extract<Written, { kind: 'changed' }>> =>
  ctx.db.asUser(userId, async (tx) => {
    const written = await writeDraft(ctx, tx, userId, { draft, seen });
    if (written.kind === 'changed') return written;
    if (save) await ctx.jobs.add(tx, 'sending.keep', { userId, draftId: draft.id });
    return { ...written, strangers: await strangersIn(tx, userId, draft), gone: await goneFrom(tx, userId, draft) };
  });

/** What is on its way, or left already, is not written over; nor is what another page wrote that this one has not seen. */
export const writeDraft = async (
  ctx: Context,
  tx: Tx,
  userId: UserId,
  { draft, seen }: { draft: Draft; seen?: Seen | undefined },
): Promise<Written> => {
  await lockDraft(tx, userId, draft.id);
  await mustBeFree(tx, userId, draft.id);
  await mustOwn(tx, userId, draft);
  const before = await standing(ctx, tx, userId, draft.id);
  const same = before !== null && confirmedText(before.draft) === confirmedText(draft);
  if (before === null || same)
    return put(ctx, tx, userId, { draft, version: before?.version ?? 1, writer: before?.writer ?? writerOf(seen) });
  if (isUnseen(before, seen)) return { kind: 'changed', draft: before.draft, version: before.version };
  return put(ctx, tx, userId, { draft, version: before.version + 1, writer: writerOf(seen) });
};

const mustBeFree = async (tx: Tx, userId: UserId, id: DraftId): Promise<void> => {
  const active = await activeOf(tx, userId, id);
  if (active !== null) throw new Problem(active === 'sent' ? 'draft.sent' : 'draft.busy');
};

const writerOf = (seen: Seen | undefined): string | null => seen?.writer ?? null;

const put = async (
  ctx: Context,
  tx: Tx,
  userId: UserId,
  { draft, ...by }: { draft: Draft; version: number; writer: string | null },
): Promise<Written> => {
  const content = await ctx.keyring.seal(tx, userId, placeOf(draft.id), JSON.stringify(draft));
  const updated = { content, updated_at: ctx.clock.now(), discarded_at: null, ...by };
  await tx
    .insertInto('draft')
    .values({ user_id: userId, id: draft.id, provider_id: null, ...updated })
    .onConflict((row) => row.columns(['user_id', 'id']).doUpdateSet(updated))
    .execute();
  return { kind: 'kept', version: by.version };
};

type Standing = { draft: Draft; version: number; writer: string | null; discarded: boolean };

const standing = async (ctx: Context, tx: Tx, userId: UserId, id: DraftId): Promise<Standing | null> => {
  const row = await tx
    .selectFrom('draft')
    .select(['content', 'version', 'writer', 'discarded_at'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { version, writer, discarded_at } = row;
  return { draft: await opened(ctx, tx, userId, id, row.content), version, writer, discarded: discarded_at !== null };
};

/** An answer may be lost: who wrote last may write again, whatever version they know of. What was thrown away is brought back. */
const isUnseen = ({ version, writer, discarded }: Standing, seen: Seen | undefined): boolean =>
  seen !== undefined && !discarded && seen.version !== version && seen.writer !== writer;

const opened = async (ctx: Context, tx: Tx, userId: UserId, id: DraftId, content: string): Promise<Draft> =>
  Draft.parse(JSON.parse(await ctx.keyring.open(tx, userId, placeOf(id), content)));

export const readDraft = async (ctx: Context, tx: Tx, userId: UserId, id: DraftId): Promise<KeptDraft | null> => {
  const row = await tx
    .selectFrom('draft')
    .select(['content', 'provider_id', 'updated_at'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const draft = await opened(ctx, tx, userId, id, row.content);
  return { draft, providerId: row.provider_id, updatedAt: row.updated_at };
};

/** Thrown away, to be brought back for a while by keeping it anew; a draft of it at the provider goes at once. */
export const discardDraft = (ctx: Context, userId: UserId, id: DraftId): Promise<Record<string, never>> =>
  ctx.db.asUser(userId, async (tx) => {
    await lockDraft(tx, userId, id);
    const active = await activeOf(tx, userId, id);
    if (active !== null && active !== 'sent') throw new Problem('draft.busy');
    const now = ctx.clock.now();
    const row = await tx
      .selectFrom('draft')
      .select('provider_id')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (row?.provider_id) await ctx.jobs.add(tx, 'sending.drop', { userId, providerId: row.provider_id });
    await tx
      .updateTable('draft')
      .set({ discarded_at: now, provider_id: null })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
    await tx
      .deleteFrom('draft')
      .where('user_id', '=', userId)
      .where('discarded_at', '<', new Date(now.getTime() - discardedDays * 86_400_000))
      .execute();
    return {};
  });

/** Recipients, lower case, to whom nothing was ever sent. */
export const strangersIn = async (tx: Tx, userId: UserId, draft: Draft): Promise<string[]> => {
  const emails = recipientsOf(draft).map(({ email }) => email.toLowerCase());
  if (emails.length === 0) return [];
  const { rows } = await sql<{ email: string }>`
    select wanted.email from unnest(${sql.val(emails)}::text[]) as wanted(email)
    where wanted.email <> (select mailbox.email from mailbox where user_id = ${userId})
      and not exists (
        select from message
        where message.user_id = ${userId} and message.sent_to <> '{}' and message.sent_to @> array[wanted.email]
      )
  `.execute(tx);
  return rows.map(({ email }) => email);
};

/** Places of the files whose mail was deleted meanwhile; one that waits in the trash still has them. */
const goneFrom = async (tx: Tx, userId: UserId, { files }: Draft): Promise<number[]> => {
  if (files.length === 0) return [];
  const ids = [...new Set(files.map(({ messageId }) => messageId))];
  const rows = await tx
    .selectFrom('message')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
  const there = new Set(rows.map(({ id }) => id));
  return files.flatMap(({ messageId }, nth) => (there.has(messageId) ? [] : [nth]));
};

/** Writers of one draft go one after the other, also before it has a row. */
export const lockDraft = async (tx: Tx, userId: UserId, id: DraftId): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`draft ${userId} ${id}`}, 0))`.execute(tx);
};

/** The state of the sending that has the draft now; null while it is free to be written. */
export const activeOf = async (tx: Tx, userId: UserId, id: DraftId) => {
  const row = await tx
    .selectFrom('sending')
    .select('state')
    .where('user_id', '=', userId)
    .where('draft_id', '=', id)
    .where('state', 'in', ['queued', 'drafted', 'leaving', 'sent'])
    .executeTakeFirst();
  return row?.state ?? null;
};

/** A draft may name only messages of the person's own mailbox. A file's may be gone meanwhile, which is told and not refused. */
const mustOwn = async (tx: Tx, userId: UserId, { about }: Draft): Promise<void> => {
  if (about === null) return;
  const row = await tx
    .selectFrom('message')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', about.messageId)
    .where('thread_id', '=', about.threadId)
    .executeTakeFirst();
  if (!row) throw new Problem('thread.unknown');
};

const placeOf = (id: DraftId) => ({ table: 'draft', column: 'content', row: id });
