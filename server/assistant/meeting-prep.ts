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
import { eventDigest, type PrepContent, storedPrepAt } from '#server/calendar/made-preps.ts';
import { placeOf } from '#server/calendar/sealed-event.ts';
import { openEvents } from '#server/calendar/store-events.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { ownAddressOf } from '#server/mailbox/own-address.ts';
import { messagesOfThreads } from '#server/mailbox/threads.ts';
import { marksOf } from '#server/promises/store.ts';
import { outdatedPreps } from './outdated-preps.ts';

/** Null if there is no such event. Empty for an invitation of somebody unknown. */
export const meetingPrep = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  key: EventKey,
): Promise<PrepFact[] | null> => {
  const event = await eventAt(ctx, tx, account, key);
  if (event === null) return null;
  return (await currentPrep(ctx, tx, account, event))?.facts ?? (await prepFor(ctx, tx, account, event)).facts;
};

/** What was made ahead, if it still holds. */
const currentPrep = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  event: CalendarEvent,
): Promise<PrepContent | null> => {
  const made = await storedPrepAt(ctx, tx, account, keyOfEvent(event));
  if (made?.content?.event !== eventDigest(event)) return null;
  const outdated = await outdatedPreps(tx, account, [made]);
  return outdated.size === 0 ? made.content : null;
};

export const prepFor = async (ctx: Context, tx: Tx, account: Account, event: CalendarEvent): Promise<PrepContent> => {
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - most.days * 86_400_000);
  const guests = event.stranger ? [] : addressesOf(event);
  const about = { event: eventDigest(event), guests };
  if (event.stranger) return { ...about, facts: [], seen: since.toISOString(), threads: [] };
  const own = await ownAddressOf(tx, account);
  const { threads, seen } = await threadsWith(tx, account, event, since);
  const marks = await marksOf(tx, account);
  const facts = prepFacts(event, { threads, promises: openIn(threads, { own, now, marks }), own, now });
  return { ...about, facts, seen: seen.toISOString(), threads: threads.map(({ id }) => id) };
};

/** Days back, messages of guests, threads and messages to read. */
const most = { days: 90, guests: 20, messages: 400, found: 100, threads: 20, read: 200 } as const;

export const eventAt = async (ctx: Context, tx: Tx, account: Account, key: EventKey): Promise<CalendarEvent | null> => {
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

const addressesOf = (event: CalendarEvent): string[] =>
  guestsOf(event)
    .slice(0, most.guests)
    .map(({ email }) => email.toLowerCase());

type Found = { threads: PrepThread[]; seen: Date };

const threadsWith = async (tx: Tx, account: Account, event: CalendarEvent, since: Date): Promise<Found> => {
  const emails = addressesOf(event);
  if (emails.length === 0) return { threads: [], seen: since };
  const byGuests = await tx
    .selectFrom('message')
    .select(['thread_id', 'received_at'])
    .where(ofAccount(account))
    .where((of) => of.or([of('sender_email', 'in', emails), sql<boolean>`sent_to && ${sql.val(emails)}::text[]`]))
    .where('received_at', '>', since)
    .orderBy('received_at', 'desc')
    .limit(most.messages)
    .execute();
  const known = [...new Set(byGuests.map(({ thread_id }) => thread_id))];
  if (known.length === 0) return { threads: [], seen: since };
  const touching = await touchingTitle(tx, account, event);
  const ids = [...known.filter((id) => touching.has(id)), ...known.filter((id) => !touching.has(id))];
  const threads = await messagesOfThreads(tx, account, ids.slice(0, most.threads), most.read);
  return { threads, seen: byGuests[0]?.received_at ?? since };
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
    // The prep names only open promises.
    markedAt: () => null,
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
