// Stores drafts encrypted, one row each.
import { sql } from 'kysely';
import { confirmedText, Draft, type DraftId } from '#domain/draft.ts';
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { type RecipientWarning, unproven } from '#domain/recipient-warning.ts';
import { refOf } from '#server/account.ts';
import { endTimesOf } from '#server/calendar/time-holds.ts';
import type { Context } from '#server/context.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { warningsIn } from './recipient-warnings.ts';

/** Days during which the person can restore a discarded draft. */
const discardedDays = 30;

export type KeptDraft = { draft: Draft; providerId: string | null; updatedAt: Date };

/** The version a page knows, and the page's id. */
export type Seen = { version: number; writer: string };

type Written = { kind: 'kept'; version: number } | { kind: 'changed'; draft: Draft; version: number };
type Kept = { kind: 'kept'; version: number; strangers: string[]; warnings: RecipientWarning[]; gone: number[] };

/**
 * Stores the draft, and with `save` also at the provider. Returns the doubtful recipients. If another page wrote meanwhile, it stores
 * nothing and returns that version.
 */
export const keepDraft = (
  ctx: Context,
  account: Account,
  { draft, save, seen }: { draft: Draft; save: boolean; seen?: Seen | undefined },
): Promise<Kept | Extract<Written, { kind: 'changed' }>> =>
  ctx.db.asUser(account.userId, async (tx) => {
    const written = await writeDraft(ctx, tx, account, { draft, seen });
    if (written.kind === 'changed') return written;
    if (save) await ctx.jobs.add(tx, 'sending.keep', { ...refOf(account), draftId: draft.id });
    const warnings = await warningsIn(tx, account, draft);
    return { ...written, strangers: unproven(warnings), warnings, gone: await goneFrom(tx, account, draft) };
  });

/** Refuses to overwrite a draft that is leaving, or another page's unseen text. */
export const writeDraft = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  { draft, seen }: { draft: Draft; seen?: Seen | undefined },
): Promise<Written> => {
  await lockDraft(tx, account, draft.id);
  await mustBeFree(tx, account, draft.id);
  await mustOwn(tx, account, draft);
  const before = await standing(ctx, tx, account, draft.id);
  const same = before !== null && confirmedText(before.draft) === confirmedText(draft);
  if (before === null || same)
    return put(ctx, tx, account, { draft, version: before?.version ?? 1, writer: before?.writer ?? writerOf(seen) });
  if (isUnseen(before, seen)) return { kind: 'changed', draft: before.draft, version: before.version };
  return put(ctx, tx, account, { draft, version: before.version + 1, writer: writerOf(seen) });
};

const mustBeFree = async (tx: Tx, account: Account, id: DraftId): Promise<void> => {
  const active = await activeOf(tx, account, id);
  if (active !== null) throw new Problem(active === 'sent' ? 'draft.sent' : 'draft.busy');
};

const writerOf = (seen: Seen | undefined): string | null => seen?.writer ?? null;

const put = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  { draft, ...by }: { draft: Draft; version: number; writer: string | null },
): Promise<Written> => {
  const content = await ctx.keyring.seal(tx, account.userId, draftPlace(draft.id), JSON.stringify(draft));
  const updated = { content, updated_at: ctx.clock.now(), discarded_at: null, ...by };
  await tx
    .insertInto('draft')
    .values({ ...accountKey(account), id: draft.id, provider_id: null, ...updated })
    .onConflict((row) => row.columns(['user_id', 'account_id', 'id']).doUpdateSet(updated))
    .execute();
  return { kind: 'kept', version: by.version };
};

type Standing = { draft: Draft; version: number; writer: string | null; discarded: boolean };

const standing = async (ctx: Context, tx: Tx, account: Account, id: DraftId): Promise<Standing | null> => {
  const row = await tx
    .selectFrom('draft')
    .select(['content', 'version', 'writer', 'discarded_at'])
    .where(ofAccount(account))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { version, writer, discarded_at } = row;
  return { draft: await opened(ctx, tx, account, id, row.content), version, writer, discarded: discarded_at !== null };
};

/** An answer may get lost, so the last writer may write whatever version it knows. Writing also restores a discarded draft. */
const isUnseen = ({ version, writer, discarded }: Standing, seen: Seen | undefined): boolean =>
  seen !== undefined && !discarded && seen.version !== version && seen.writer !== writer;

const opened = async (ctx: Context, tx: Tx, account: Account, id: DraftId, content: string): Promise<Draft> =>
  Draft.parse(JSON.parse(await ctx.keyring.open(tx, account.userId, draftPlace(id), content)));

export const readDraft = async (ctx: Context, tx: Tx, account: Account, id: DraftId): Promise<KeptDraft | null> => {
  const row = await tx
    .selectFrom('draft')
    .select(['content', 'provider_id', 'updated_at'])
    .where(ofAccount(account))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const draft = await opened(ctx, tx, account, id, row.content);
  return { draft, providerId: row.provider_id, updatedAt: row.updated_at };
};

/** Keeps the draft for a while. Its copy at the provider goes at once. */
export const discardDraft = (ctx: Context, account: Account, id: DraftId): Promise<Record<string, never>> =>
  ctx.db.asUser(account.userId, async (tx) => {
    await lockDraft(tx, account, id);
    const active = await activeOf(tx, account, id);
    if (active !== null && active !== 'sent') throw new Problem('draft.busy');
    if (active === null) await endTimesOf(ctx, tx, account, id);
    const now = ctx.clock.now();
    const row = await tx
      .selectFrom('draft')
      .select('provider_id')
      .where(ofAccount(account))
      .where('id', '=', id)
      .executeTakeFirst();
    if (row?.provider_id) await ctx.jobs.add(tx, 'sending.drop', { ...refOf(account), providerId: row.provider_id });
    await tx
      .updateTable('draft')
      .set({ discarded_at: now, provider_id: null })
      .where(ofAccount(account))
      .where('id', '=', id)
      .execute();
    await tx
      .deleteFrom('draft')
      .where(ofAccount(account))
      .where('discarded_at', '<', new Date(now.getTime() - discardedDays * 86_400_000))
      .execute();
    return {};
  });

/** Indexes of files whose mail no longer exists. Mail in the trash still has its files. */
const goneFrom = async (tx: Tx, account: Account, { files }: Draft): Promise<number[]> => {
  if (files.length === 0) return [];
  const ids = [...new Set(files.map(({ messageId }) => messageId))];
  const rows = await tx.selectFrom('message').select('id').where(ofAccount(account)).where('id', 'in', ids).execute();
  const there = new Set(rows.map(({ id }) => id));
  return files.flatMap(({ messageId }, nth) => (there.has(messageId) ? [] : [nth]));
};

/** Serialises writers of one draft, even before it has a row. */
export const lockDraft = async (tx: Tx, account: Account, id: DraftId): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`draft ${account.id} ${id}`}, 0))`.execute(tx);
};

/** The state of the sending that owns the draft. Null if the draft is free. */
export const activeOf = async (tx: Tx, account: Account, id: DraftId) => {
  const row = await tx
    .selectFrom('sending')
    .select('state')
    .where(ofAccount(account))
    .where('draft_id', '=', id)
    .where('state', 'in', ['queued', 'drafted', 'leaving', 'sent'])
    .executeTakeFirst();
  return row?.state ?? null;
};

/** A draft may answer only mail of its own mailbox. Reports missing files instead of refusing. */
const mustOwn = async (tx: Tx, account: Account, { about }: Draft): Promise<void> => {
  if (about === null) return;
  const row = await tx
    .selectFrom('message')
    .select('id')
    .where(ofAccount(account))
    .where('id', '=', about.messageId)
    .where('thread_id', '=', about.threadId)
    .executeTakeFirst();
  if (!row) throw new Problem('thread.unknown');
};

/** The place of a sealed draft. */
export const draftPlace = (id: DraftId) => ({ table: 'draft', column: 'content', row: id });
