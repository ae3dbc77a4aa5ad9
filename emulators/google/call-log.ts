/** Logs every call with its cost and changes, for tests to inspect. */
import type { MiddlewareHandler } from 'hono';
import { integer, integerOrNull, list, type Row, text, textOrNull } from '#emulators/rows.ts';
import type { Store } from '#emulators/store.ts';
import type { Env } from './google.ts';

export type Call = {
  id: number;
  at: string;
  method: string;
  path: string;
  /** With its question mark, empty without one. */
  query: string;
  /** Null without a valid token. */
  user: string | null;
  status: number;
  units: number;
  body: string | null;
  /** The batch call that contained this one. */
  batch: number | null;
  fault: number | null;
  changes: { historyId: string; type: string; messageId: string; threadId: string; labelIds: string[] }[];
};

export type CallLog = { next(): number; write(call: Omit<Call, 'changes' | 'at'> & { at: Date }): void };

const most = 20_000;
const longestBody = 65_536;

export const openCallLog = (store: Store): CallLog => {
  const row = store.one('SELECT coalesce(max(id), 0) AS last FROM call');
  let last = row ? integer(row, 'last') : 0;
  return {
    next: () => ++last,
    write({ id, at, method, path, query, user, status, units, body, batch, fault }) {
      const kept = body?.slice(0, longestBody) ?? null;
      store.run(
        'INSERT INTO call VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
        id,
        at.getTime(),
        method,
        path,
        query,
        user,
        status,
        units,
        kept,
        batch,
        fault,
      );
      if (id % 500 === 0) store.run('DELETE FROM call WHERE id <= ?', id - most);
    },
  };
};

export const logCalls: MiddlewareHandler<Env> = async (c, next) => {
  const { callLog: ledger, clock } = c.var.google;
  if (c.req.path.startsWith('/_local/')) return next();
  const [at, id] = [clock.now(), ledger.next()];
  c.set('call', id);
  c.set('units', 0);
  c.set('fault', null);
  const { method, path } = c.req;
  const body = method !== 'GET' && /^\/(gmail|calendar)\//.test(path) ? await c.req.text() : null;
  await next();
  const { units, fault, caller } = c.var;
  ledger.write({
    id,
    at,
    method,
    path,
    query: new URL(c.req.url).search,
    user: caller?.email ?? null,
    status: c.res.status,
    units,
    body,
    batch: c.env.batch ?? null,
    fault,
  });
};

/** Oldest first. A repeated change without effect is a mutation too. */
export const readCallLog = (store: Store, asked: { mutations: boolean; after: number }): Call[] => {
  const only = asked.mutations
    ? `AND method <> 'GET' AND (path LIKE '/gmail/%' OR path LIKE '/calendar/%') AND (status < 400 OR fault IS NOT NULL)`
    : '';
  return store.all(`SELECT * FROM call WHERE id > ? ${only} ORDER BY id`, asked.after).map((row) => callOf(store, row));
};

const callOf = (store: Store, row: Row): Call => {
  const id = integer(row, 'id');
  return {
    id,
    at: new Date(integer(row, 'at')).toISOString(),
    method: text(row, 'method'),
    path: text(row, 'path'),
    query: text(row, 'query'),
    user: textOrNull(row, 'user'),
    status: integer(row, 'status'),
    units: integer(row, 'units'),
    body: textOrNull(row, 'body'),
    batch: integerOrNull(row, 'batch'),
    fault: integerOrNull(row, 'fault'),
    changes: store.all('SELECT * FROM history WHERE call = ? ORDER BY seq', id).map((change) => ({
      historyId: String(change.id),
      type: text(change, 'type'),
      messageId: text(change, 'message_id'),
      threadId: text(change, 'thread_id'),
      labelIds: list(change, 'labels'),
    })),
  };
};
