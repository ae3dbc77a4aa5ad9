// The activity log of everybody: summed up by person, in detail, and as CSV.
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import {
  type ActivityAsked,
  activityPage,
  bothVerdicts,
  type ChainVerdict,
  chainParts,
  type LogRow,
  type SummaryRow,
  type SummarySort,
} from '#domain/admin-activity.ts';
import { csvLine } from '#domain/csv.ts';
import { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { compareAnchors } from '#server/activity/anchors.ts';
import type { Context } from '#server/context.ts';
import type { OperatorTx } from '#server/db/database.ts';
import { containing } from './containing.ts';

export type LogPage = { rows: LogRow[]; next: string | null };

/** Newest first. `after`: the previous page's `next`. */
export const logPage = async (
  tx: OperatorTx,
  asked: ActivityAsked & { after?: string | undefined },
  size: number = activityPage,
): Promise<LogPage> => {
  const place = asked.after === undefined ? null : placeOf(asked.after);
  const people = await peopleIn(tx, asked);
  const { rows } = await sql<Entry>`
    select id, user_id, user_email, action_type, action_description, resource_type, created_at from audit_log
    where ${within(asked)} and ${ofKind(asked)} and ${people}
      and ${place === null ? sql`true` : sql`(created_at, id) < (${place.at}::timestamptz, ${place.id}::uuid)`}
    order by created_at desc, id desc limit ${size + 1}`.execute(tx);
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  return {
    rows: page.map((row) => ({
      id: row.id,
      userId: row.user_id === nobody ? null : row.user_id,
      email: row.user_email,
      actionType: row.action_type,
      description: row.action_description,
      resourceType: row.resource_type,
      at: row.created_at.toISOString(),
    })),
    next: last === undefined ? null : `${last.created_at.toISOString()} ${last.id}`,
  };
};

/** One person a row, of those who did something in the range. `page`: from 1. */
export const summary = async (
  tx: OperatorTx,
  asked: ActivityAsked & { sort: SummarySort; order: 'asc' | 'desc'; page: number },
): Promise<{ rows: SummaryRow[]; found: number }> => {
  const people = await peopleIn(tx, asked);
  const isByOne = asked.action === 'all' && (asked.sort === 'lastActivity' || asked.sort === 'email');
  const { rows } = await (isByOne ? pageThenSums(asked, people) : sumsThenPage(asked, people)).execute(tx);
  return {
    rows: rows.map((row) => ({
      userId: row.user_id,
      email: row.email,
      totalActions: row.total,
      sessions: row.sessions,
      emailsProcessed: row.processed,
      repliesSent: row.replies,
      emailsArchived: row.archived,
      lastActivity: row.last.toISOString(),
    })),
    found: rows[0]?.found ?? 0,
  };
};

type SummaryAsked = Parameters<typeof summary>[1];

/** Sums up everybody, to sort by it. */
const sumsThenPage = (asked: SummaryAsked, people: RawBuilder<unknown>) => sql<Sum & { found: number }>`
  with sums as (
    select user_id, ${sums} from audit_log where ${within(asked)} and ${ofKind(asked)} and ${people} group by user_id
  )
  select sums.*, person.email, count(*) over ()::integer as found
  from sums join auth."user" person on person.id = sums.user_id ${pageOf(asked)}`;

/** Looks up everybody's newest entry, and sums up only those of the page. */
const pageThenSums = (asked: SummaryAsked, people: RawBuilder<unknown>) => sql<Sum & { found: number }>`
  with person as (
    select known.user_id, email, newest.created_at as last
    from (select id as user_id, email from auth."user") known
      cross join lateral (
        select created_at from audit_log where audit_log.user_id = known.user_id and ${within(asked)}
        order by created_at desc limit 1) newest
    where ${people}
  ), page as (
    select *, count(*) over ()::integer as found from person ${pageOf(asked)}
  )
  select person.user_id, person.email, person.found, sums.* from page as person
    cross join lateral (select ${sums} from audit_log where audit_log.user_id = person.user_id and ${within(asked)}) sums
  ${orderOf(asked)}`;

export const csvHeader = csvLine([
  'User Email',
  'Action Type',
  'Description',
  'Resource Type',
  'Timestamp',
  'IP Address',
]);

/** Flow keeps no network address, so the last column is empty. */
export const csvOf = (rows: readonly LogRow[]): string =>
  rows
    .map(({ email, actionType, description, resourceType, at }) =>
      csvLine([email, actionType, description, resourceType ?? '', at, '']),
    )
    .join('');

/** `part`: from 0. The first one also compares the log with its anchors outside the database. */
export const verifyChain = async (
  ctx: Pick<Context, 'config'>,
  tx: OperatorTx,
  part: number,
): Promise<ChainVerdict> => {
  const verdict = await verifyPart(tx, part);
  if (part !== 0) return verdict;
  const { at, faults, fault, since } = await compareAnchors(ctx, tx);
  const anchors: ChainVerdict = {
    entries: 0,
    chains: 0,
    faults,
    first: fault === null ? null : { fault, id: null, email: null, at: since, actionType: null },
    anchoredAt: at,
  };
  return bothVerdicts(verdict, anchors);
};

const verifyPart = async (tx: OperatorTx, part: number): Promise<ChainVerdict> => {
  const { rows } = await sql`select * from verify_audit_part(${part}, ${chainParts})`.execute(tx);
  const { entries, chains, faults, fault, entry, user_id, at, action_type } = Verdict.parse(rows[0]);
  if (fault === null) return { entries, chains, faults, first: null, anchoredAt: null };
  const person =
    user_id === null
      ? undefined
      : await tx.selectFrom('auth.user').select('email').where('id', '=', user_id).executeTakeFirst();
  const email = person?.email ?? null;
  return {
    entries,
    chains,
    faults,
    first: { fault, id: entry, email, at: at?.toISOString() ?? null, actionType: action_type },
    anchoredAt: null,
  };
};

/** Stands for people who are gone. */
const nobody = UserId.parse('00000000-0000-0000-0000-000000000000');

const Verdict = z.object({
  entries: z.coerce.number(),
  chains: z.coerce.number(),
  faults: z.coerce.number(),
  fault: z.nullable(z.string()),
  entry: z.nullable(z.uuid()),
  user_id: z.nullable(UserId),
  at: z.nullable(z.date()),
  action_type: z.nullable(z.string()),
});

type Entry = {
  id: string;
  user_id: UserId;
  user_email: string;
  action_type: string;
  action_description: string;
  resource_type: string | null;
  created_at: Date;
};

type Sum = {
  user_id: UserId;
  email: string;
  total: number;
  sessions: number;
  processed: number;
  replies: number;
  archived: number;
  last: Date;
};

const within = ({ from, to }: ActivityAsked) => sql`created_at >= ${from} and created_at < ${to}`;

/** What triage does to a mail. Flow logs each under its own name, and `email_processed` finds them all. */
const processed = sql`('email_processed', 'email_archived', 'reply_sent', 'email_snoozed', 'email_trashed', 'email_marked_spam',
  'email_moved', 'thread_muted')`;

const ofKind = ({ action }: ActivityAsked): RawBuilder<unknown> => {
  if (action === 'all') return sql`true`;
  return action === 'email_processed' ? sql`action_type in ${processed}` : sql`action_type = ${action}`;
};

/** More than these are found by going through the log instead. */
const fewPeople = 200;

/** Whose entries a search is about. Addresses are few and entries many, so the people come first. */
const peopleIn = async (tx: OperatorTx, { q }: ActivityAsked): Promise<RawBuilder<unknown>> => {
  if (q.trim() === '') return sql`true`;
  const found = await tx
    .selectFrom('auth.user')
    .select('id')
    .where('email', 'ilike', containing(q))
    .limit(fewPeople + 1)
    .execute();
  if (found.length <= fewPeople) return sql`user_id = any(${found.map(({ id }) => id)}::uuid[])`;
  return sql`user_id in (select id from auth."user" where email ilike ${containing(q)})`;
};

const sums = sql`count(*)::integer as total,
  count(*) filter (where action_type = 'session_started')::integer as sessions,
  count(*) filter (where action_type in ${processed})::integer as processed,
  count(*) filter (where action_type = 'reply_sent')::integer as replies,
  count(*) filter (where action_type = 'email_archived')::integer as archived,
  max(created_at) as last`;

const orderOf = ({ sort, order }: SummaryAsked) =>
  sql`order by ${sorts[sort]} ${order === 'asc' ? sql`asc` : sql`desc`}, person.email`;

const pageOf = (asked: SummaryAsked) =>
  sql`${orderOf(asked)} limit ${activityPage} offset ${(asked.page - 1) * activityPage}`;

const sorts: Record<SummarySort, RawBuilder<unknown>> = {
  email: sql`person.email`,
  totalActions: sql`total`,
  sessions: sql`sessions`,
  emailsProcessed: sql`processed`,
  repliesSent: sql`replies`,
  emailsArchived: sql`archived`,
  lastActivity: sql`last`,
};

const Place = z.tuple([z.iso.datetime(), z.uuid()]);

const placeOf = (after: string): { at: string; id: string } => {
  const place = Place.safeParse(after.split(' '));
  if (!place.success) throw new Problem('request.invalid');
  const [at, id] = place.data;
  return { at, id };
};
