// Syncs the address book, whole at first, then by changes. Its trouble stays with the book: mail works without names.

import { contactSeconds } from '#domain/contact.ts';
import type { Account } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { scopes } from '#domain/scopes.ts';
import type { Context } from '#server/context.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import type { ContactsPage } from '#server/ports.ts';
import { withToken } from '#server/tokens/with-token.ts';
import { changeContacts, replaceContacts } from './store.ts';

export const syncContacts = async (ctx: Context, account: Account): Promise<void> => {
  if (!asksForContacts(ctx)) return;
  const cursor = await openBook(ctx, account);
  try {
    const { whole, read } = await contactsSince(ctx, account, cursor);
    const done = await ctx.db.asUser(account.userId, (tx) => write(ctx, tx, account, { before: cursor, whole, read }));
    if (done !== null) ctx.log.info('contacts.synced', { userId: account.userId, count: done });
  } catch (error) {
    await keepTrouble(ctx, account, error);
  }
};

/** A host with minimal scopes has no address books and reports none missing. */
export const asksForContacts = ({ config }: Context): boolean =>
  scopes[config.google.scopes].some((scope) => scope.endsWith('/contacts.readonly'));

const openBook = (ctx: Context, account: Account): Promise<string | null> =>
  ctx.db.asUser(account.userId, async (tx) => {
    await tx
      .insertInto('contact_book')
      .values(accountKey(account))
      .onConflict((row) => row.doNothing())
      .execute();
    const book = await tx
      .selectFrom('contact_book')
      .select('cursor')
      .where(ofAccount(account))
      .executeTakeFirstOrThrow();
    return book.cursor;
  });

/** All pages of one sync. */
type ContactsRead = Omit<ContactsPage, 'next'>;

/** Starts over if the provider no longer knows the cursor. */
const contactsSince = async (
  ctx: Context,
  account: Account,
  cursor: string | null,
): Promise<{ whole: boolean; read: ContactsRead }> => {
  const since = cursor === null ? 'lost' : await readPages(ctx, account, cursor);
  if (since !== 'lost') return { whole: false, read: since };
  const everyone = await readPages(ctx, account, null);
  if (everyone === 'lost') throw new Problem('provider.rejected', { detail: 'lost without a cursor' });
  return { whole: true, read: everyone };
};

type Place = { cursor: string | null; pageToken: string | null };

/** More pages than any address book has. Guards against endless paging. */
const mostPages = 60;

/** Pays quota and refreshes the token for each page. */
const readPages = async (ctx: Context, account: Account, cursor: string | null): Promise<ContactsRead | 'lost'> => {
  const contacts: ContactsPage['contacts'] = [];
  const gone: string[] = [];
  let pageToken: string | null = null;
  for (let pages = 0; pages < mostPages; pages++) {
    const at: Place = { cursor, pageToken };
    const page: ContactsPage | 'lost' = await withToken(ctx, account, 'background', (caller) =>
      ctx.contacts(account).contacts(caller, at),
    );
    if (page === 'lost') return 'lost';
    contacts.push(...page.contacts);
    gone.push(...page.gone);
    if (page.next === null) return { contacts, gone, cursor: page.cursor };
    pageToken = page.next;
  }
  throw new Problem('provider.unavailable', { detail: 'pages without end' });
};

/** Returns the number of changed rows, or null if another worker was faster. */
const write = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  { before, whole, read }: { before: string | null; whole: boolean; read: ContactsRead },
): Promise<number | null> => {
  const book = await tx
    .selectFrom('contact_book')
    .select(['cursor', 'revision', 'problem'])
    .where(ofAccount(account))
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (book.cursor !== before) return null;
  const changed = whole
    ? await replaceContacts(tx, account, read.contacts)
    : await changeContacts(tx, account, read.contacts, read.gone);
  const now = ctx.clock.now();
  const isNews = changed > 0 || book.problem !== null;
  const revision = Number(book.revision) + (isNews ? 1 : 0);
  await tx
    .updateTable('contact_book')
    .set({
      cursor: read.cursor,
      revision: String(revision),
      problem: null,
      tried_at: now,
      last_sync_at: now,
      due_at: later(now, contactSeconds.usual),
    })
    .where(ofAccount(account))
    .execute();
  if (isNews) await ctx.live.tell(tx, account, { kind: 'contacts', number: revision });
  return changed;
};

const keepTrouble = async (ctx: Context, account: Account, error: unknown): Promise<void> => {
  const problem = error instanceof Problem ? error : new Problem('unexpected', { cause: error });
  const now = ctx.clock.now();
  await ctx.db.asUser(account.userId, async (tx) => {
    const book = await tx
      .selectFrom('contact_book')
      .select(['problem', 'revision'])
      .where(ofAccount(account))
      .forUpdate()
      .executeTakeFirstOrThrow();
    // Tell devices when the trouble changes.
    const isNews = book.problem !== problem.code;
    const revision = Number(book.revision) + (isNews ? 1 : 0);
    await tx
      .updateTable('contact_book')
      .set({
        problem: problem.code,
        revision: String(revision),
        tried_at: now,
        due_at: later(now, secondsAfter(problem)),
      })
      .where(ofAccount(account))
      .execute();
    if (isNews) await ctx.live.tell(tx, account, { kind: 'contacts', number: revision });
  });
  ctx.log.warn('contacts.sync-failed', { userId: account.userId, problem: problem.code }, problem);
  // The next due time retries outside trouble. Only faults of our own deserve the job's retries.
  if (problem.code === 'unexpected' || problem.code === 'database.unavailable') throw problem;
};

/** Only the person can lift this refusal, so retry it rarely. Reconnecting retries at once. */
const secondsAfter = ({ code, retryAfter }: Problem): number =>
  refusals.has(code) ? contactSeconds.refused : Math.max(contactSeconds.trouble, retryAfter ?? 0);

const refusals: ReadonlySet<ProblemCode> = new Set([
  'provider.scope-missing',
  'provider.api-off',
  'provider.forbidden',
]);

const later = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);
