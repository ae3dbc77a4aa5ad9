// A person's export: asked for once at a time, made by a job, and taken once within 15 minutes.
import type { Readable } from 'node:stream';
import type { UserId } from '#domain/id.ts';
import { ArchiveId, type ExportStatus, linkFor } from '#domain/leaving.ts';
import { Problem } from '#domain/problem.ts';
import { tablesThatGo } from '#domain/retention.ts';
import type { AccountRef } from '#server/account.ts';
import type { AccountSession } from '#server/accounts/sessions.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/id.ts';
import type { Attempt } from '#server/job.ts';
import { removeArchiveFile, takeArchiveFile, writeArchiveFile } from './archive-file.ts';
import { tableExports } from './export-tables.ts';
import { countRows } from './read-rows.ts';
import { archiveOf } from './write-archive.ts';

/** `session` is confirmed. While one export is made, everyone who asks gets that one. */
export const startExport = (
  ctx: Context,
  { userId, email }: Pick<AccountSession, 'userId' | 'email'>,
): Promise<ExportStatus> =>
  ctx.db.asUser(userId, async (tx) => {
    const now = ctx.clock.now();
    const id = ArchiveId.parse(newId(now));
    const begun = await tx
      .insertInto('export_archive')
      .values({ user_id: userId, id, state: 'waiting', asked_at: now, expires_at: null, file_key: null })
      .onConflict((row) => row.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (begun !== undefined) {
      await ctx.jobs.add(tx, 'leaving.export', { userId, archiveId: id });
      await recordAudit(tx, {
        userId,
        userEmail: email,
        actionType: 'data_exported',
        actionDescription: 'Exported their data',
        at: now,
      });
    }
    return statusIn(ctx, tx, userId);
  });

export const exportStatus = (ctx: Context, userId: UserId): Promise<ExportStatus> =>
  ctx.db.asUser(userId, (tx) => statusIn(ctx, tx, userId));

const statusIn = async (ctx: Context, tx: Tx, userId: UserId): Promise<ExportStatus> => {
  const row = await tx
    .selectFrom('export_archive')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return { state: 'none' };
  const { id, state, expires_at: until } = row;
  if (state === 'waiting') return { state: 'working', id, done: row.rows_done, of: row.rows_all };
  if (state === 'failed') return { state: 'failed' };
  if (state === 'opened' || until === null || until <= ctx.clock.now()) return { state: 'none' };
  return { state: 'ready', id, bytes: Number(row.bytes), until: until.toISOString() };
};

/** The job. A repeat writes the file again from the start. */
export const makeExport = async (
  ctx: Context,
  { userId, archiveId: id }: AccountRef & { archiveId: ArchiveId },
  { last }: Pick<Attempt, 'last'>,
): Promise<void> => {
  const of = (tx: Tx) => tx.updateTable('export_archive').where('user_id', '=', userId).where('id', '=', id);
  const rows = await countRows(ctx, userId, exportedTables);
  const begun = await ctx.db.asUser(userId, (tx) =>
    of(tx).set({ rows_all: rows, rows_done: 0 }).where('state', '=', 'waiting').returning('id').executeTakeFirst(),
  );
  if (begun === undefined) return;
  const progress = everyFew((done) => ctx.db.asUser(userId, (tx) => of(tx).set({ rows_done: done }).execute()));
  try {
    const { bytes, key } = await writeArchiveFile(ctx, id, archiveOf(ctx, userId, progress));
    crashPoint('export.written');
    await ctx.db.asUser(userId, async (tx) => {
      const file_key = await ctx.keyring.seal(tx, userId, keyPlace(id), key);
      const expires_at = new Date(ctx.clock.now().getTime() + linkFor);
      await of(tx).set({ state: 'ready', expires_at, file_key, bytes, rows_done: rows }).execute();
    });
    ctx.log.info('leaving.exported', { userId, count: rows });
  } catch (error) {
    await removeArchiveFile(ctx, id);
    if (last) await ctx.db.asUser(userId, (tx) => of(tx).set({ state: 'failed' }).execute());
    throw error;
  }
};

const exportedTables = tablesThatGo('deletion').filter((table) => tableExports[table].kind === 'rows');

const keyPlace = (id: ArchiveId) => ({ table: 'export_archive', column: 'file_key', row: id });

const rowsBetween = 1000;

const everyFew = (say: (done: number) => Promise<unknown>): ((rows: number) => Promise<void>) => {
  let done = 0;
  let said = 0;
  return async (rows) => {
    done += rows;
    if (done - said < rowsBetween) return;
    said = done;
    await say(done);
  };
};

/** Uses the link up. Throws `export.unknown` for everyone else's, and `export.over` the second time. */
export const takeExport = async (
  ctx: Context,
  userId: UserId,
  given: string | undefined,
): Promise<{ content: Readable; bytes: number; madeAt: Date }> => {
  const parsed = ArchiveId.safeParse(given);
  if (!parsed.success) throw new Problem('export.unknown');
  const id = parsed.data;
  const taken = await ctx.db.asUser(userId, async (tx) => {
    const row = await tx
      .selectFrom('export_archive')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw new Problem('export.unknown');
    const { state, expires_at, file_key } = row;
    if (state !== 'ready' || file_key === null || expires_at === null || expires_at <= ctx.clock.now())
      throw new Problem(state === 'waiting' ? 'export.unknown' : 'export.over');
    const key = await ctx.keyring.open(tx, userId, keyPlace(id), file_key);
    await tx
      .updateTable('export_archive')
      .set({ state: 'opened', file_key: null })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute();
    return { key, bytes: Number(row.bytes), madeAt: row.asked_at };
  });
  const content = await takeArchiveFile(ctx, id, taken.key).catch((cause: unknown) => {
    throw new Problem('export.over', { cause });
  });
  return { content, bytes: taken.bytes, madeAt: taken.madeAt };
};
