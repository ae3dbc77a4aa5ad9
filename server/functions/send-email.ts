// Sends mail to oneself without a hold, through the normal sending, so it is neither lost nor doubled.
import { createHash } from 'node:crypto';
import { confirmedText, type Draft, DraftId, SendingId } from '#domain/draft.ts';
import type { Account } from '#domain/id.ts';
import { asLine } from '#domain/line.ts';
import { isProblemCode, Problem, problems } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import { newId } from '#server/id.ts';
import { mailboxState } from '#server/mailbox/progress.ts';
import { carrySending } from '#server/sending/carry.ts';
import { takeToSend } from '#server/sending/hold.ts';

export type SentEmail = { messageId: string | null; error: string | null };

/** While `messageId` is null the mail is pending, and `error` says why. */
export const sendEmail = async (
  ctx: Context,
  account: Account,
  given: { to: string; subject: string; body: string },
): Promise<SentEmail> => {
  const own = (await ctx.db.asUser(account.userId, (tx) => mailboxState(tx, account)))?.email;
  if (own === undefined) throw new Problem('token.missing');
  if (given.to.trim().toLowerCase() !== own.toLowerCase()) throw new Problem('sending.own-address');
  const now = ctx.clock.now();
  const draft: Draft = {
    id: DraftId.parse(newId(now)),
    kind: 'new',
    about: null,
    to: [{ name: '', email: own }],
    cc: [],
    bcc: [],
    subject: asLine(given.subject),
    text: given.body,
    files: [],
  };
  const sendingId = SendingId.parse(newId(now));
  const confirmed = createHash('sha256').update(confirmedText(draft)).digest('hex');
  await takeToSend(ctx, account, { sendingId, draft, confirmed, proof: 'key', strangers: [], spoken: false, at: null });
  // The job retries after a failure.
  await carrySending(ctx, account, sendingId, false).catch(() => {});
  const row = await ctx.db.asUser(account.userId, (tx) =>
    tx
      .selectFrom('sending')
      .select(['message_id', 'problem'])
      .where(ofAccount(account))
      .where('id', '=', sendingId)
      .executeTakeFirst(),
  );
  if (row?.message_id) return { messageId: row.message_id, error: null };
  const sentence = isProblemCode(row?.problem) ? problems[row.problem].title : 'It is on its way.';
  return { messageId: null, error: sentence };
};
