// Lists the mailbox for the backfill, one page per step: large messages, the whole inbox, then five years. Progress and wanted messages
// commit together.
import type { UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { backfill, largeMessage } from '#domain/sync.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import type { Tx } from '#server/db/database.ts';
import type { BackfillListing } from '#server/db/mailbox-tables.ts';
import type { Listing } from '#server/ports.ts';
import { withToken } from '#server/tokens/with-token.ts';
import type { Step } from './backfill-wanted.ts';
import { showTotal } from './progress.ts';
import { lockMailbox } from './revision.ts';
import { priorities, wantMessages } from './want-messages.ts';

/** Gmail's maximum. */
export const listingPage = 500;

/** Lists one page, or starts over if the provider rejects the page token. */
export const listOlder = async (ctx: Context, userId: UserId): Promise<Step> => {
  const at = await ctx.db.asUser(userId, (tx) => placeOf(tx, userId, ctx.clock.now()));
  if (at.listing === 'listed') return { kind: 'again' };
  const { listed, priority, large, next } = listings[at.listing];
  const page = await withToken(ctx, userId, 'background', (caller) =>
    ctx.provider.list(caller, { ...listed(at.from), limit: listingPage, ...pageOf(at.pageToken) }),
  ).catch(refusedPage(at.pageToken));
  crashPoint('after-list-page');
  await ctx.db.asUser(userId, async (tx) => {
    await lockMailbox(tx, userId);
    if (page !== 'refused') await wantMessages(tx, userId, page.ids, priority, { large });
    const pageToken = page === 'refused' ? null : page.next;
    const over = page !== 'refused' && page.next === null;
    await tx
      .updateTable('mailbox')
      .set({ page_token: pageToken, listed_from: at.from, ...(over ? { listing: next } : {}) })
      .where('user_id', '=', userId)
      .execute();
    await showTotal(ctx, tx, userId);
  });
  return { kind: 'again' };
};

type Place = { listing: BackfillListing; pageToken: string | null; from: Date };

type Plan = {
  listed: (from: Date) => Omit<Listing, 'limit'>;
  priority: number;
  large: boolean;
  next: BackfillListing;
};

const listings: Record<Exclude<BackfillListing, 'listed'>, Plan> = {
  large: {
    listed: (from) => ({ largerThan: largeMessage, since: from, spamAndTrash: true }),
    priority: priorities.older,
    large: true,
    next: 'unread',
  },
  unread: { listed: () => ({ labels: ['inbox', 'unread'] }), priority: priorities.unread, large: false, next: 'inbox' },
  inbox: { listed: () => ({ labels: ['inbox'] }), priority: priorities.inbox, large: false, next: 'all' },
  all: {
    listed: (from) => ({ since: from, spamAndTrash: true }),
    priority: priorities.older,
    large: false,
    next: 'listed',
  },
};

const placeOf = async (tx: Tx, userId: UserId, now: Date): Promise<Place> => {
  const row = await tx
    .selectFrom('mailbox')
    .select(['listing', 'page_token', 'listed_from'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { listing: row.listing, pageToken: row.page_token, from: row.listed_from ?? fiveYearsBefore(now) };
};

export const fiveYearsBefore = (now: Date): Date => {
  const then = new Date(now);
  then.setUTCFullYear(now.getUTCFullYear() - backfill.years);
  return then;
};

export const pageOf = (pageToken: string | null): { pageToken?: string } => (pageToken === null ? {} : { pageToken });

/** A refused first page is not the page token's fault. */
export const refusedPage =
  (pageToken: string | null) =>
  (error: unknown): 'refused' => {
    if (pageToken !== null && error instanceof Problem && error.code === 'provider.rejected') return 'refused';
    throw error;
  };
