// The hourly round: removes what is past its time, by the table in `domain/retention.ts`, and checks that nothing is left.
import { type RawBuilder, sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import { keptFor } from '#domain/kept-for.ts';
import { type PersonTable } from '#domain/retention.ts';
import { forgetSignIns } from '#server/accounts/forget.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { forgetTurns } from '#server/voice/turns.ts';
import { archivesOver, removeArchives } from './archives-over.ts';
import { forgetDeleted, oldMarks } from './deletion-list.ts';

/** The job. Logs an error if something stays that should be gone. */
export const removeOld = async (ctx: Context): Promise<void> => {
  for (const { remove } of rules) await remove(ctx);
  const left = await rowsTooOld(ctx);
  if (left > 0) ctx.log.error('retention.kept-too-long', { count: left });
  else ctx.log.info('retention.removed', { clean: true });
};

/** How many rows and files are past their time. */
export const rowsTooOld = async (ctx: Context): Promise<number> => {
  let count = 0;
  for (const { tooOld } of rules) count += await tooOld(ctx);
  return count;
};

type Rule = { remove: (ctx: Context) => Promise<unknown>; tooOld: (ctx: Context) => Promise<number> };

const daysAgo = (ctx: Context, days: number): Date => new Date(ctx.clock.now().getTime() - days * 86_400_000);

const signIns: Rule = {
  remove: forgetSignIns,
  tooOld: async (ctx) => {
    const { rows } = await sql<{ count: string }>`
      select (select count(*) from session where "expiresAt" < ${ctx.clock.now()} or "createdAt" < ${daysAgo(ctx, keptFor.session)})
        + (select count(*) from verification where "expiresAt" < ${ctx.clock.now()}) as count
    `.execute(ctx.db.asAuth);
    return Number(rows[0]?.count);
  },
};

const archives: Rule = { remove: removeArchives, tooOld: async (ctx) => (await archivesOver(ctx)).length };

const deletions: Rule = { remove: forgetDeleted, tooOld: async (ctx) => (await oldMarks(ctx)).length };

const activity: Rule = {
  remove: (ctx) => ctx.db.system((tx) => sql`select forget_audit(${daysAgo(ctx, keptFor.activity)})`.execute(tx)),
  tooOld: (ctx) => countOld(ctx, { table: 'audit_log', column: 'created_at', days: keptFor.activity }),
};

const spoken: Rule = {
  remove: forgetTurns,
  tooOld: async (ctx) =>
    (await countOld(ctx, { table: 'voice_turn', column: 'kept_at', days: keptFor.spokenOutcomes })) +
    (await countOld(ctx, {
      table: 'voice_turn',
      column: 'kept_at',
      days: keptFor.spokenWords,
      where: sql`heard is not null`,
    })) +
    (await countOld(ctx, { table: 'dictation', column: 'at', days: keptFor.spokenOutcomes })) +
    (await countOldOf(ctx, voiceFigures, keptFor.metrics)) +
    (await countOldOf(ctx, [['spoken_phrase', 'last_at']], keptFor.spokenOutcomes)),
};

const voiceFigures = [
  ['turn_quarter', 'at'],
  ['command_quarter', 'at'],
  ['latency_quarter', 'at'],
  ['phrase_quarter', 'at'],
] as const;

type Aged = { table: PersonTable; column: string; days: number; where?: RawBuilder<unknown> };

const aged: readonly Aged[] = [
  { table: 'draft', column: 'discarded_at', days: keptFor.discardedDrafts },
  { table: 'tombstone', column: 'at', days: keptFor.syncTraces },
  { table: 'comparison', column: 'finished_at', days: keptFor.syncTraces },
  { table: 'push_sent', column: 'at', days: keptFor.sentNotices },
  { table: 'meeting_prep', column: 'until', days: keptFor.meetingPreps },
  { table: 'quota_spent', column: 'until', days: keptFor.syncTraces },
];

const ofPeople: Rule = {
  remove: (ctx) =>
    eachPerson(ctx, async (tx, userId) => {
      for (const { table, column, days } of aged) {
        const old = daysAgo(ctx, days);
        await sql`
          delete from ${sql.table(table)} where user_id = ${userId} and ${sql.ref(column)} < ${old}
        `.execute(tx);
      }
    }),
  tooOld: async (ctx) => {
    let count = 0;
    for (const one of aged) count += await countOld(ctx, one);
    return count;
  },
};

/** Nobody's rows, so no policy hides them. */
const ofNobody = (
  table: 'contact_message' | 'waitlist' | 'payment_event',
  before: (ctx: Context) => Date = (ctx) => monthsAgo(ctx, keptFor.contactMonths),
): Rule => ({
  remove: (ctx) => ctx.db.system((tx) => tx.deleteFrom(table).where('at', '<', before(ctx)).execute()),
  tooOld: async (ctx) => {
    const { count } = await ctx.db.system((tx) =>
      tx
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('at', '<', before(ctx))
        .executeTakeFirstOrThrow(),
    );
    return Number(count);
  },
});

const monthsAgo = (ctx: Context, months: number): Date => {
  const at = ctx.clock.now();
  at.setUTCMonth(at.getUTCMonth() - months);
  return at;
};

/** Counts of this Flow. The oldest ones go, and those of a week become coarser. */
const metrics: Rule = {
  remove: async (ctx) => {
    await ctx.db.system((tx) => sql`select fold_metrics(${ctx.clock.now()})`.execute(tx));
    await ctx.db.system((tx) => sql`select forget_errors(${ctx.clock.now()})`.execute(tx));
  },
  tooOld: async (ctx) =>
    (await countOldOf(ctx, counts, keptFor.metrics)) +
    (await countOldOf(ctx, errorCounts, keptFor.errorCounts)) +
    (await countOld(ctx, { table: 'error_record', column: 'at', days: keptFor.errors })),
};

const counts = [
  ['request_minute', 'at'],
  ['probe_minute', 'at'],
  ['visit_day', 'day'],
] as const;

const errorCounts = [
  ['error_group', 'last_at'],
  ['error_minute', 'at'],
] as const;

/** Rows of tables that name nobody. A day counts until it is over. */
const countOldOf = async (
  ctx: Context,
  tables: readonly (readonly [table: PersonTable, column: string])[],
  days: number,
): Promise<number> => {
  let count = 0;
  for (const [table, column] of tables) {
    const before = column === 'day' ? sql`${daysAgo(ctx, days)}::date` : sql`${daysAgo(ctx, days)}`;
    const { rows } = await ctx.db.system((tx) =>
      sql<{ count: string }>`
        select count(*) as count from ${sql.table(table)} where ${sql.ref(column)} < ${before}
      `.execute(tx),
    );
    count += Number(rows[0]?.count);
  }
  return count;
};

const rules: readonly Rule[] = [
  signIns,
  archives,
  deletions,
  activity,
  spoken,
  metrics,
  ofPeople,
  ofNobody('contact_message'),
  ofNobody('waitlist'),
  ofNobody('payment_event', (ctx) => daysAgo(ctx, keptFor.paymentEvents)),
];

/** One transaction each, so one person's trouble keeps nobody's rows. */
const eachPerson = async (ctx: Context, work: (tx: Tx, userId: UserId) => Promise<void>): Promise<void> => {
  for (const { id } of await ctx.db.asAuth.selectFrom('user').select('id').execute()) {
    await ctx.db
      .asUser(id, (tx) => work(tx, id))
      .catch((error: unknown) => {
        ctx.log.warn('retention.not-removed', { userId: id }, error);
      });
  }
};

const countOld = async (ctx: Context, { table, column, days, where = sql`true` }: Aged): Promise<number> => {
  let count = 0;
  await eachPerson(ctx, async (tx, userId) => {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from ${sql.table(table)}
      where user_id = ${userId} and ${sql.ref(column)} < ${daysAgo(ctx, days)} and ${where}
    `.execute(tx);
    count += Number(rows[0]?.count ?? 0);
  });
  return count;
};
