// What the mailbox's own history says of people: how often they wrote and were written to, and how they were answered of late.
// The counts are kept as messages come and go; of the answers one index holds all that is read, twenty entries of each sender.
import { sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import type { Answers, SenderFacts } from '#domain/mail.ts';
import type { Tx } from '#server/db/database.ts';

/** By address; those are left out who never wrote and were never written to. */
export const factsOf = async (tx: Tx, userId: UserId, emails: readonly string[]): Promise<Map<string, SenderFacts>> => {
  if (emails.length === 0) return new Map();
  const { rows } = await factsQuery(userId, emails).execute(tx);
  return new Map(
    rows.map(({ email, received, sent, ...answers }) => [
      email,
      { received, sent, ...(answers.counted > 0 ? { answers } : {}) },
    ]),
  );
};

type Row = { email: string; received: number; sent: number } & Answers;

/**
 * What of a sender's newest twenty came in the last week before the newest may still be answered, and is not counted
 * until it is: whoever wrote this morning was not passed over.
 */
export const factsQuery = (userId: UserId, emails: readonly string[]) =>
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
          where message.user_id = sender.user_id and message.sender_email = sender.email
          order by received_at desc limit 20
        ) as few
      ) as few
    ) as answers
    where sender.user_id = ${userId} and sender.email = any(${sql.val([...emails])}::text[])`;
