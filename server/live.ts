// Signals changes to open tabs. A signal has only a kind and a number, and the tab asks for the rest.
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Account, AccountId } from '#domain/id.ts';
import { sessionOptions, type Tx } from '#server/db/database.ts';
import type { Log } from './log.ts';

/**
 * `revision`: of a ledger. `sync`: its progress changed. `contacts`, `calendar`: their revision. `sending`: mail left,
 * or its hold began. `credits`: the balance changed. `session`: the person's sessions ended. `missed`: any of these may have happened.
 */
export type LiveSignal = {
  kind: 'revision' | 'sync' | 'contacts' | 'calendar' | 'sending' | 'credits' | 'session' | 'missed';
  number: number;
};

export type Live = {
  /** Sent if the transaction commits. */
  tell(tx: Tx, account: Account, signal: LiveSignal): Promise<void>;
  /** Returns a function that stops listening. */
  listen(account: Account, hear: (signal: LiveSignal) => void): () => void;
  /** Accounts with an open tab at this process. */
  listening(): AccountId[];
  close(): Promise<void>;
};

export const openLive = async (connectionString: string, log: Log): Promise<Live> => {
  const listeners: Listeners = new Map();
  const line = await openLine(connectionString, log, listeners);
  return {
    tell: async (tx, { id }, { kind, number }) => {
      await sql`select pg_notify(${channel}, ${`${id} ${kind} ${number}`})`.execute(tx);
    },
    listen: ({ id }, hear) => listen(listeners, id, hear),
    listening: () => [...listeners.keys()],
    close: () => line.close(),
  };
};

type Listeners = Map<AccountId, Set<(signal: LiveSignal) => void>>;

const channel = 'flow_live';

const listen = (listeners: Listeners, id: AccountId, hear: (signal: LiveSignal) => void): (() => void) => {
  const own = listeners.get(id) ?? new Set();
  listeners.set(id, own.add(hear));
  return () => {
    own.delete(hear);
    if (own.size === 0 && listeners.get(id) === own) listeners.delete(id);
  };
};

/** One database connection for all listeners. After a reconnect, all must check. */
const openLine = async (
  connectionString: string,
  log: Log,
  listeners: Listeners,
): Promise<{ close(): Promise<void> }> => {
  let client: Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString, options: sessionOptions('flow_app', 'public') });
    const lose = (error?: Error) => {
      // The caller handles a failed first connection.
      if (client !== next || closed) return;
      client = null;
      log.warn('live.lost', {}, error);
      later();
    };
    next.on('notification', ({ payload }) => pass(listeners, payload ?? ''));
    next.on('error', lose);
    next.on('end', () => lose());
    await next.connect();
    await next.query(`listen ${channel}`);
    client = next;
  };
  const later = () => {
    retry = setTimeout(() => void connect().then(tellAllToLook, again), 500);
  };
  const again = (error: unknown) => {
    if (closed) return;
    log.warn('live.lost', {}, error);
    later();
  };
  const tellAllToLook = () => {
    for (const own of listeners.values()) for (const hear of own) hear({ kind: 'missed', number: 0 });
  };

  await connect();
  return {
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
};

const kinds = ['revision', 'sync', 'contacts', 'calendar', 'sending', 'credits', 'session'] as const;

const isKind = (kind: string | undefined): kind is (typeof kinds)[number] => kinds.some((known) => known === kind);

const pass = (listeners: Listeners, payload: string): void => {
  const [id, kind, number] = payload.split(' ');
  if (!isKind(kind)) return;
  for (const [listener, own] of listeners) {
    if (listener === id) for (const hear of own) hear({ kind, number: Number(number) });
  }
};
