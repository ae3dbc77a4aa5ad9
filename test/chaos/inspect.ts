import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import * as z from 'zod';
import { FlowLabels } from '#test/support/gmail-labels.ts';
import type { Finding, StoredMessage } from './invariants.ts';
import type { Person } from './people.ts';

export type Rows = {
  commands: { id: string; state: string; revision: number }[];
  audited: string[];
  sendings: { id: string; draftId: string; state: string }[];
  pending: number;
  queued: number;
  error: string | null;
  needsReauth: boolean;
  stored: StoredMessage[];
};

/** A mailbox at one moment, for judging the cursor. */
export type Moment = {
  /** Null before the first sync, and while a history gap is being repaired. */
  cursor: bigint | null;
  labels: Map<string, string[]>;
  queued: Set<string>;
};

type Owner = { userId: string; client: { person: Person } };

export type Inspector = {
  rowsOf(userId: string): Promise<Rows>;
  /** Null while the database is down. */
  momentOf(userId: string): Promise<Moment | null>;
  /** Other people's canaries in each one's rows. */
  foreignRows(owners: readonly Owner[]): Promise<Map<string, string[]>>;
  /** Waiting and running jobs, in words. */
  openJobs(): Promise<string>;
  /** Failed or endless jobs, and private data in them. */
  jobs(people: readonly Person[]): Promise<Finding[]>;
};

export const openInspector = (connectionString: string): Inspector => {
  const pool = new Pool({ connectionString, max: 3, connectionTimeoutMillis: 2000 });
  // The pool replaces connections that die with the database.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const once = async (text: string, values: unknown[]): Promise<unknown[]> =>
    (await pool.query<Record<string, unknown>>(text, values)).rows;
  const query = async (text: string, values: unknown[] = []): Promise<unknown[]> => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await once(text, values);
      } catch (error) {
        if (attempt >= 40) throw error;
        await pause(100);
      }
    }
  };
  return {
    rowsOf: async (userId) => RowsOf.parse((await query(rowsOf, [userId]))[0]),
    momentOf: async (userId) => {
      const rows = await once(momentOf, [userId]).catch(() => []);
      const row = MomentOf.safeParse(rows[0]).data;
      if (row === undefined) return null;
      const { cursor, messages, queued } = row;
      const labels = new Map(messages.map(({ id, labels }) => [id, labels]));
      return { cursor: cursor === null ? null : BigInt(cursor.slice(2)), labels, queued: new Set(queued) };
    },
    foreignRows: async (owners) => {
      const tables = Tables.parse(await query(tablesOfUsers));
      const byOwner = new Map(owners.map(({ userId }) => [userId, new Array<string>()]));
      for (const { name } of tables) {
        for (const { userId } of owners) {
          const others = owners.filter((one) => one.userId !== userId).map(({ client }) => client.person.canary);
          const rows = await query(
            `select count(*)::int as met from public.${name} as row_ where user_id = $1 and row_::text like any($2)`,
            [userId, others.map((canary) => `%${canary}%`)],
          );
          const { met } = Met.parse(rows[0]);
          if (met > 0) byOwner.get(userId)?.push(`${met} rows of ${name} that are about others`);
        }
      }
      return byOwner;
    },
    openJobs: async () => {
      const jobs = Open.parse(await query(openJobs));
      return jobs.map(({ name, state, key, seconds }) => `${name} ${key} ${state} ${seconds} s`).join(', ');
    },
    jobs: async (people) => {
      const canaries = people.map(({ canary }) => `%${canary}%`);
      const stuck = Stuck.parse(await query(stuckJobs));
      const [met] = await query('select count(*)::int as met from jobs.job where job::text like any($1)', [
        [...canaries, '%ya29.%', '%1//local%'],
      ]);
      return [
        ...stuck.map(({ name, state, count }) => ({
          invariant: 'I9' as const,
          says: `${count} jobs ${name} are ${state}`,
        })),
        ...(Met.parse(met).met > 0 ? [{ invariant: 'I7' as const, says: 'jobs carry what mail or tokens say' }] : []),
      ];
    },
  };
};

const rowsOf = `select
  (select coalesce(json_agg(json_build_object('id', id, 'state', state, 'revision', revision)), '[]')
     from command where user_id = $1) as commands,
  (select coalesce(json_agg(json_build_object('id', id, 'draftId', draft_id, 'state', state)), '[]')
     from sending where user_id = $1) as sendings,
  (select coalesce(json_agg(metadata->>'command_id'), '[]')
     from audit_log where user_id = $1 and metadata ? 'command_id') as audited,
  (select count(*)::int from pending_change where user_id = $1) as pending,
  (select count(*)::int from fetch_queue where user_id = $1) as queued,
  (select error from mailbox where user_id = $1) as error,
  (select coalesce(bool_or(needs_reauth), true) from mailbox where user_id = $1) as "needsReauth",
  (select coalesce(json_agg(json_build_object('id', id, 'threadId', thread_id, 'subject', subject, 'labels', provider_labels, 'shown', labels)), '[]')
     from message where user_id = $1) as stored`;

const momentOf = `select
  case when not exists (select from comparison where user_id = $1 and finished_at is null) then cursor end as cursor,
  (select coalesce(json_agg(json_build_object('id', id, 'labels', provider_labels)), '[]')
     from message where user_id = $1) as messages,
  (select coalesce(json_agg(message_id), '[]') from fetch_queue where user_id = $1) as queued
  from mailbox where user_id = $1`;

const tablesOfUsers = `select table_name as name from information_schema.columns
  where table_schema = 'public' and column_name = 'user_id' order by 1`;

/** Seconds until a job starts, or negative, since it started. */
const openJobs = `select name, state::text as state, left(coalesce(singleton_key, ''), 4) as key,
  round(extract(epoch from (case when state = 'active' then started_on else start_after end) - now()))::int as seconds
  from jobs.job where state in ('created', 'retry', 'active') order by 1, 3`;

/** Twice the time after which a silent worker's job moves. */
const stuckJobs = `select name, state::text as state, count(*)::int as count from jobs.job
  where state = 'failed' and name = 'commands.deliver' or state = 'active' and started_on < now() - interval '40 seconds'
  group by 1, 2`;

const RowsOf = z.object({
  commands: z.array(z.object({ id: z.string(), state: z.string(), revision: z.coerce.number() })),
  audited: z.array(z.string()),
  sendings: z.array(z.object({ id: z.string(), draftId: z.string(), state: z.string() })),
  pending: z.number(),
  queued: z.number(),
  error: z.nullable(z.string()),
  needsReauth: z.boolean(),
  stored: z.array(
    z.object({
      id: z.string(),
      threadId: z.string(),
      subject: z.string(),
      labels: FlowLabels,
      shown: FlowLabels,
    }),
  ),
});
const MomentOf = z.object({
  cursor: z.nullable(z.string()),
  messages: z.array(z.object({ id: z.string(), labels: FlowLabels })),
  queued: z.array(z.string()),
});
const Tables = z.array(z.object({ name: z.string().regex(/^\w+$/) }));
const Met = z.object({ met: z.number() });
const Open = z.array(z.object({ name: z.string(), state: z.string(), key: z.string(), seconds: z.number() }));
const Stuck = z.array(z.object({ name: z.string(), state: z.string(), count: z.number() }));
