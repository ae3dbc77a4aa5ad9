// The errors of this Flow, grouped. They say what failed where, and never a word of a person or a mail.
import { sql } from 'kysely';
import { type ErrorType, errorWords, type Severity } from '#domain/error-kinds.ts';
import type { UserId } from '#domain/id.ts';
import { type ErrorGroup, type ErrorsAsked, errorsPage, type SingleError } from '#domain/technical-figures.ts';
import type { OperatorTx } from '#server/db/database.ts';
import { rowsOf } from './ask.ts';

type Row = {
  fingerprint: string;
  type: ErrorType;
  severity: Severity;
  code: string | null;
  event: string;
  name: string | null;
  place: string | null;
  route: string | null;
  count: string;
  first_at: Date;
  last_at: Date;
  resolved_at: Date | null;
  user_id: UserId | null;
  total: string;
};

/** Open ones first. `search`: a request id that a person saw, or part of a code, an event or a place. */
export const errorGroups = async (
  tx: OperatorTx,
  { type, q: search, page, sort }: ErrorsAsked,
): Promise<{ errors: ErrorGroup[]; found: number }> => {
  const about = `%${search.toLowerCase().replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
  const rows = await rowsOf(
    tx,
    sql<Row>`
      select error_group.*, count(*) over () as total, (
        select user_id from error_record
        where error_record.fingerprint = error_group.fingerprint order by at desc limit 1) as user_id
      from error_group
      where (${type} = 'all' or type = ${type}) and (${search} = ''
        or fingerprint in (select fingerprint from error_record where request_id = ${search})
        or lower(concat_ws(' ', code, event, name, place, route)) like ${about})
      order by (resolved_at is not null), ${orders[sort]}, last_at desc, fingerprint
      limit ${errorsPage} offset ${(page - 1) * errorsPage}
    `,
  );
  return { errors: rows.map(groupOf), found: Number(rows[0]?.total ?? 0) };
};

const orders = {
  last: sql`last_at desc`,
  count: sql`count desc`,
  severity: sql`array_position(array['critical', 'high', 'medium', 'low'], severity)`,
} as const;

const nobody = '00000000-0000-0000-0000-000000000000';

const groupOf = (row: Row): ErrorGroup => ({
  fingerprint: row.fingerprint,
  type: row.type,
  severity: row.severity,
  words: errorWords(row),
  where: row.route,
  count: Number(row.count),
  firstAt: row.first_at.toISOString(),
  lastAt: row.last_at.toISOString(),
  userId: row.user_id === nobody ? null : row.user_id,
  resolved: row.resolved_at !== null,
});

export const singleErrors = async (tx: OperatorTx, fingerprint: string): Promise<SingleError[]> => {
  const rows = await rowsOf(
    tx,
    sql<{ id: string; at: Date; user_id: UserId; request_id: string | null }>`
      select id, at, user_id, request_id from error_record where fingerprint = ${fingerprint} order by at desc, id limit ${errorsPage}
    `,
  );
  return rows.map(({ id, at, user_id, request_id }) => ({
    id,
    at: at.toISOString(),
    userId: user_id === nobody ? null : user_id,
    requestId: request_id,
  }));
};

/** Open errors and the worst of them. */
export const openErrors = async (tx: OperatorTx): Promise<{ count: number; worst: Severity | null }> => {
  const [row] = await rowsOf(
    tx,
    sql<{ open: string; worst: Severity | null }>`
      select count(*) as open, (array['critical', 'high', 'medium', 'low'])[
        min(array_position(array['critical', 'high', 'medium', 'low'], severity))] as worst
      from error_group where resolved_at is null
    `,
  );
  return { count: Number(row?.open ?? 0), worst: row?.worst ?? null };
};

/** Returns whether there is such a group. `at` null opens it again. */
export const resolveError = async (tx: OperatorTx, fingerprint: string, at: Date | null): Promise<boolean> => {
  const [row] = await rowsOf(tx, sql<{ done: boolean }>`select resolve_error(${fingerprint}, ${at}) as done`);
  return row?.done === true;
};
