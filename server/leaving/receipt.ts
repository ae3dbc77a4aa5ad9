// The receipt of a deletion, sent by the person's own Gmail to themselves before the grant ends.
import { type Draft, DraftId } from '#domain/draft.ts';
import type { Account, UserId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { accountOf } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { newId } from '#server/id.ts';
import type { Caller } from '#server/ports.ts';
import { asking } from '#server/sending/asking.ts';
import { buildMessage } from '#server/sending/build-message.ts';

export const receiptSubject = 'Your Flow account is being deleted';

/** Attempts before the deletion goes on without a receipt. */
const mostTries = 4;

type Leaver = { userId: UserId; email: string; tries: number; draftId: string | null };

/** Throws if it may work later. A kill in the middle sends no second one, because a draft is sent once. */
export const sendReceipt = async (ctx: Context, leaver: Leaver): Promise<void> => {
  const { userId, email, tries } = leaver;
  const account = await ctx.db.asUser(userId, (tx) => accountOf(tx, userId));
  if (account.provider === 'none' || tries >= mostTries) {
    ctx.log.warn('leaving.no-receipt', { userId });
    return;
  }
  await note(ctx, userId, { tries: tries + 1 });
  const ask = asking(ctx, account);
  const draftId = leaver.draftId ?? (await ask(await putReceipt(ctx, account, email))).draftId;
  await note(ctx, userId, { draft_id: draftId });
  crashPoint('deletion.receipt-ready');
  await ask((caller) => ctx.provider(account).sendDraft(caller, draftId)).catch(unlessSent);
  crashPoint('deletion.receipt-sent');
};

const note = (ctx: Context, userId: UserId, set: { tries: number } | { draft_id: string }): Promise<unknown> =>
  ctx.db.asUser(userId, (tx) => tx.updateTable('leaving').set(set).where('user_id', '=', userId).execute());

/** A draft that is no longer there was sent before a kill. */
const unlessSent = (error: unknown): void => {
  if (!(error instanceof Problem) || error.code !== 'provider.not-found') throw error;
};

const putReceipt = async (ctx: Context, account: Account, email: string) => {
  const raw = await receipt(ctx, email);
  return (caller: Caller) => ctx.provider(account).putDraft(caller, { draftId: null, raw, threadId: null });
};

const receipt = (ctx: Context, email: string): Promise<Buffer> => {
  const now = ctx.clock.now();
  const draft: Draft = {
    id: DraftId.parse(newId(now)),
    kind: 'new',
    about: null,
    to: [{ name: '', email }],
    cc: [],
    bcc: [],
    subject: receiptSubject,
    text,
    files: [],
  };
  const from = { name: 'Flow', email };
  return buildMessage(draft, { from, sendingId: draft.id, at: now, threading: null, quote: null, files: [] });
};

const text = [
  'You asked Flow to delete your account. This is your receipt.',
  'Everything that Flow keeps of you goes within the hour: mail, contacts, calendar, drafts, settings and activity. Backups go within 30 days.',
  'Flow also gives up its access to your Google account. Your mail at Google stays as it is.',
  'If this was not you, change the password of your Google account.',
].join('\n\n');
