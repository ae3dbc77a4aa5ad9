// Preparations that no longer hold, because mail with the guests or a promise changed.
import { sql } from 'kysely';
import type { EventKey } from '#domain/event-ref.ts';
import type { Account } from '#domain/id.ts';
import type { StoredPrep } from '#server/calendar/made-preps.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { promisesRevision } from '#server/promises/store.ts';

export const outdatedPreps = async (
  tx: Tx,
  account: Account,
  preps: readonly StoredPrep[],
): Promise<ReadonlySet<EventKey>> => {
  if (preps.length === 0) return new Set();
  const promises = await promisesRevision(tx, account);
  const changed = await changedMail(tx, account, preps);
  const isOutdated = (one: StoredPrep): boolean =>
    one.content === null || one.promises !== promises || changed === 'many' || changed.some(touches(one));
  return new Set(preps.filter(isOutdated).map(({ at }) => at));
};

type Changed = { thread: string; revision: number; from: string | null; to: string[] | null };

const touches =
  ({ mail, content }: StoredPrep) =>
  ({ thread, revision, from, to }: Changed): boolean =>
    revision > mail &&
    content !== null &&
    (content.threads.some((id) => id === thread) ||
      content.guests.some((guest) => guest === from || to?.includes(guest) === true));

/** After more than this, all of them count as outdated. */
const mostChanged = 1000;

/** Messages of threads that changed since. A deleted message leaves its thread, changed. */
const changedMail = async (tx: Tx, account: Account, preps: readonly StoredPrep[]): Promise<Changed[] | 'many'> => {
  const since = Math.min(...preps.map(({ mail }) => mail));
  const contents = preps.flatMap(({ content }) => content ?? []);
  const guests = [...new Set(contents.flatMap((one) => one.guests))];
  const threads = [...new Set(contents.flatMap((one) => one.threads))];
  const { rows } = await sql<{ thread: string; revision: string; from: string | null; to: string[] | null }>`
    select thread.id as thread, thread.revision, message.sender_email as "from", message.sent_to as "to"
    from thread left join message on ${ofAccount(account, 'message')} and message.thread_id = thread.id
    where ${ofAccount(account, 'thread')} and thread.revision > ${since}
      and (thread.id = any(${sql.val(threads)}::text[]) or message.sender_email = any(${sql.val(guests)}::text[])
        or message.sent_to && ${sql.val(guests)}::text[])
    limit ${mostChanged + 1}
  `.execute(tx);
  return rows.length > mostChanged ? 'many' : rows.map((row) => ({ ...row, revision: Number(row.revision) }));
};
