// The ledger of lessons. It has no provider, so nothing is delivered. What uses a lesson hears of the change: contacts and the queue.
import { sql } from 'kysely';
import type { Change } from '#domain/change/change.ts';
import { applyLessons, type LessonsChange } from '#domain/change/lessons.ts';
import type { Account } from '#domain/id.ts';
import { type Called, type LessonId, lessonKinds, mostNotes } from '#domain/lesson-note.ts';
import { neverLearntOf } from '#domain/never-learnt.ts';
import { Problem } from '#domain/problem.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import type { Described, Ledger } from '#server/ledger/ledger.ts';
import { lessonsRevision, lockLessons, nextLessonsRevision, notesOf, storeNotes } from '#server/lesson-notes/store.ts';
import { nextRevision } from '#server/mailbox/revision.ts';

export const lessonsLedger: Ledger = {
  name: 'lessons',
  lock: lockLessons,
  revision: nextLessonsRevision,
  own: async (_tx, _account, about) => {
    if (about.some(({ kind, id }) => kind !== 'lesson' || !lessonKinds.some((one) => one === id)))
      throw new Problem('request.invalid');
  },
  apply: async (ctx, tx, account, { changes }) => {
    const own = ofLessons(changes);
    if (own.some((change) => change.kind === 'remember' && !mayKeep(change.called)))
      throw new Problem('request.invalid');
    const { notes, done } = applyLessons(await notesOf(ctx, tx, account), own);
    if (notes.size > mostNotes) throw new Problem('request.invalid');
    const changed = done.flatMap(({ swaps }) => swaps.map(({ key, is }) => ({ id: key, note: is })));
    await storeNotes(ctx, tx, account, changed);
    await renewUsers(tx, account, changed);
    return done;
  },
  describe: async (tx, account): Promise<Described> => ({
    userEmail: await emailOf(tx, account),
    metadata: { detail: 'lessons' },
  }),
  needsDelivery: () => false,
  deliver: async () => 'nothing',
  live: async (tx, account) => [{ kind: 'revision', ledger: 'lessons', revision: await lessonsRevision(tx, account) }],
};

/** The name stands in the person's own words, and says nothing that Flow never keeps. */
const mayKeep = (called: Called): boolean =>
  plain(called.said).includes(plain(called.alias)) && neverLearntOf(called) === null;

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ');

const renewUsers = async (tx: Tx, account: Account, changed: readonly { id: LessonId }[]): Promise<void> => {
  const senders = changed.flatMap(({ id }) => (id.startsWith(answers) ? [id.slice(answers.length)] : []));
  if (senders.length > 0) await resendInboxOf(tx, account, senders);
  if (changed.some(({ id }) => id.startsWith('called:'))) await renewContacts(tx, account);
};

const answers = 'answers:';

/** A thread travels with the facts of its sender, so these travel again. */
const resendInboxOf = async (tx: Tx, account: Account, senders: readonly string[]): Promise<void> => {
  const open = await tx.selectFrom('mailbox').select('email').where(ofAccount(account)).executeTakeFirst();
  if (!open) return;
  const revision = await nextRevision(tx, account);
  await sql`
    update thread set revision = ${revision}
    where ${ofAccount(account)} and in_inbox and id in (
      select thread_id from message
      where ${ofAccount(account)} and sender_email = any(${sql.val([...senders])}::text[]) and standing is not null
    )`.execute(tx);
};

const renewContacts = async (tx: Tx, account: Account): Promise<void> => {
  await sql`
    insert into contact_book (user_id, account_id, revision) values (${account.userId}, ${account.id}, 1)
    on conflict (user_id, account_id) do update set revision = contact_book.revision + 1`.execute(tx);
};

const emailOf = async (tx: Tx, account: Account): Promise<string> => {
  const row = await tx.selectFrom('provider_account').select('email').where(ofAccount(account)).executeTakeFirst();
  return row?.email ?? '';
};

const ofLessons = (changes: readonly Change[]): LessonsChange[] =>
  changes.flatMap((change) => (change.ledger === 'lessons' ? [change] : []));
