// The table of people: searched, filtered, sorted and cut into pages by the database.
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod/mini';
import {
  type PeopleAnswer,
  type PeopleAsked,
  type PeopleSort,
  type PersonRow,
  peoplePage,
} from '#domain/admin-people.ts';
import type { UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import type { OperatorTx } from '#server/db/database.ts';
import { countMessages } from '#server/public-pages/contact-messages.ts';
import { containing } from './containing.ts';
import { canCancel, canRefund, statusOf } from './payments.ts';

export const listPeople = async (
  ctx: Pick<Context, 'db' | 'clock' | 'payments'>,
  tx: OperatorTx,
  asked: PeopleAsked,
): Promise<z.infer<typeof PeopleAnswer>> => {
  const { q, status, sort, order, page } = asked;
  const now = ctx.clock.now();
  const wanted = sql`where person.email ilike ${containing(q)}
    and (${status === 'all'} or ${statusOf(person, now)} = ${status})`;
  const { emails, sessions, join } = sort === 'emails' || sort === 'sessions' ? usedByAll(asked) : usedByOne(asked);
  const { rows } = await sql<Row>`
    select person.id, person.email, person."createdAt" as signed_up, ${statusOf(person, now)} as status,
      ${lastActive} as last_active, ${emails} as emails, ${sessions} as sessions, ${flags}
    from auth."user" person ${join} ${wanted}
    order by ${sorts[sort]} ${order === 'asc' ? sql`asc` : sql`desc`} nulls last, person.id
    limit ${peoplePage} offset ${(page - 1) * peoplePage}`.execute(tx);
  const counted = await sql<Counts>`
    select (select count(*)::integer from auth."user" person ${wanted}) as found, count(*)::integer as total,
      count(*) filter (where "createdAt" >= ${asked.from} and "createdAt" < ${asked.to})::integer as new
    from auth."user"`.execute(tx);
  const counts = counted.rows[0] ?? { found: 0, total: 0, new: 0 };
  return {
    people: rows.map(shown),
    found: counts.found,
    total: counts.total,
    newInRange: counts.new,
    waiting: await waitingForReconnection(tx),
    messages: await countMessages(ctx),
    payments: ctx.payments !== null,
  };
};

/** Null for a person who is gone. */
export const personRow = async (tx: OperatorTx, id: UserId, now: Date): Promise<PersonRow | null> => {
  const { emails, sessions } = usedByOne({ from: new Date(0).toISOString(), to: '9999-01-01T00:00:00Z' });
  const { rows } = await sql<Row>`
    select person.id, person.email, person."createdAt" as signed_up, ${statusOf(person, now)} as status,
      ${lastActive} as last_active, ${emails} as emails, ${sessions} as sessions, ${flags}
    from auth."user" person where person.id = ${id}`.execute(tx);
  return rows[0] === undefined ? null : shown(rows[0]);
};

type Row = {
  id: UserId;
  email: string;
  signed_up: Date;
  status: PersonRow['status'];
  last_active: Date | null;
  emails: number;
  sessions: number;
  needs_reauth: boolean;
  can_refund: boolean;
  can_cancel: boolean;
  can_delete: boolean;
  leaving: boolean;
};

type Counts = { found: number; total: number; new: number };

const shown = (row: Row): PersonRow => ({
  id: row.id,
  email: row.email,
  status: row.status,
  signedUpAt: row.signed_up.toISOString(),
  lastActiveAt: row.last_active?.toISOString() ?? null,
  emails: row.emails,
  sessions: row.sessions,
  needsReauth: row.needs_reauth,
  leaving: row.leaving,
  canRefund: row.can_refund,
  canCancel: row.can_cancel,
  canDelete: row.can_delete,
});

const person = sql`person.id`;

const sorts: Record<PeopleSort, RawBuilder<unknown>> = {
  email: sql`person.email`,
  signedUp: sql`signed_up`,
  lastActive: sql`last_active`,
  emails: sql`emails`,
  sessions: sql`sessions`,
};

/** The newest act of the person's own. What Flow or Google does by itself is none. */
const lastActive = sql<Date | null>`(
  select created_at from audit_log where user_id = person.id
    and action_type not in ('email_woken', 'reminder_dropped', 'email_kept_out', 'email_turned_away', 'unsubscribe_failed',
      'action_too_late', 'action_unneeded', 'action_failed', 'token_unreadable')
  order by created_at desc limit 1)`;

type Ends = Pick<PeopleAsked, 'from' | 'to'>;

type Used = { emails: RawBuilder<unknown>; sessions: RawBuilder<unknown>; join: RawBuilder<unknown> };

const daysIn = ({ from, to }: Ends) => sql`day >= ${from}::timestamptz::date and day <= ${to}::timestamptz::date`;

/** Looked up for the rows of a page. */
const usedByOne = (ends: Ends): Used => {
  const sum = (column: RawBuilder<unknown>) =>
    sql`(select coalesce(sum(${column}), 0)::integer from activity_daily where user_id = person.id and ${daysIn(ends)})`;
  return { emails: sum(sql`mails`), sessions: sum(sql`sessions`), join: sql`` };
};

/** Summed up for everybody, to sort by it. */
const usedByAll = (ends: Ends): Used => ({
  emails: sql`coalesce(used.emails, 0)`,
  sessions: sql`coalesce(used.sessions, 0)`,
  join: sql`left join (
    select user_id, sum(mails)::integer as emails, sum(sessions)::integer as sessions
    from activity_daily where ${daysIn(ends)} group by user_id) used on used.user_id = person.id`,
});

const flags = sql`exists (select from mailbox where user_id = person.id and needs_reauth) as needs_reauth,
  exists (select from leaving where user_id = person.id) as leaving,
  ${canRefund(sql`person.id`)} as can_refund, ${canCancel(sql`person.id`)} as can_cancel,
  not exists (select from user_roles where user_id = person.id and role = 'admin') as can_delete`;

const fewShown = 5;

const waitingForReconnection = async (tx: OperatorTx) => {
  const { rows } = await sql<{ id: UserId; email: string; count: number }>`
    select person.id, person.email, count(*) over ()::integer as count from auth."user" person
    where person.id in (select user_id from mailbox where needs_reauth) and person.id not in (select user_id from leaving)
    order by person.email limit ${fewShown}`.execute(tx);
  return { count: rows[0]?.count ?? 0, first: rows.map(({ id, email }) => ({ id, email })) };
};
