// Counts the mail of a bulk command over the whole mailbox.

import { sql } from 'kysely';
import * as z from 'zod/mini';
import { type Counted, mostAtOnce } from '#domain/bulk.ts';
import type { Account, ThreadId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import { isMailing, type Mailing } from '#domain/mailing.ts';
import { Problem } from '#domain/problem.ts';
import { labelsOf } from '#domain/search-match.ts';
import { inOwnTerms } from '#domain/search-own.ts';
import { isEmpty, readQuery, type SearchQuery } from '#domain/search-query.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { instant, ownerOf } from './search.ts';
import { tsQuery } from './ts-query.ts';

export type Asked = { q: string; mailing?: Mailing | undefined; zone: string };

export const count = async (tx: Tx, account: Account, { q, mailing, zone }: Asked): Promise<Counted> => {
  const asked = readQuery(q);
  if (isEmpty(asked) && mailing === undefined) throw new Problem('search.empty');
  const query = inOwnTerms(asked, await ownerOf(tx, account));
  const rows = await matches(tx, account, query, zone, mailing !== undefined);
  const meant = rows
    .map(({ light, ...row }) => ({ ...row, reading: Sort.parse(light) }))
    .filter((row) => mailing === undefined || isMailing(row, mailing));
  return {
    total: meant.length,
    threads: meant.slice(0, mostAtOnce).map((row) => ({
      threadId: row.thread_id,
      from: { name: row.sender_name, email: row.sender_email },
      subject: row.subject,
      at: row.received_at.toISOString(),
    })),
  };
};

const Sort = z.object({
  bulk: z.boolean(),
  mailing: z.optional(z.nullable(z.enum(['newsletter', 'notification']))),
});

type Row = {
  thread_id: ThreadId;
  sender_name: string;
  sender_email: string;
  subject: string;
  received_at: Date;
  labels: Label[];
  light: unknown;
};

/** Each thread at its newest match, newest first. `sorted`: only possible bulk mail. */
const matches = async (tx: Tx, account: Account, query: SearchQuery, zone: string, sorted: boolean): Promise<Row[]> => {
  const { having, lacking } = labelsOf(query);
  const words = tsQuery(query);
  const [since, until] = [instant(query, 'after', zone), instant(query, 'before', zone)];
  const conditions = [
    sql`${ofAccount(account, 'm')}`,
    sql`m.labels @> ${sql.val(having)}::text[]`,
    sql`not m.labels && ${sql.val(lacking)}::text[]`,
    ...(since ? [sql`m.received_at >= ${since}`] : []),
    ...(until ? [sql`m.received_at < ${until}`] : []),
    ...(sorted ? [sql`((m.light ->> 'bulk')::boolean or 'category-promotions' = any(m.labels))`] : []),
    ...(words === null
      ? []
      : [
          sql`exists (select from message_words w where ${ofAccount(account, 'w')} and w.id = m.id and w.words @@ ${words}::tsquery)`,
        ]),
  ];
  const { rows } = await sql<Row>`
    select * from (
      select distinct on (m.thread_id) m.thread_id, m.sender_name, m.sender_email, m.subject, m.received_at, m.labels, m.light
      from message m where ${sql.join(conditions, sql` and `)}
      order by m.thread_id, m.received_at desc, m.id desc
    ) as newest order by received_at desc, thread_id
  `.execute(tx);
  return rows;
};
