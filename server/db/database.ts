// Runs one transaction as one user, under row-level security.
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Pool } from 'pg';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { OperatorSchema } from './operator-schema.ts';
import type { AuthSchema, Schema } from './schema.ts';

export type Tx = Transaction<Schema>;

/** Reads what operators may see of everyone, and nothing else. */
export type OperatorTx = Transaction<OperatorSchema>;

export type Database = {
  /** Policies show and accept only that user's rows. */
  asUser<T>(userId: UserId, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** A transaction without a user, for functions that serve all users. It sees no row of any user. */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The admin area's transaction. The database checks the admin role in it; throws `role.missing`. */
  asOperator<T>(userId: UserId, work: (tx: OperatorTx) => Promise<T>): Promise<T>;
  asAuth: Kysely<AuthSchema>;
  /** For the live channel and the jobs, which need their own connections. */
  connectionString: string;
  close(): Promise<void>;
};

/**
 * At least twice the jobs' connections (see `worker.ts`): a sync and a backfill hold a second one for their lock, and a job waits up
 * to ten seconds for Google while it holds the token lock. Requests must not wait for that. With sign-in, jobs and live channel a
 * process uses 97 connections, which is all that PostgreSQL gives by default.
 */
const appConnections = 84;
const authConnections = 6;

export const openDatabase = (connectionString: string, options: { connections?: number } = {}): Database => {
  const { connections: max = appConnections } = options;
  const app = new Kysely<Schema>({ dialect: dialect(connectionString, 'flow_app', 'public', max) });
  const asAuth = new Kysely<AuthSchema>({
    dialect: dialect(connectionString, 'flow_auth', 'auth', Math.min(max, authConnections)),
  });
  return {
    asUser: (userId, work) => inTransaction(app, max, (tx) => act(tx, 'flow_app', userId), work),
    system: (work) => inTransaction(app, max, (tx) => act(tx, 'flow_app', ''), work),
    asOperator: (userId, work) =>
      inTransaction(
        app.$extendTables<OperatorSchema>().$pickTables<keyof OperatorSchema>(),
        max,
        (tx) => actAsOperator(tx, userId),
        work,
      ),
    asAuth,
    connectionString,
    close: async () => {
      await Promise.all([app.destroy(), asAuth.destroy()]);
    },
  };
};

/** Opening the connection sets the role, because the role that signs in has no rights of its own, or more. */
export const sessionOptions = (role: string, searchPath: string): string =>
  `-c role=${role} -c search_path=${searchPath} -c idle_in_transaction_session_timeout=60000`;

const dialect = (connectionString: string, role: string, searchPath: string, max: number): PostgresDialect => {
  const pool = new Pool({
    connectionString,
    max,
    options: sessionOptions(role, searchPath),
    connectionTimeoutMillis: 5000,
  });
  // Without a listener a broken idle connection ends the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
};

const act = <Tables>(tx: Transaction<Tables>, role: string, user: UserId | '') =>
  sql`select set_config('role', ${role}, true), set_config('app.user_id', ${user}, true)`.execute(tx);

const actAsOperator = async (tx: OperatorTx, userId: UserId): Promise<void> => {
  await act(tx, 'flow_operator', userId);
  const { rows } = await sql<{ admin: boolean }>`select has_role(app_user_id(), 'admin') as admin`.execute(tx);
  if (rows[0]?.admin !== true) throw new Problem('role.missing');
};

/** `pooled` connections may all be dead after a server restart. */
const inTransaction = async <Tables, T>(
  app: Kysely<Tables>,
  pooled: number,
  begin: (tx: Transaction<Tables>) => Promise<unknown>,
  work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> => {
  for (let left = pooled; ; left--) {
    let begun = false;
    try {
      return await app.transaction().execute(async (tx) => {
        await begin(tx);
        begun = true;
        return work(tx);
      });
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
      // Nothing ran on the dead connection and the pool dropped it, so try another.
      if (begun || left === 0 || isUnreachable(error)) throw new Problem('database.unavailable', { cause: error });
    }
  }
};

const unreachableCodes = ['ECONNREFUSED', 'ENOENT', '57P03'];
const lostCodes = [...unreachableCodes, 'ECONNRESET', 'EPIPE', '57P01', '57P02', '08006', '08003'];

/** The server is unreachable or dropped the connection, as opposed to refusing a statement. */
export const isConnectionLoss = (error: unknown): boolean =>
  isUnreachable(error) ||
  hasCode(error, lostCodes) ||
  says(error, /Connection terminated|Client has encountered a connection error/);

const isUnreachable = (error: unknown): boolean =>
  hasCode(error, unreachableCodes) || says(error, /timeout exceeded when trying to connect/);

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);

const says = (error: unknown, words: RegExp): boolean => error instanceof Error && words.test(error.message);
