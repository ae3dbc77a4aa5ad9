// Lists the mailbox for the backfill, one page per step: large messages, the whole inbox, then five years. Progress and wanted messages
// commit together.
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { backfill, largeMessage } from '#domain/sync.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import type { BackfillListing } from '#server/db/mailbox-tables.ts';
import type { Listing } from '#server/ports.ts';
import { withToken } from '#server/tokens/with-token.ts';
import { showTotal } from './progress.ts';
import { lockMailbox } from './revision.ts';
import type { Step } from './want-backfill.ts';
import { priorities, wantMessages } from './want-messages.ts';

/** Gmail's maximum. */
export const listingPage = 500;

/** Lists one page, or starts over if the provider rejects the page token. */
export const listOlder = async (ctx: Context, account: Account): Promise<Step> => {
  const at = await ctx.db.asUser(account.userId, (tx) => placeOf(tx, account, ctx.clock.now()));
  if (at.listing === 'listed') return { kind: 'again' };
  const { listed, priority, large, next } = listings[at.listing];
  const page = await withToken(ctx, account, 'background', (caller) =>
    ctx.provider(account).list(caller, { ...listed(at.from), limit: listingPage, ...pageOf(at.pageToken) }),
  ).catch(refusedPage(at.pageToken));
  crashPoint('after-list-page');
  await ctx.db.asUser(account.userId, async (tx) => {
    await lockMailbox(tx, account);
    if (page !== 'refused') await wantMessages(tx, account, page.ids, priority, { large });
    const pageToken = page === 'refused' ? null : page.next;
    const over = page !== 'refused' && page.next === null;
    await tx
      .updateTable('mailbox')
      .set({ page_token: pageToken, listed_from: at.from, ...(over ? { listing: next } : {}) })
      .where(ofAccount(account))
      .execute();
    await showTotal(ctx, tx, account);
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

const placeOf = async (tx: Tx, account: Account, now: Date): Promise<Place> => {
  const row = await tx
    .selectFrom('mailbox')
    .select(['listing', 'page_token', 'listed_from'])
    .where(ofAccount(account))
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
