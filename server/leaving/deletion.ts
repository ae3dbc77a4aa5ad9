// Deletes accounts in steps. Each step can run again, and a kill anywhere goes on with the step that was not noted as done.
import { sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import type { DeletionStep } from '#domain/leaving.ts';
import { needsReauth, Problem } from '#domain/problem.ts';
import { tablesThatGo } from '#domain/retention.ts';
import { accountBy } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { endPayments } from '#server/payments/leave.ts';
import { removeArchiveFile } from './archive-file.ts';
import { listDeleted } from './deletion-list.ts';
import { endSessions } from './end-sessions.ts';
import { sendReceipt } from './receipt.ts';
import { countPersonRows, inOrder, removePersonRows } from './remove-rows.ts';
import { revokeGrant } from './revoke.ts';

/** The job: goes on with everybody who is leaving. One person's trouble delays nobody else. */
export const goOnDeleting = async (ctx: Context): Promise<void> => {
  const { rows } = await ctx.db.system((tx) =>
    sql<{ user_id: UserId }>`select user_id from people_leaving()`.execute(tx),
  );
  let left = 0;
  for (const { user_id } of rows) {
    try {
      await finishDeletion(ctx, user_id);
    } catch (error) {
      left += 1;
      ctx.log.warn('leaving.not-deleted', { userId: user_id }, error);
    }
  }
  if (left > 0) throw new Problem('provider.unavailable', { detail: 'a deletion waits' });
};

type Leaver = { userId: UserId; email: string; step: DeletionStep; tries: number; draftId: string | null };

/** Runs the steps from the one that waits. */
const finishDeletion = async (ctx: Context, userId: UserId): Promise<void> => {
  for (;;) {
    const row = await ctx.db.asUser(userId, (tx) =>
      tx.selectFrom('leaving').selectAll().where('user_id', '=', userId).executeTakeFirst(),
    );
    if (row === undefined) return;
    const leaver = { userId, email: row.email, step: row.step, tries: row.tries, draftId: row.draft_id };
    await steps[row.step](ctx, leaver);
    crashPoint(`deletion.${row.step}`);
    const next = nextStep[row.step];
    if (next === null) return;
    await ctx.db.asUser(userId, (tx) =>
      tx.updateTable('leaving').set({ step: next, tries: 0 }).where('user_id', '=', userId).execute(),
    );
    crashPoint(`deletion.${row.step}-noted`);
  }
};

const nextStep = {
  receipt: 'jobs',
  jobs: 'grant',
  grant: 'key',
  key: 'rows',
  rows: 'audit',
  audit: 'listed',
  listed: null,
} as const satisfies Record<DeletionStep, DeletionStep | null>;

const steps: Record<DeletionStep, (ctx: Context, leaver: Leaver) => Promise<void>> = {
  receipt: async (ctx, leaver) => {
    // The process may have died between the note and this.
    await endSessions(ctx, leaver.userId);
    await sendReceipt(ctx, leaver).catch((error: unknown) => {
      if (!(error instanceof Problem) || !needsReauth(error.code)) throw error;
      ctx.log.warn('leaving.no-receipt', { userId: leaver.userId }, error);
    });
  },
  jobs: async (ctx, { userId, email }) => {
    await endSessions(ctx, userId);
    await ctx.db.asUser(userId, (tx) => ctx.jobs.forget(tx, { userId, email }));
  },
  grant: async (ctx, leaver) => {
    await endPayments(ctx, leaver.userId);
    await endGrants(ctx, leaver);
  },
  key: async (ctx, { userId }) => {
    await ctx.db.asUser(userId, async (tx) => {
      await tx.deleteFrom('user_tokens').where('user_id', '=', userId).execute();
      await tx.deleteFrom('user_keys').where('user_id', '=', userId).execute();
    });
  },
  rows: async (ctx, leaver) => {
    await waitForJobs(ctx, leaver);
    await removeEverything(ctx, leaver);
  },
  audit: async (ctx, { userId }) => {
    await ctx.db.asUser(userId, (tx) => sql`select erase_own_audit()`.execute(tx));
  },
  listed: async (ctx, leaver) => {
    await listDeleted(ctx, leaver.userId);
    crashPoint('deletion.on-the-list');
    await confirmNothingIsLeft(ctx, leaver);
  },
};

/** Attempts to reach Google before the rest goes without. At most 30 s apart. */
const revokeTries = 20;

async function endGrants(ctx: Context, { userId, tries }: Leaver): Promise<void> {
  const accounts = await ctx.db.asUser(userId, async (tx) => {
    await tx
      .updateTable('leaving')
      .set({ tries: tries + 1 })
      .where('user_id', '=', userId)
      .execute();
    return tx.selectFrom('provider_account').select('account_id').where('user_id', '=', userId).execute();
  });
  for (const { account_id: accountId } of accounts) {
    const account = await ctx.db.asUser(userId, (tx) => accountBy(tx, { userId, accountId }));
    await revokeGrant(ctx, account).catch((error: unknown) => {
      if (tries < revokeTries) throw error;
      ctx.log.error('leaving.not-revoked', { userId }, error);
    });
  }
}

/** What runs could write rows again. It ends soon, because it has neither token nor key. */
const waitForJobs = async (ctx: Context, { userId }: Leaver): Promise<void> => {
  if (await ctx.db.asUser(userId, (tx) => ctx.jobs.busy(tx, userId)))
    throw new Problem('provider.unavailable', { detail: 'a job of the person runs' });
};

/** Links of the audit log's chain name nobody. */
const publicTables = inOrder(tablesThatGo('deletion')).filter(
  (table) => !table.includes('.') && table !== 'audit_link',
);
/** The note of the deletion goes last, and audit entries lose their person instead. Functions remove what the app only reads. */
const otherwise: ReadonlySet<string> = new Set(
  'leaving audit_log audit_chain user_roles credit_entry credit_balance'.split(' '),
);
const rowTables = publicTables.filter((table) => !otherwise.has(table));

const removeEverything = async (ctx: Context, { userId, email }: Leaver): Promise<void> => {
  await removeFiles(ctx, userId);
  for (const table of rowTables) {
    await removePersonRows(ctx, userId, table);
    crashPoint('deletion.table');
  }
  await ctx.db.asUser(userId, (tx) =>
    sql`select drop_own_roles(), drop_own_credits(), forget_own_referrals()`.execute(tx),
  );
  await ctx.db.asAuth.deleteFrom('verification').where('value', 'like', `%${userId}%`).execute();
  // Sessions and accounts go with it.
  await ctx.db.asAuth.deleteFrom('user').where('id', '=', userId).execute();
  await ctx.db.asUser(userId, (tx) => ctx.jobs.forget(tx, { userId, email }));
};

const removeFiles = async (ctx: Context, userId: UserId): Promise<void> => {
  const archives = await ctx.db.asUser(userId, (tx) =>
    tx.selectFrom('export_archive').select('id').where('user_id', '=', userId).execute(),
  );
  for (const { id } of archives) await removeArchiveFile(ctx, id);
};

/** A request that was under way when the person left may have written once more. Then this removes it, too, and looks again. */
const confirmNothingIsLeft = async (ctx: Context, leaver: Leaver): Promise<void> => {
  const { userId } = leaver;
  await waitForJobs(ctx, leaver);
  await removeEverything(ctx, leaver);
  await ctx.db.asUser(userId, async (tx) => {
    await sql`select erase_own_audit()`.execute(tx);
    let left = 0;
    for (const table of publicTables) if (table !== 'leaving') left += await countPersonRows(tx, userId, table);
    if (left > 0) throw new Problem('provider.unavailable', { detail: `${left} rows are left` });
    await tx.deleteFrom('leaving').where('user_id', '=', userId).execute();
  });
  ctx.log.info('leaving.deleted', { count: 1 });
};
