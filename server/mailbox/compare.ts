// Compares the mailbox with the provider's, one page per step. Listing costs 5 units for 500 ids, while fetching one message costs 20.

import type { Account } from '#domain/id.ts';
import { Label } from '#domain/mail.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import type { Cursor } from '#server/cursor.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import type { Caller, Listing, MailProvider } from '#server/ports.ts';
import { withToken } from '#server/tokens/with-token.ts';
import { type Comparison, listedMarks, openComparison } from './comparison.ts';
import { layComparison } from './lay-comparison.ts';
import { fiveYearsBefore, listingPage, pageOf, refusedPage } from './list-older.ts';
import type { Step } from './want-backfill.ts';
import type { QueuedMessage } from './want-messages.ts';

export const compareStep = async (ctx: Context, account: Account): Promise<Step> => {
  const at = await ctx.db.asUser(account.userId, (tx) => openComparison(tx, account));
  if (at === null) return { kind: 'again' };
  const [listing] = at.listings;
  if (at.anchor === null) await begin(ctx, account, at);
  else if (listing === undefined) return layComparison(ctx, account, { dueAt: at.dueAt, anchor: at.anchor });
  else await listPage(ctx, account, at, listing);
  return { kind: 'again' };
};

/** The cursor before the first page. Later changes belong to the history. */
const begin = async (ctx: Context, account: Account, at: Comparison): Promise<void> => {
  const asked = <T>(call: (caller: Caller) => Promise<T>) => withToken(ctx, account, 'background', call);
  const { cursor } = await asked((caller) => ctx.provider(account).profile(caller));
  const labels = await asked((caller) => ctx.provider(account).labels(caller));
  await ctx.db.asUser(account.userId, async (tx) => {
    await tx.deleteFrom('listed').where(ofAccount(account)).execute();
    const ids = (await hasOlder(tx, account, fiveYearsBefore(at.dueAt))) ? ['ids', 'old-ids'] : ['ids'];
    const listings = [...ids, ...labels.map(({ id }) => `${labelMark}${id}`)];
    await move(tx, account, at, { anchor: cursor, listings, page_token: null });
  });
};

const labelMark = 'label:';

const hasOlder = async (tx: Tx, account: Account, border: Date): Promise<boolean> => {
  const older = await tx
    .selectFrom('message')
    .select('id')
    .where(ofAccount(account))
    .where('received_at', '<', border)
    .limit(1)
    .executeTakeFirst();
  return older !== undefined;
};

const listPage = async (ctx: Context, account: Account, at: Comparison, listing: string): Promise<void> => {
  const page = await withToken(ctx, account, 'background', (caller) =>
    ctx.provider(account).list(caller, { ...listedBy(listing, at.dueAt), ...pageOf(at.pageToken) }),
  )
    .catch(refusedPage(at.pageToken))
    .catch(labelGone(listing));
  crashPoint('after-list-page');
  await ctx.db.asUser(account.userId, async (tx) => {
    if (page === 'refused') return move(tx, account, at, { page_token: null });
    await keep(tx, account, markOf(listing), page.ids);
    const over = page.next === null;
    await move(tx, account, at, { page_token: page.next, ...(over ? { listings: at.listings.slice(1) } : {}) });
  });
};

/** Five years count from the day of the comparison. It lists older messages too, but does not fetch them. */
const listedBy = (listing: string, dueAt: Date): Listing => {
  const border = fiveYearsBefore(dueAt);
  const every = { limit: listingPage, spamAndTrash: true };
  if (listing === 'ids') return { ...every, since: border };
  if (listing === 'old-ids') return { ...every, before: border };
  return { ...every, labels: [Label.parse(listing.slice(labelMark.length))] };
};

const markOf = (listing: string): string => {
  if (listing === 'ids') return listedMarks.young;
  return listing === 'old-ids' ? listedMarks.old : listing.slice(labelMark.length);
};

/** A deleted label is on no message. */
const labelGone =
  (listing: string) =>
  (error: unknown): Awaited<ReturnType<MailProvider['list']>> => {
    const codes: ProblemCode[] = ['provider.rejected', 'provider.not-found'];
    if (listing.startsWith(labelMark) && error instanceof Problem && codes.includes(error.code))
      return { ids: [], estimate: 0, next: null };
    throw error;
  };

const keep = async (tx: Tx, account: Account, label: string, refs: readonly QueuedMessage[]): Promise<void> => {
  if (refs.length === 0) return;
  await tx
    .insertInto('listed')
    .values(refs.map(({ id, threadId }) => ({ ...accountKey(account), message_id: id, label, thread_id: threadId })))
    .onConflict((row) => row.columns(['user_id', 'account_id', 'message_id', 'label']).doNothing())
    .execute();
};

type Move = { page_token: string | null; listings?: string[]; anchor?: Cursor };

/** Updates only the comparison that listed the page, because a newer one may have replaced it. */
const move = async (tx: Tx, account: Account, at: Comparison, to: Move): Promise<void> => {
  await tx
    .updateTable('comparison')
    .set(to)
    .where(ofAccount(account))
    .where('due_at', '=', at.dueAt)
    .where('finished_at', 'is', null)
    .execute();
};
