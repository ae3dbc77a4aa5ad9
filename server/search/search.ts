// Searches the person's mail. The database returns ids, and row-level security applies to the content.
import { sql } from 'kysely';
import { resultsShown } from '#api/search.ts';
import { startOf } from '#domain/day.ts';
import { type Account, MessageId, ThreadId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { resultOf } from '#domain/search-hit.ts';
import { labelsOf } from '#domain/search-match.ts';
import { inOwnTerms, type Owner } from '#domain/search-own.ts';
import { isEmpty, readQuery, type SearchQuery } from '#domain/search-query.ts';
import type { SearchResult } from '#domain/search-result.ts';
import type { Tx } from '#server/db/database.ts';
import { mapInChunks } from '#server/in-chunks.ts';
import { labelsOf as labelsHere } from '#server/mailbox/labels.ts';
import { ownAddressOf } from '#server/mailbox/own-address.ts';
import { messagesById } from '#server/mailbox/threads.ts';
import { tsQuery } from './ts-query.ts';

export type Asked = { q: string; before?: string | undefined; zone: string };

export type SearchPage = { results: SearchResult[]; more: string | null };

/** A page of threads, each at its newest match, newest first. */
export const search = async (tx: Tx, account: Account, { q, before, zone }: Asked): Promise<SearchPage> => {
  const asked = readQuery(q);
  if (isEmpty(asked)) throw new Problem('search.empty');
  const query = inOwnTerms(asked, await ownerOf(tx, account));
  const rows = await resultsOf(tx, account, query, { zone, before });
  const page = rows.slice(0, resultsShown);
  const messages = await messagesById(
    tx,
    account,
    page.map(({ message_id }) => MessageId.parse(message_id)),
  );
  const last = page.at(-1);
  const results = await mapInChunks(page, ({ message_id, thread }) => {
    const message = messages.get(MessageId.parse(message_id));
    return message ? [resultOf(ThreadId.parse(thread), message, query)] : [];
  });
  return {
    results: results.flat(),
    more: last && rows.length > page.length ? `${last.moment}~${last.message_id}` : null,
  };
};

export const ownerOf = async (tx: Tx, account: Account): Promise<Owner> => ({
  labels: await labelsHere(tx, account),
  address: await ownAddressOf(tx, account),
});

type Row = { message_id: string; thread: string; moment: string };

/** One more than a page, to know whether another page follows. */
const resultsOf = async (
  tx: Tx,
  { id }: Account,
  query: SearchQuery,
  { zone, before }: { zone: string; before: string | undefined },
): Promise<Row[]> => {
  const { having, lacking } = labelsOf(query);
  const [afterAt, afterId] = before === undefined ? [null, null] : before.split('~');
  const { rows } = await sql<Row>`
    select message_id, thread, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as moment
    from search_messages(
      ${id}, ${tsQuery(query)}::tsquery, ${instant(query, 'after', zone)}, ${instant(query, 'before', zone)},
      ${sql.val(having)}, ${sql.val(lacking)}, ${afterAt}, ${afterId}, ${resultsShown + 1})
  `.execute(tx);
  return rows;
};

/** Start and end of the query's days in that zone. */
export const instant = (query: SearchQuery, kind: 'after' | 'before', zone: string): Date | null => {
  const clause = query.find((one) => one.kind === kind);
  return clause && 'day' in clause ? startOf(clause.day, zone) : null;
};
