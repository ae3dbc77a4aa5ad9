// What Flow found ahead of meetings, sealed for the meeting's place. It is made in `assistant/`, and devices hear of it with the events.
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type CalendarEvent, keyOfEvent } from '#domain/calendar.ts';
import type { EventKey } from '#domain/event-ref.ts';
import { type Account, ThreadId } from '#domain/id.ts';
import { type MadePrep, PrepFact } from '#domain/prep.ts';
import type { Context } from '#server/context.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { type EventPlace, keyAt, placeOf } from './sealed-event.ts';

const Content = z.object({
  facts: z.array(PrepFact),
  seen: z.string(),
  /** The event as it was. */
  event: z.string(),
  /** Addresses in lower case. */
  guests: z.array(z.string()),
  /** The threads that Flow read for it. */
  threads: z.array(ThreadId),
});
export type PrepContent = z.infer<typeof Content>;

/** Revisions of the mailbox and of the promises. */
export type Compared = { mail: number; promises: number };

/** `content` null: an older Flow made it. */
export type StoredPrep = Compared & { at: EventKey; until: Date; content: PrepContent | null };

export const storedPreps = async (ctx: Context, tx: Tx, account: Account): Promise<StoredPrep[]> =>
  opened(ctx, tx, account, await rowsOf(tx, account).execute());

export const storedPrepAt = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  key: EventKey,
): Promise<StoredPrep | null> => {
  const rows = await rowsOf(tx, account)
    .where((is) => is.and(placeOf(key)))
    .execute();
  return (await opened(ctx, tx, account, rows))[0] ?? null;
};

/** For a device that knows the calendar as of `after`. */
export const prepsBetween = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  { after, upTo }: { after: number; upTo: number },
): Promise<MadePrep[]> => {
  const rows = await rowsOf(tx, account)
    .where('revision', '>', String(after))
    .where('revision', '<=', String(upTo))
    .execute();
  return (await opened(ctx, tx, account, rows)).flatMap(({ at, until, content }) =>
    content === null ? [] : [{ at, facts: content.facts, seen: content.seen, until: until.toISOString() }],
  );
};

const rowsOf = (tx: Tx, account: Account) =>
  tx
    .selectFrom('meeting_prep')
    .select(['calendar_id', 'event_id', 'original', 'content', 'until', 'mail', 'promises'])
    .where(ofAccount(account));

type Row = EventPlace & { content: string; until: Date; mail: string; promises: string };

const opened = async (ctx: Context, tx: Tx, account: Account, rows: readonly Row[]): Promise<StoredPrep[]> => {
  if (rows.length === 0) return [];
  const keys = await ctx.keyring.forMany(tx, account.userId);
  return rows.map((row) => ({
    at: keyAt(row),
    until: row.until,
    mail: Number(row.mail),
    promises: Number(row.promises),
    content: contentIn(keys.open(prepPlace(account, row), row.content)),
  }));
};

export type NewPrep = { at: EventKey; until: Date; content: PrepContent };

export const storePreps = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  preps: readonly NewPrep[],
  { mail, promises, revision }: Compared & { revision: number },
): Promise<void> => {
  const keys = await ctx.keyring.forMany(tx, account.userId);
  for (const { at, until, content } of preps) {
    const place = placeOf(at);
    const made = {
      content: keys.seal(prepPlace(account, place), JSON.stringify(content)),
      until,
      mail: String(mail),
      promises: String(promises),
      revision: String(revision),
    };
    await tx
      .insertInto('meeting_prep')
      .values({ ...accountKey(account), ...place, ...made })
      .onConflict((row) =>
        row.columns(['user_id', 'account_id', 'calendar_id', 'event_id', 'original']).doUpdateSet(made),
      )
      .execute();
  }
};

export const dropPreps = async (tx: Tx, account: Account, keys: readonly EventKey[]): Promise<void> => {
  for (const key of keys)
    await tx
      .deleteFrom('meeting_prep')
      .where(ofAccount(account))
      .where((is) => is.and(placeOf(key)))
      .execute();
};

/** They still hold at these revisions. */
export const keepPreps = async (
  tx: Tx,
  account: Account,
  keys: readonly EventKey[],
  { mail, promises }: Compared,
): Promise<void> => {
  if (keys.length === 0) return;
  await tx
    .updateTable('meeting_prep')
    .set({ mail: String(mail), promises: String(promises) })
    .where(ofAccount(account))
    .where((is) => is.or(keys.map((key) => is.and(placeOf(key)))))
    .execute();
};

export const eventDigest = (event: CalendarEvent): string =>
  createHash('sha256')
    .update(`${keyOfEvent(event)} ${JSON.stringify(event)}`)
    .digest('base64url');

export const prepPlace = ({ id }: Pick<Account, 'id'>, { calendar_id, event_id, original }: EventPlace) => ({
  table: 'meeting_prep',
  column: 'content',
  row: `${id} ${calendar_id} ${event_id} ${original}`,
});

const contentIn = (text: string): PrepContent | null => {
  const content = Content.safeParse(JSON.parse(text));
  return content.success ? content.data : null;
};
