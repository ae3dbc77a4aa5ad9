// Everything that Flow has learnt of the person: from their sent mail, from how they answer, and from what they told it.
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Account } from '#domain/id.ts';
import { type Lesson, lessonLimits, nameLessons } from '#domain/lesson.ts';
import { isForgotten, type LessonId, lessonIdOf } from '#domain/lesson-note.ts';
import { Address, Reading } from '#domain/mail.ts';
import { type Answered, answerLessons } from '#reading/answer-lessons.ts';
import { styleLessons } from '#reading/style-lessons.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { notesOf } from '#server/lesson-notes/store.ts';
import { ownAddressOf } from '#server/mailbox/own-address.ts';
import { factsOf } from '#server/mailbox/sender-facts.ts';
import { sentLately } from '#server/mailbox/sent-lately.ts';

export type Known = { lessons: Lesson[]; forgotten: LessonId[] };

export const lessonsOf = async (ctx: Context, tx: Tx, account: Account): Promise<Known> => {
  const notes = await notesOf(ctx, tx, account);
  const learnt = [
    ...styleLessons(await sentLately(tx, account)),
    ...answerLessons(await answeredBy(tx, account)),
    ...(await droppedPromises(tx, account)),
  ];
  return {
    lessons: [...nameLessons(notes), ...learnt.filter(({ id }) => !isForgotten(notes, id))],
    forgotten: [...notes].flatMap(([id, note]) => (note === 'forgotten' ? [id] : [])),
  };
};

type Seen = { email: string; name: string; since: Date };

/** The senders of most mail, with the newest twenty of each, because these count. */
const answeredBy = async (tx: Tx, account: Account): Promise<Answered[]> => {
  const { rows } = await sql<Seen>`
    select few.email, newest.name, newest.since
    from (
      select email from sender
      where ${ofAccount(account, 'sender')} and received >= 3 and email <> ${(await ownAddressOf(tx, account)).toLowerCase()}
      order by received desc, email limit ${lessonLimits.people}
    ) as few
    cross join lateral (
      select (array_agg(sender_name order by received_at desc))[1] as name, min(received_at) as since
      from (
        select sender_name, received_at from message
        where ${ofAccount(account, 'message')} and message.sender_email = few.email
        order by received_at desc limit 20
      ) as twenty
    ) as newest
    where newest.since is not null
  `.execute(tx);
  const facts = await factsOf(
    tx,
    account,
    rows.map(({ email }) => email),
  );
  return rows.flatMap(({ email, name, since }) => {
    const own = facts.get(email);
    return own ? [{ who: { name, email }, facts: own, since: since.toISOString() }] : [];
  });
};

/** Sentences that the person said are no promise, or no longer matter. */
const droppedPromises = async (tx: Tx, account: Account): Promise<Lesson[]> => {
  const rows = await tx
    .selectFrom('promise_mark')
    .innerJoin('message', (join) =>
      join
        .onRef('message.user_id', '=', 'promise_mark.user_id')
        .onRef('message.account_id', '=', 'promise_mark.account_id')
        .onRef('message.id', '=', 'promise_mark.message_id'),
    )
    .select([
      'promise_mark.id',
      'message.reading',
      'message.sender_name',
      'message.sender_email',
      'message.recipients',
      'message.received_at',
    ])
    .where(ofAccount(account, 'promise_mark'))
    .where('promise_mark.mark', '=', 'dropped')
    .orderBy('message.received_at', 'desc')
    .limit(lessonLimits.promises)
    .execute();
  const own = (await ownAddressOf(tx, account)).toLowerCase();
  return rows.flatMap((row) => {
    const [, paragraph = '', sentence = ''] = row.id.split('.');
    const words = Reading.parse(row.reading).paragraphs?.[Number(paragraph)]?.[Number(sentence)];
    const id = lessonIdOf('promise', row.id);
    if (words === undefined || id === null) return [];
    const isOwn = row.sender_email.toLowerCase() === own;
    const who = isOwn
      ? (Recipients.parse(row.recipients)[0] ?? null)
      : { name: row.sender_name, email: row.sender_email };
    const since = row.received_at.toISOString();
    return [{ id, kind: 'promise' as const, who, words, count: 1, of: 1, promiseId: row.id, since }];
  });
};

const Recipients = z.array(Address);
