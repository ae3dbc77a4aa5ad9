// Sender facts travel with threads, and browsers hear of changed threads only. So this sends threads of a sender again
// when the person's first letters to them arrive.
import { sql } from 'kysely';
import type { Account } from '#domain/id.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';

/** `sentTo`: recipients of each new letter. Later letters change nothing, and a backfill has thousands. */
export const resendThreadsOf = async (
  tx: Tx,
  account: Account,
  sentTo: readonly (readonly string[])[],
  revision: number,
): Promise<void> => {
  const counts = Map.groupBy(
    sentTo.flatMap((addresses) => [...new Set(addresses)]),
    (address) => address,
  );
  if (counts.size === 0) return;
  await sql`
    update thread set revision = ${revision}
    where ${ofAccount(account)} and in_inbox and id in (
      select waiting.thread_id
      from unnest(${sql.val([...counts.keys()])}::text[], ${sql.val([...counts.values()].map((own) => own.length))}::int[])
        as written(email, times)
      join sender on ${ofAccount(account, 'sender')} and sender.email = written.email
      cross join lateral (
        select thread_id from message
        where ${ofAccount(account, 'message')} and message.sender_email = sender.email and standing is not null
        order by received_at desc limit ${sql.lit(mostThreads)}
      ) as waiting
      where sender.sent - written.times < ${sql.lit(firstLetters)}
    )`.execute(tx);
};

const firstLetters = 5;
/** Per sender. Nobody reads the rest soon. */
const mostThreads = 100;
