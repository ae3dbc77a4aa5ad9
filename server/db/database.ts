// The way to the data: one transaction at a time, in the name of one user, under row-level security.
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Pool } from 'pg';
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { AuthSchema, Schema } from './schema.ts';

export type Tx = Transaction<Schema>;

export type Database = {
  /** One transaction as `userId`: the policies show and take that user's rows only. */
  asUser<T>(userId: UserId, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One transaction without a user: no row of any user is visible; for functions of ours that look across users. */
  system<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Schema `auth`, for sign-in and sessions only. */
  asAuth: Kysely<AuthSchema>;
  /** For what needs a connection of its own: the live channel and the jobs. */
  connectionString: string;
  close(): Promise<void>;
};

/**
 * At least twice what the worker's jobs hold at most, one each (see `worker.ts`), and a sync or a backfill one more for its turn: while
 * Google does not answer, a job holds its connection, and with it the lock on the user's tokens, for up to ten seconds; requests
 * must not wait for that. With the connections of sign-in, jobs and the live channel a process has 77, of the embedded server's 100.
 */
const appConnections = 60;
const authConnections = 10;

export const openDatabase = (connectionString: string, options: { connections?: number } = {}): Database => {
  const { connections: max = appConnections } = options;
  const app = new Kysely<Schema>({ dialect: dialect(connectionString, 'flow_app', 'public', max) });
  const asAuth = new Kysely<AuthSchema>({
    dialect: dialect(connectionString, 'flow_auth', 'auth', Math.min(max, authConnections)),
  });
  return {
    asUser: (userId, work) => inTransaction(app, max, userId, work),
    system: (work) => inTransaction(app, max, '', work),
    asAuth,
    connectionString,
    close: async () => {
      await Promise.all([app.destroy(), asAuth.destroy()]);
    },
  };
};

/** The role a connection acts in, given when it is made: the connecting role itself may do far more. */
export const sessionOptions = (role: string, searchPath: string): string =>
  `-c role=${role} -c search_path=${searchPath} -c idle_in_transaction_session_timeout=60000`;

const dialect = (connectionString: string, role: string, searchPath: string, max: number): PostgresDialect => {
  const pool = new Pool({
    connectionString,
    max,
    options: sessionOptions(role, searchPath),
    connectionTimeoutMillis: 5000,
  });
  // Without listeners a connection that breaks while idle would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
};

/** `pooled`: connections that may all have died unnoticed, when the server was started anew. */
const inTransaction = async <T>(
  app: Kysely<Schema>,
  pooled: number,
  user: UserId | '',
  work: (tx: Tx) => Promise<T>,
): Promise<T> => {
  for (let left = pooled; ; left--) {
    let begun = false;
    try {
      return await app.transaction().execute(async (tx) => {
        await sql`select set_config('role', 'flow_app', true), set_config('app.user_id', ${user}, true)`.execute(tx);
        begun = true;
        return work(tx);
      });
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
      // Nothing ran on the dead connection, and the pool has dropped it: the next is another, in the end a new one.
      if (begun || left === 0 || isUnreachable(error)) throw new Problem('database.unavailable', { cause: error });
    }
  }
};

const unreachableCodes = ['ECONNREFUSED', 'ENOENT', '57P03'];
const lostCodes = [...unreachableCodes, 'ECONNRESET', 'EPIPE', '57P01', '57P02', '08006', '08003'];

/** The server went away, or was never there; as opposed to a statement that it refused. */
export const isConnectionLoss = (error: unknown): boolean =>
  isUnreachable(error) ||
  hasCode(error, lostCodes) ||
  says(error, /Connection terminated|Client has encountered a connection error/);

/** Not even a new connection can be made. */
const isUnreachable = (error: unknown): boolean =>
  hasCode(error, unreachableCodes) || says(error, /timeout exceeded when trying to connect/);

const hasCode = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);

const says = (error: unknown, words: RegExp): boolean => error instanceof Error && words.test(error.message);
