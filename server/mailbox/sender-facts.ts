// How often people wrote, received mail and answered. Triggers keep the counts, and one index holds each sender's
// newest twenty.
import { sql } from 'kysely';
import type { Account } from '#domain/id.ts';
import { lessonIdOf } from '#domain/lesson-note.ts';
import type { Answers, SenderFacts } from '#domain/mail.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { forgottenAmong } from '#server/lesson-notes/store.ts';

/** By address. Leaves out addresses without any mail, and habits that the person had Flow forget. */
export const factsOf = async (
  tx: Tx,
  account: Account,
  emails: readonly string[],
): Promise<Map<string, SenderFacts>> => {
  if (emails.length === 0) return new Map();
  const { rows } = await factsQuery(account, emails).execute(tx);
  const forgotten = await forgottenAmong(
    tx,
    account,
    rows.flatMap(({ email }) => lessonIdOf('answers', email) ?? []),
  );
  const isUsed = (email: string): boolean => {
    const id = lessonIdOf('answers', email);
    return id === null || !forgotten.has(id);
  };
  return new Map(
    rows.map(({ email, received, sent, ...answers }) => [
      email,
      { received, sent, ...(answers.counted > 0 && isUsed(email) ? { answers } : {}) },
    ]),
  );
};

type Row = { email: string; received: number; sent: number } & Answers;

/** The person may still answer mail of the last week, so it does not count as unanswered. */
export const factsQuery = (account: Account, emails: readonly string[]) =>
  sql<Row>`
    select sender.email, sender.received, sender.sent, answers.*
    from sender cross join lateral (
      select (count(*) filter (where answered_after is not null or received_at < newest - interval '7 days'))::int as counted,
             count(answered_after)::int as answered,
             (count(*) filter (where answered_after <= 3600))::int as "withinHour",
             (count(*) filter (where answered_after <= 86400))::int as "withinDay",
             (count(*) filter (where answered_after <= 3600 and received_at > newest - interval '30 days'))::int as "quickLately"
      from (
        select received_at, answered_after, max(received_at) over () as newest from (
          select received_at, answered_after from message
          where message.user_id = sender.user_id and message.account_id = sender.account_id and message.sender_email = sender.email
          order by received_at desc limit 20
        ) as few
      ) as few
    ) as answers
    where ${ofAccount(account, 'sender')} and sender.email = any(${sql.val([...emails])}::text[])`;
