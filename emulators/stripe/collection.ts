/** Reads and writes records by kind. */
import type { SQLInputValue } from 'node:sqlite';
import { type Row, text } from '#emulators/rows.ts';
import type { Store } from '#emulators/store.ts';
import { type Kind, type RecordOf, schemas } from './records.ts';

type Parsers = { [K in Kind]: { parse(value: unknown): RecordOf<K> } };
const parsers: Parsers = schemas;

export const find = <K extends Kind>(store: Store, kind: K, id: string): RecordOf<K> | undefined => {
  const row = store.one('SELECT body FROM object WHERE kind = ? AND id = ?', kind, id);
  return row && recordIn(kind, row);
};

/** For ids that the store itself wrote. */
export const get = <K extends Kind>(store: Store, kind: K, id: string): RecordOf<K> => {
  const record = find(store, kind, id);
  if (record === undefined) throw new Error(`${kind} ${id} is missing`);
  return record;
};

/** `due`: seconds, when time itself changes the record. */
export const put = <K extends Kind>(
  store: Store,
  kind: K,
  record: RecordOf<K>,
  due: number | null = null,
): RecordOf<K> => {
  store.run(
    `INSERT INTO object (id, kind, created, due, body) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (id) DO UPDATE SET due = excluded.due, body = excluded.body`,
    record.id,
    kind,
    record.created,
    due,
    JSON.stringify(record),
  );
  return record;
};

/** Fields of the record, by their names in it. Undefined ones do not count. */
export type Where = Readonly<Record<string, string | number | boolean | null | undefined>>;

export type Range = {
  gt?: number | undefined;
  gte?: number | undefined;
  lt?: number | undefined;
  lte?: number | undefined;
};

/** Newest first. */
export const list = <K extends Kind>(store: Store, kind: K, where: Where = {}, created: Range = {}): RecordOf<K>[] => {
  const conditions = ['kind = ?'];
  const values: SQLInputValue[] = [kind];
  for (const [name, value] of Object.entries(where)) {
    if (value === undefined) continue;
    conditions.push(`json_extract(body, '$.${name}') IS ?`);
    values.push(typeof value === 'boolean' ? Number(value) : value);
  }
  for (const [name, sign] of bounds) {
    const bound = created[name];
    if (bound === undefined) continue;
    conditions.push(`created ${sign} ?`);
    values.push(bound);
  }
  const sql = `SELECT body FROM object WHERE ${conditions.join(' AND ')} ORDER BY created DESC, seq DESC`;
  return store.all(sql, ...values).map((row) => recordIn(kind, row));
};

const bounds = [
  ['gt', '>'],
  ['gte', '>='],
  ['lt', '<'],
  ['lte', '<='],
] as const;

const recordIn = <K extends Kind>(kind: K, row: Row): RecordOf<K> => parsers[kind].parse(JSON.parse(text(row, 'body')));
