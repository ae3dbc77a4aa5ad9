// Answers a question from the whole mailbox: the database finds the messages with its rarest words, and `reading/answers` the sentence.
import { sql } from 'kysely';
import type { Answer } from '#domain/answer.ts';
import { type Account, MessageId, ThreadId } from '#domain/id.ts';
import type { Question } from '#domain/question.ts';
import { answerFrom } from '#reading/answers/answer.ts';
import type { Mail } from '#reading/answers/indexed.ts';
import { rarityOf, type Term, termsOf } from '#reading/answers/terms.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { factsOf } from '#server/mailbox/sender-facts.ts';
import { messagesById } from '#server/mailbox/threads.ts';
import { rolesIn } from './roles.ts';
import { ownerOf } from './search.ts';
import { termQuery } from './term-query.ts';

export const answer = async (tx: Tx, account: Account, question: Question, now: Date): Promise<Answer> => {
  const terms = termsOf(question);
  const roles = await rolesIn(tx, account);
  const { places, found, total, oldest } = await placesOf(tx, account, terms, roles);
  const mails = await mailsAt(tx, account, places);
  const { address } = await ownerOf(tx, account);
  const known = await knownAmong(tx, account, mails);
  return answerFrom(question, mails, {
    now,
    ownAddress: address,
    roleOf: (email) => roles.get(email.toLowerCase()) ?? null,
    isStranger: (email) =>
      !known.has(email) && !roles.has(email.toLowerCase()) && domainOf(email) !== domainOf(address),
    rarity: (stem) => rarityOf(found.get(stem) ?? 0, total),
    looked: { messages: total, since: oldest?.toISOString() ?? null },
  });
};

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** A word in more messages than this says little, and its list is long. */
const common = 2000;
/** Messages to read, and threads to read whole, because one mail asks and the next answers. */
const most = { messages: 100, threads: 15, inThreads: 100 } as const;

type Place = { id: MessageId; threadId: ThreadId };

type Places = {
  places: readonly Place[];
  /** Messages with each stem. */
  found: ReadonlyMap<string, number>;
  total: number;
  oldest: Date | null;
};

type Row = {
  message_id: string | null;
  thread: string | null;
  found: number[];
  total: number;
  oldest: Date | null;
};

const placesOf = async (
  tx: Tx,
  account: Account,
  terms: readonly Term[],
  roles: ReadonlyMap<string, string>,
): Promise<Places> => {
  const asked = sql.join(
    terms.map((term) => sql`${termQuery(term, roles)}::tsquery`),
    sql`, `,
  );
  const { rows } = await sql<Row>`
    select * from mail_for_terms(
      ${account.id}, array[${asked}]::tsquery[], ${sql.val(['trash', 'spam', 'drafts'])}::text[], ${common}, ${most.messages})
  `.execute(tx);
  const [first] = rows;
  return {
    places: rows.flatMap(({ message_id, thread }) =>
      message_id === null || thread === null
        ? []
        : [{ id: MessageId.parse(message_id), threadId: ThreadId.parse(thread) }],
    ),
    found: new Map(terms.map(({ stem }, nth) => [stem, first?.found[nth] ?? 0])),
    total: first?.total ?? 0,
    oldest: first?.oldest ?? null,
  };
};

const mailsAt = async (tx: Tx, account: Account, places: readonly Place[]): Promise<Mail[]> => {
  const threads = [...new Set(places.map(({ threadId }) => threadId))].slice(0, most.threads);
  const beside =
    threads.length === 0
      ? []
      : await tx
          .selectFrom('message')
          .select(['id', 'thread_id'])
          .where(ofAccount(account))
          .where('thread_id', 'in', threads)
          .orderBy('received_at', 'desc')
          .limit(most.inThreads)
          .execute();
  const threadIds = new Map([
    ...places.map(({ id, threadId }): [MessageId, ThreadId] => [id, threadId]),
    ...beside.map(({ id, thread_id }): [MessageId, ThreadId] => [id, thread_id]),
  ]);
  const messages = await messagesById(tx, account, [...threadIds.keys()]);
  return [...threadIds].flatMap(([id, threadId]) => {
    const message = messages.get(id);
    return message ? [{ threadId, message }] : [];
  });
};

/** Addresses to which the person has written. */
const knownAmong = async (tx: Tx, account: Account, mails: readonly Mail[]): Promise<ReadonlySet<string>> => {
  const emails = [...new Set(mails.map(({ message }) => message.from.email))];
  const facts = await factsOf(tx, account, emails);
  return new Set(emails.filter((email) => (facts.get(email)?.sent ?? 0) > 0));
};
