/** Logs every API call, for tests to inspect. */
import { integer, type Row, text, textOrNull } from '#emulators/rows.ts';
import type { Store } from '#emulators/store.ts';

export type Call = {
  id: number;
  /** Seconds. */
  at: number;
  method: string;
  path: string;
  /** With its question mark, empty without one. */
  query: string;
  status: number;
  request: string;
  idempotencyKey: string | null;
  /** True if a call with this key came before. */
  replayed: boolean;
  body: string | null;
};

export type CallLog = { next(): number; write(call: Call): void };

const most = 20_000;
const longestBody = 65_536;

export const openCallLog = (store: Store): CallLog => {
  const row = store.one('SELECT coalesce(max(id), 0) AS last FROM call');
  let last = row ? integer(row, 'last') : 0;
  return {
    next: () => ++last,
    write({ id, at, method, path, query, status, request, idempotencyKey, replayed, body }) {
      const kept = body?.slice(0, longestBody) ?? null;
      store.run(
        'INSERT INTO call VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
        id,
        at,
        method,
        path,
        query,
        status,
        request,
        idempotencyKey,
        Number(replayed),
        kept,
      );
      if (id % 500 === 0) store.run('DELETE FROM call WHERE id <= ?', id - most);
    },
  };
};

/** Oldest first. */
export const readCallLog = (store: Store, after: number): Call[] =>
  store.all('SELECT * FROM call WHERE id > ? ORDER BY id', after).map(callOf);

const callOf = (row: Row): Call => ({
  id: integer(row, 'id'),
  at: integer(row, 'at'),
  method: text(row, 'method'),
  path: text(row, 'path'),
  query: text(row, 'query'),
  status: integer(row, 'status'),
  request: text(row, 'request'),
  idempotencyKey: textOrNull(row, 'idempotency_key'),
  replayed: integer(row, 'replayed') === 1,
  body: textOrNull(row, 'body'),
});
