// Gathers what the mailbox knows about a meeting: the threads with its guests that touch its title, and what is open with them.
import { sql } from 'kysely';
import { type CalendarEvent, keyOfEvent, unchangedInstance } from '#domain/calendar.ts';
import { type EventKey, refOf, seriesKeyOf } from '#domain/event-ref.ts';
import { type Account, ThreadId } from '#domain/id.ts';
import type { Message } from '#domain/mail.ts';
import type { PrepFact } from '#domain/prep.ts';
import type { PromiseMarks } from '#domain/promise.ts';
import { prepFacts } from '#reading/prep/facts.ts';
import { guestsOf, type PrepThread } from '#reading/prep/threads.ts';
import { titleTerms } from '#reading/prep/title-terms.ts';
import { openPromises } from '#reading/promises/open-promises.ts';
import { placeOf } from '#server/calendar/sealed-event.ts';
import { openEvents } from '#server/calendar/store-events.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { ownAddressOf } from '#server/mailbox/own-address.ts';
import { messagesOfThreads } from '#server/mailbox/threads.ts';
import { marksOf } from '#server/promises/store.ts';

/** Null if there is no such event. Empty for an invitation of somebody unknown. */
export const meetingPrep = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  key: EventKey,
): Promise<PrepFact[] | null> => {
  const event = await eventAt(ctx, tx, account, key);
  return event === null ? null : factsFor(ctx, tx, account, event);
};

export const factsFor = async (ctx: Context, tx: Tx, account: Account, event: CalendarEvent): Promise<PrepFact[]> => {
  if (event.stranger) return [];
  const now = ctx.clock.now();
  const own = await ownAddressOf(tx, account);
  const threads = await threadsWith(tx, account, event, now);
  const marks = await marksOf(tx, account);
  return prepFacts(event, { threads, promises: openIn(threads, { own, now, marks }), own, now });
};

/** Days back, messages of guests, threads and messages to read. */
const most = { days: 90, guests: 20, messages: 400, found: 100, threads: 20, read: 200 } as const;

const eventAt = async (ctx: Context, tx: Tx, account: Account, key: EventKey): Promise<CalendarEvent | null> => {
  const [own, series] = [placeOf(key), placeOf(seriesKeyOf(key))];
  const rows = await tx
    .selectFrom('calendar_event')
    .select(['calendar_id', 'event_id', 'original', 'event'])
    .where(ofAccount(account))
    .where('calendar_id', '=', own.calendar_id)
    .where('event_id', '=', own.event_id)
    .where('original', 'in', [own.original, series.original])
    .execute();
  const events = await openEvents(
    ctx,
    tx,
    account,
    rows.flatMap((row) => (row.event === null ? [] : [{ ...row, event: row.event }])),
  );
  const exact = events.find((one) => keyOfEvent(one) === key);
  const { original } = refOf(key);
  const [whole] = events;
  const found = exact ?? (whole && original !== null ? unchangedInstance(whole, original) : null);
  return found?.status === 'cancelled' ? null : found;
};

const threadsWith = async (tx: Tx, account: Account, event: CalendarEvent, now: Date): Promise<PrepThread[]> => {
  const emails = guestsOf(event)
    .slice(0, most.guests)
    .map(({ email }) => email.toLowerCase());
  if (emails.length === 0) return [];
  const since = new Date(now.getTime() - most.days * 86_400_000);
  const byGuests = await tx
    .selectFrom('message')
    .select('thread_id')
    .where(ofAccount(account))
    .where((of) => of.or([of('sender_email', 'in', emails), sql<boolean>`sent_to && ${sql.val(emails)}::text[]`]))
    .where('received_at', '>', since)
    .orderBy('received_at', 'desc')
    .limit(most.messages)
    .execute();
  const known = [...new Set(byGuests.map(({ thread_id }) => thread_id))];
  if (known.length === 0) return [];
  const touching = await touchingTitle(tx, account, event);
  const ids = [...known.filter((id) => touching.has(id)), ...known.filter((id) => !touching.has(id))];
  return messagesOfThreads(tx, account, ids.slice(0, most.threads), most.read);
};

/** Threads with words of the title, which may be old among many others. */
const touchingTitle = async (tx: Tx, account: Account, event: CalendarEvent): Promise<ReadonlySet<ThreadId>> => {
  const names = guestsOf(event).flatMap(({ name, email }) => [name, email.split('@')[0] ?? '']);
  const terms = titleTerms(event.title, names).filter((stem) => /^[\p{L}\p{N}]+$/u.test(stem));
  if (terms.length === 0) return new Set();
  const asked = sql.join(
    terms.map((stem) => sql`${stem.length < 4 ? `'${stem}'` : `'${stem.replace(/y$/, '')}':*`}::tsquery`),
    sql`, `,
  );
  const { rows } = await sql<{ thread: string | null }>`
    select thread from mail_for_terms(
      ${account.id}, array[${asked}]::tsquery[], ${sql.val(['trash', 'spam', 'drafts'])}::text[], 2000, ${most.found})
  `.execute(tx);
  return new Set(rows.flatMap(({ thread }) => (thread === null ? [] : [ThreadId.parse(thread)])));
};

type Open = { own: string; now: Date; marks: PromiseMarks };

/** The guests are people whom the person meets, so all of them are known. */
const openIn = (threads: readonly PrepThread[], { own, now, marks }: Open) =>
  openPromises(threads, {
    now,
    ownAddress: own,
    marks,
    isKnown: () => true,
    sentTo: (email) => sentTo(threads, own, email),
  });

const sentTo = (threads: readonly PrepThread[], own: string, email: string): Message[] =>
  threads
    .flatMap(({ messages }) => messages)
    .filter(
      ({ from, to }) =>
        from.email.toLowerCase() === own.toLowerCase() &&
        to.some((one) => one.email.toLowerCase() === email.toLowerCase()),
    )
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
