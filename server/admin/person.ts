// One person's page: how their Flow stands, from dates, states, counts and codes of problems.
import { type Selectable, sql } from 'kysely';
import type { PersonAccount, PersonPage } from '#domain/admin-people.ts';
import type { Account, UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { type AccountSession, isLive, sessionLife } from '#server/accounts/sessions.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { OperatorTx } from '#server/db/database.ts';
import type { OperatorSchema } from '#server/db/operator-schema.ts';
import { moneyOf } from './payments.ts';
import { personRow } from './people.ts';

/** Throws `person.unknown`, also for a person who was deleted meanwhile. */
export const personPage = async (
  ctx: Context,
  tx: OperatorTx,
  operator: AccountSession,
  id: UserId,
): Promise<PersonPage> => {
  const row = await personRow(tx, id, ctx.clock.now());
  if (row === null) throw new Problem('person.unknown');
  const { name } = await tx.selectFrom('auth.user').select('name').where('id', '=', id).executeTakeFirstOrThrow();
  const roles = await tx.selectFrom('user_roles').select('role').where('user_id', '=', id).orderBy('role').execute();
  const board = await tx.selectFrom('board_entry').select('streak').where('user_id', '=', id).executeTakeFirst();
  const leaving = await tx.selectFrom('leaving').select('asked_at').where('user_id', '=', id).executeTakeFirst();
  return {
    person: { ...row, name, roles: roles.map(({ role }) => role), streak: board?.streak ?? 0 },
    accounts: await accountsOf(tx, id, ctx.clock.now()),
    jobs: await ctx.db.asUser(id, (own) => ctx.jobs.waiting(own, id)),
    failures: await failuresOf(tx, id, ctx.clock.now()),
    sessions: await sessionsOf(ctx, tx, id, operator),
    leavingSince: leaving?.asked_at.toISOString() ?? null,
    payments: ctx.payments !== null,
    ...(await moneyOf(tx, id)),
  };
};

const accountsOf = async (tx: OperatorTx, id: UserId, now: Date): Promise<PersonAccount[]> => {
  const accounts = await tx
    .selectFrom('provider_account')
    .select(['user_id', 'account_id', 'provider', 'email', 'connected_at', 'consented_at', 'refused_at', 'leaving_at'])
    .where('user_id', '=', id)
    .orderBy('connected_at')
    .orderBy('account_id')
    .execute();
  return Promise.all(
    accounts.map(async (row) => {
      const account = { userId: id, id: row.account_id, provider: row.provider };
      return {
        id: row.account_id,
        provider: row.provider,
        email: row.email,
        connectedAt: row.connected_at.toISOString(),
        consentedAt: moment(row.consented_at),
        refusedAt: moment(row.refused_at),
        leaving: row.leaving_at !== null,
        ...(await syncOf(tx, account)),
        ...(await limitsOf(tx, account, now)),
      };
    }),
  );
};

const syncOf = async (tx: OperatorTx, account: Account) => {
  const [tokens, mail, contacts, calendar] = await Promise.all([
    tx.selectFrom('user_tokens').select('scope').where(ofAccount(account)).executeTakeFirst(),
    tx
      .selectFrom('mailbox')
      .select(['error', 'last_sync_at', 'tried_at', 'phase', 'synced_count', 'total_estimated', 'needs_reauth'])
      .select('historical_at')
      .where(ofAccount(account))
      .executeTakeFirst(),
    tx.selectFrom('contact_book').select(bookColumns).where(ofAccount(account)).executeTakeFirst(),
    tx.selectFrom('calendar_book').select(bookColumns).where(ofAccount(account)).executeTakeFirst(),
  ]);
  return {
    scopes: (tokens?.scope ?? '').split(/\s+/).filter(Boolean),
    mail: mail === undefined ? null : mailOf(mail),
    contacts: contacts === undefined ? null : bookOf(contacts),
    calendar: calendar === undefined ? null : bookOf(calendar),
  };
};

const bookColumns = ['problem', 'last_sync_at', 'tried_at'] as const;

type Mail = Selectable<
  Pick<
    OperatorSchema['mailbox'],
    | 'error'
    | 'last_sync_at'
    | 'tried_at'
    | 'phase'
    | 'synced_count'
    | 'total_estimated'
    | 'needs_reauth'
    | 'historical_at'
  >
>;

const mailOf = (row: Mail): NonNullable<PersonAccount['mail']> => ({
  problem: row.error,
  lastSyncAt: moment(row.last_sync_at),
  triedAt: moment(row.tried_at),
  phase: row.phase,
  synced: row.synced_count,
  estimated: row.total_estimated,
  needsReauth: row.needs_reauth,
  complete: row.historical_at !== null,
});

type Book = { problem: string | null; last_sync_at: Date | null; tried_at: Date | null };

const bookOf = (row: Book): NonNullable<PersonAccount['contacts']> => ({
  problem: row.problem,
  lastSyncAt: moment(row.last_sync_at),
  triedAt: moment(row.tried_at),
});

const limitsOf = async (
  tx: OperatorTx,
  account: Account,
  now: Date,
): Promise<Pick<PersonAccount, 'quota' | 'stuck'>> => {
  const { rows: quota } = await sql<{ purse: string; units: number; blocked_until: Date | null }>`
    select quota.purse, blocked_until, coalesce((select sum(units) from quota_spent spent
      where spent.user_id = quota.user_id and spent.account_id = quota.account_id and spent.purse = quota.purse
        and spent.until > ${now}), 0)::integer as units
    from quota where ${ofAccount(account)} order by 1`.execute(tx);
  const stuck = await tx
    .selectFrom('ledger_trouble')
    .select(['ledger', 'problem', 'since'])
    .where(ofAccount(account))
    .execute();
  return {
    quota: quota.map(({ purse, units, blocked_until }) => ({
      purse,
      units,
      blockedUntil: blocked_until !== null && blocked_until > now ? blocked_until.toISOString() : null,
    })),
    stuck: stuck.map(({ ledger, problem, since }) => ({ ledger, problem, since: since.toISOString() })),
  };
};

const failuresOf = async (tx: OperatorTx, id: UserId, now: Date): Promise<PersonPage['failures']> => {
  const since = new Date(now.getTime() - 30 * 86_400_000);
  const { rows } = await sql<{ problem: string; count: number; last: Date }>`
    select problem, count(*)::integer as count, max(given_at) as last from command
    where user_id = ${id} and problem is not null and given_at >= ${since} group by 1 order by 2 desc, 1 limit 20`.execute(
    tx,
  );
  return rows.map((row) => ({ ...row, last: row.last.toISOString() }));
};

const sessionsOf = async (
  ctx: Context,
  tx: OperatorTx,
  id: UserId,
  { sessionId }: AccountSession,
): Promise<PersonPage['sessions']> => {
  const now = ctx.clock.now();
  const rows = await tx
    .selectFrom('auth.session')
    .select(['id', 'createdAt', 'updatedAt', 'operatorSince'])
    .where('userId', '=', id)
    .where('expiresAt', '>', now)
    .where('createdAt', '>', new Date(now.getTime() - sessionLife.absolute))
    .orderBy('updatedAt', 'desc')
    .limit(100)
    .execute();
  return rows
    .filter((row) => isLive(row, now))
    .map((row) => ({
      id: row.id,
      startedAt: row.createdAt.toISOString(),
      usedAt: row.updatedAt.toISOString(),
      operator: row.operatorSince !== null,
      isThis: row.id === sessionId,
    }));
};

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;
