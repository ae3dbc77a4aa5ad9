// The card of one person, counted in the database in three queries.
import { sql } from 'kysely';
import { type Account, MessageId, ThreadId } from '#domain/id.ts';
import { type PersonCard, personLimits } from '#domain/person.ts';
import { workOf } from '#reading/person/card-from-mail.ts';
import { lastSaid } from '#reading/person/last-said.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { messagesById } from '#server/mailbox/threads.ts';

/** Null if neither mail nor contacts know the address. */
export const personCard = async (tx: Tx, account: Account, email: string, now: Date): Promise<PersonCard | null> => {
  const contact = await contactWith(tx, account, email.toLowerCase());
  const emails = [...new Set([email.toLowerCase(), ...(contact?.emails ?? [])])];
  const counted = await countsOf(tx, account, emails, now);
  if (contact === null && counted.received + counted.sent === 0) return null;
  const said = await saidLast(tx, account, { heard: placeOf(counted.heard), wrote: placeOf(counted.wrote) });
  return {
    name: contact?.name || counted.name,
    emails,
    ...workOf(emails, contact, counted.signs),
    received: counted.received,
    sent: counted.sent,
    lately: counted.lately,
    first: counted.first?.toISOString() ?? null,
    answers: { mine: counted.mine, theirs: counted.theirs },
    ...said,
  };
};

type Places = Record<'heard' | 'wrote', Place | null>;

const saidLast = async (
  tx: Tx,
  account: Account,
  { heard, wrote }: Places,
): Promise<Pick<PersonCard, 'heard' | 'wrote'>> => {
  const ids = [heard, wrote].flatMap((place) => place?.id ?? []);
  const messages = await messagesById(tx, account, ids);
  const said = (place: Place | null, own: boolean) => {
    const message = place === null ? undefined : messages.get(place.id);
    return place !== null && message ? lastSaid(message, place.threadId, own) : null;
  };
  return { heard: said(heard, false), wrote: said(wrote, true) };
};

type Place = { id: MessageId; threadId: ThreadId };

const placeOf = (words: string[] | null): Place | null => {
  const [id, thread] = words ?? [];
  return id === undefined || thread === undefined
    ? null
    : { id: MessageId.parse(id), threadId: ThreadId.parse(thread) };
};

/** An address that two contacts claim belongs to neither. */
const contactWith = async (tx: Tx, account: Account, email: string) => {
  const rows = await tx
    .selectFrom('contact')
    .select(['name', 'emails', 'organization', 'title'])
    .where(ofAccount(account))
    .where(sql<boolean>`emails && array[${email}]::text[]`)
    .limit(2)
    .execute();
  const [only, another] = rows;
  return only && !another ? only : null;
};

type Counts = {
  received: number;
  sent: number;
  lately: number;
  first: Date | null;
  name: string;
  heard: string[] | null;
  wrote: string[] | null;
  signs: string[];
  mine: number | null;
  theirs: number | null;
};

const away = sql`array['trash', 'spam', 'drafts']::text[]`;

/** Their last signatures may be of short answers, so Flow looks at a few. */
const signaturesRead = 20;

const countsOf = async (tx: Tx, account: Account, emails: readonly string[], now: Date): Promise<Counts> => {
  const theirs = sql`message.sender_email = any(${sql.val([...emails])}::text[])`;
  const since = new Date(now.getTime() - personLimits.lately * 86_400_000);
  const { rows } = await sql<Counts>`
    with heard as materialized (
      select id, thread_id, received_at, answered_after, sender_name, light ->> 'signs' as signs from message
      where ${ofAccount(account, 'message')} and ${theirs} and not labels && ${away}
    ), wrote as materialized (
      select id, thread_id, received_at from message
      where ${ofAccount(account, 'message')} and sent_to && ${sql.val([...emails])}::text[] and not labels && ${away}
    ), waited as (
      select extract(epoch from answer.at - asked.received_at)::float8 as seconds
      from (select * from wrote order by received_at desc limit ${personLimits.answers}) as asked
      cross join lateral (
        select min(received_at) as at from heard
        where heard.thread_id = asked.thread_id and heard.received_at > asked.received_at
      ) as answer
      where answer.at is not null
    ), answered as (
      select answered_after::float8 as seconds from heard where answered_after is not null
      order by received_at desc limit ${personLimits.answers}
    )
    select (select count(*) from heard)::int as received, (select count(*) from wrote)::int as sent,
      ((select count(*) from heard where received_at > ${since}) + (select count(*) from wrote where received_at > ${since}))::int as lately,
      least((select min(received_at) from heard), (select min(received_at) from wrote)) as first,
      coalesce((select sender_name from heard where sender_name <> '' order by received_at desc limit 1), '') as name,
      (select array[id, thread_id] from heard order by received_at desc, id desc limit 1) as heard,
      (select array[id, thread_id] from wrote order by received_at desc, id desc limit 1) as wrote,
      coalesce((select array_agg(signs order by received_at) from (
        select signs, received_at from heard order by received_at desc limit ${signaturesRead}) as few
        where signs is not null), '{}') as signs,
      (select percentile_cont(0.5) within group (order by seconds) from answered having count(*) > 1) as mine,
      (select percentile_cont(0.5) within group (order by seconds) from waited having count(*) > 1) as theirs
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('counts are one row');
  return row;
};
