// Adds background jobs inside the caller's transaction, so a job exists only if the transaction commits.
import { sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { UserId } from '#domain/id.ts';
import { type Database, sessionOptions, type Tx } from '#server/db/database.ts';
import type { Clock } from './clock.ts';
import type { Log } from './log.ts';
import { contentOf, type JobContent, type QueueName, queues } from './queues.ts';

export type JobOptions = {
  /** Jobs with one key collapse or keep their order, by queue. Usually the account's id. */
  key?: string;
  startAfter?: Date;
};

export type Jobs = {
  add<Name extends QueueName>(tx: Tx, queue: Name, content: JobContent<Name>, options?: JobOptions): Promise<void>;
  /** Waiting and running jobs that will not expire soon. */
  kept<Name extends QueueName>(tx: Tx, queue: Name): Promise<JobContent<Name>[]>;
  /** Whether a worker runs a job of this person, other than of their leaving. */
  busy(tx: Tx, userId: UserId): Promise<boolean>;
  /** A person's jobs that wait or run, by queue. */
  waiting(tx: Tx, userId: UserId): Promise<{ queue: string; count: number }[]>;
  /** Deletes a person's jobs, except those that run. `keep`: those of leaving stay. */
  forget(tx: Tx, who: { userId: UserId; email: string; keep?: 'leaving' }): Promise<void>;
  /** Releases jobs whose start lies ahead only because somebody set a clock back. */
  catchUp(tx: Tx): Promise<void>;
  /** For the worker alone. */
  boss: PgBoss;
  close(): Promise<void>;
};

/** `works`: this process also takes jobs and runs the schedules. `clock` defines start times. Default: the database's clock. */
export const openJobs = async (
  database: Database,
  log: Log,
  { works, clock = null }: { works: boolean; clock?: Clock | null },
): Promise<Jobs> => {
  const boss = new PgBoss({
    connectionString: database.connectionString,
    options: sessionOptions('flow_jobs', 'jobs'),
    schema: 'jobs',
    createSchema: false,
    max: works ? 6 : 2,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: 3,
    // Below the interval above, so it does not skip an early round.
    monitorIntervalSeconds: 2,
    // The cached state lists busy accounts and delays their next job.
    queueCacheIntervalSeconds: 1,
    useListenNotify: works,
  });
  boss.on('error', (error) => log.warn('jobs.failed', {}, error));
  await boss.start();
  await createQueues(boss);
  return {
    add: async (tx, queue, content, { startAfter, ...options } = {}) => {
      const due = startAfter === undefined || clock === null ? startAfter : await onTheDatabase(tx, clock, startAfter);
      await add(boss, tx, queue, content, { ...options, ...(due === undefined ? {} : { startAfter: due }) });
    },
    kept,
    busy,
    waiting,
    forget,
    catchUp,
    boss,
    close: () => stop(boss),
  };
};

const add = async <Name extends QueueName>(
  boss: PgBoss,
  tx: Tx,
  queue: Name,
  content: JobContent<Name>,
  { key, startAfter }: JobOptions = {},
): Promise<void> => {
  await asJobs(tx, async () => {
    if (isOneEnough(queue) && (await waits(tx, queue, key, startAfter))) return;
    await boss.send(queue, content, {
      db: fromKysely(tx),
      ...(key === undefined ? {} : { singletonKey: key }),
      ...(startAfter === undefined ? {} : { startAfter }),
    });
  });
};

const isOneEnough = (queue: QueueName): boolean => 'oneWaits' in queues[queue] && queues[queue].oneWaits === true;

/**
 * A running job does not count, because it may have finished looking. Nor does one that begins after the moment at which
 * this one should.
 */
const waits = async (
  tx: Tx,
  queue: QueueName,
  key: string | undefined,
  startAfter: Date | undefined,
): Promise<boolean> => {
  const { rows } = await sql`
    select from jobs.job
    where name = ${queue} and singleton_key = ${key ?? null} and state in ('created', 'retry') and keep_until > now()
      and (${startAfter ?? null}::timestamptz is null or start_after <= ${startAfter ?? null}::timestamptz)
    limit 1
  `.execute(tx);
  return rows.length > 0;
};

const kept = async <Name extends QueueName>(tx: Tx, queue: Name): Promise<JobContent<Name>[]> => {
  const { rows } = await asJobs(tx, () =>
    sql<{ carried: unknown }>`
      select data as carried from jobs.job
      where name = ${queue} and (state = 'active' or state in ('created', 'retry') and keep_until > now())
    `.execute(tx),
  );
  return rows.map(({ carried }) => contentOf(queue, carried));
};

const busy = async (tx: Tx, userId: UserId): Promise<boolean> => {
  const { rows } = await asJobs(tx, () =>
    sql`
      select from jobs.job
      where state = 'active' and data ->> 'userId' = ${userId} and name <> 'leaving.disconnect' limit 1
    `.execute(tx),
  );
  return rows.length > 0;
};

const waiting: Jobs['waiting'] = async (tx, userId) => {
  const { rows } = await asJobs(tx, () =>
    sql<{ queue: string; count: number }>`
      select name as queue, count(*)::integer as count from jobs.job
      where state in ('created', 'retry', 'active') and data ->> 'userId' = ${userId} group by 1 order by 1
    `.execute(tx),
  );
  return rows;
};

const forget: Jobs['forget'] = async (tx, { userId, email, keep }) => {
  await asJobs(tx, () =>
    sql`
      delete from jobs.job
      where state <> 'active' and (${keep === undefined} or name not like 'leaving.%')
        and (data ->> 'userId' = ${userId} or data ->> 'address' = ${email})
    `.execute(tx),
  );
};

/**
 * Converts a moment to the database's clock, which may be minutes off. pg-boss counts delays from the start of the transaction, so its
 * job would run too early.
 */
const onTheDatabase = async (tx: Tx, clock: Clock, moment: Date): Promise<Date> => {
  const ms = moment.getTime() - clock.now().getTime();
  const { rows } = await sql<{ at: Date }>`
    select clock_timestamp() + make_interval(secs => ${ms / 1000}) as at
  `.execute(tx);
  return rows[0]?.at ?? moment;
};

/**
 * Somebody set the clock back after the server wrote these jobs. They keep their delay and free their slot. Held mail
 * keeps its moment.
 */
const catchUp = (tx: Tx): Promise<void> =>
  asJobs(tx, async () => {
    await sql`
      update jobs.job set
        start_after = case when state in ('created', 'retry')
          then now() + greatest(interval '0', start_after - greatest(created_on, started_on)) else start_after end,
        created_on = least(created_on, now()), started_on = least(started_on, now()),
        heartbeat_on = least(heartbeat_on, now()), singleton_on = null
      where greatest(created_on, started_on, singleton_on at time zone 'UTC') > now() + interval '30 seconds'
        and name not in ('sending.carry', 'lists.leave', 'calendar.leave')
    `.execute(tx);
  });

const asJobs = async <T>(tx: Tx, work: () => Promise<T>): Promise<T> => {
  await sql`select set_config('role', 'flow_jobs', true)`.execute(tx);
  const result = await work();
  await sql`select set_config('role', 'flow_app', true)`.execute(tx);
  return result;
};

/** Retries a killed worker's job once its heartbeat stops. */
const heartbeatSeconds = 10;

const createQueues = async (boss: PgBoss): Promise<void> => {
  for (const [name, { policy, retryLimit, retryDelayMax }] of Object.entries(queues)) {
    await boss.createQueue(name, {
      policy,
      notify: true,
      heartbeatSeconds,
      expireInSeconds: 15 * 60,
      retryLimit,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax,
      retentionSeconds: 14 * 24 * 3600,
      deleteAfterSeconds: 3600,
    });
  }
};

const stop = (boss: PgBoss): Promise<void> => boss.stop({ graceful: true, timeout: 8000 });
