// What an operator may do for a person. Each act is in the operator's own audit log before it happens.
import { createHash } from 'node:crypto';
import type { ReconnectionNotice } from '#domain/admin-people.ts';
import { confirmedText, type Draft, DraftId, SendingId } from '#domain/draft.ts';
import type { UserId } from '#domain/id.ts';
import { isTypedAddress } from '#domain/leaving.ts';
import { asLine } from '#domain/line.ts';
import { Problem } from '#domain/problem.ts';
import { accountBy, accountOf, refOf } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { newId } from '#server/id.ts';
import { deleteAccount } from '#server/leaving/delete-account.ts';
import { endSessions } from '#server/leaving/end-sessions.ts';
import { noticeReconnect } from '#server/notices/reconnect.ts';
import { takeToSend } from '#server/sending/hold.ts';
import type { By } from './by.ts';
import { known } from './known.ts';
import { note, short } from './note.ts';
import { ownMailbox } from './operator.ts';

/** Null ends all sessions of the person. The operator's own session stays. */
export const endPersonSessions = async (
  ctx: Context,
  { operator, tx }: By,
  { id, sessionId }: { id: UserId; sessionId: string | null },
): Promise<void> => {
  await known(tx, id);
  await note(ctx, operator, `Ended ${sessionId === null ? 'all sessions' : 'a session'} of ${short(id)}`);
  if (sessionId === null && id !== operator.userId) return endSessions(ctx, id);
  await ctx.db.asAuth
    .deleteFrom('session')
    .where('userId', '=', id)
    .where('id', '<>', operator.sessionId)
    .$if(sessionId !== null, (some) => some.where('id', '=', sessionId ?? ''))
    .execute();
};

/** Asks for mail, contacts and calendar of each connected account at once. Returns how many accounts. */
export const syncPerson = async (ctx: Context, { operator, tx }: By, id: UserId): Promise<number> => {
  await known(tx, id);
  const accounts = await tx.selectFrom('provider_account').select('account_id').where('user_id', '=', id).execute();
  if (accounts.length === 0) throw new Problem('leaving.not-connected');
  await note(ctx, operator, `Asked for a sync of ${short(id)}`);
  await ctx.db.asUser(id, async (own) => {
    for (const { account_id: accountId } of accounts) {
      const account = await accountBy(own, { userId: id, accountId });
      for (const queue of ['mailbox.sync', 'contacts.sync', 'calendar.sync'] as const)
        await ctx.jobs.add(own, queue, refOf(account), { key: account.id });
    }
  });
  return accounts.length;
};

/** To the person's devices, at most once an hour. */
export const remindToReconnect = async (
  ctx: Context,
  { operator, tx }: By,
  id: UserId,
): Promise<ReconnectionNotice> => {
  await known(tx, id);
  const lost = await tx
    .selectFrom('mailbox')
    .select('account_id')
    .where('user_id', '=', id)
    .where('needs_reauth', '=', true)
    .executeTakeFirst();
  if (lost === undefined) return 'connected';
  await note(ctx, operator, `Sent a reconnection notice to ${short(id)}`);
  const account = await ctx.db.asUser(id, (own) => accountBy(own, { userId: id, accountId: lost.account_id }));
  const hour = ctx.clock.now().toISOString().slice(0, 13);
  const outcome = await noticeReconnect(ctx, account, ` asked ${hour}`);
  return outcome === 'unwanted' ? 'none' : outcome;
};

/** Leaves from the operator's mailbox after the usual hold, where they can stop it. */
export const emailPerson = async (
  ctx: Context,
  { operator, tx }: By,
  { id, subject, text }: { id: UserId; subject: string; text: string },
): Promise<{ leavesIn: number }> => {
  const { email } = await known(tx, id);
  if ((await ownMailbox(ctx, operator.userId)) === null) throw new Problem('leaving.not-connected');
  const account = await ctx.db.asUser(operator.userId, (own) => accountOf(own, operator.userId));
  await note(ctx, operator, `Wrote to ${short(id)}`);
  const now = ctx.clock.now();
  const draft: Draft = {
    id: DraftId.parse(newId(now)),
    kind: 'new',
    about: null,
    to: [{ name: '', email }],
    cc: [],
    bcc: [],
    subject: asLine(subject),
    text,
    files: [],
  };
  const confirmed = createHash('sha256').update(confirmedText(draft)).digest('hex');
  const sendingId = SendingId.parse(newId(now));
  // The operator typed nothing of the address: it is the account's own.
  const { leavesIn } = await takeToSend(ctx, account, {
    sendingId,
    draft,
    confirmed,
    proof: 'key',
    strangers: [email],
    spoken: false,
  });
  return { leavesIn };
};

/** Removes the account and all its data, as when the person deletes it themselves. `typed`: the address, by the operator's hand. */
export const deletePerson = async (
  ctx: Context,
  { operator, tx }: By,
  { id, typed }: { id: UserId; typed: string },
): Promise<void> => {
  const { email } = await known(tx, id);
  if (id === operator.userId) throw new Problem('person.is-you');
  const admin = await tx
    .selectFrom('user_roles')
    .select('id')
    .where('user_id', '=', id)
    .where('role', '=', 'admin')
    .executeTakeFirst();
  if (admin !== undefined) throw new Problem('person.is-admin');
  if (!isTypedAddress(typed, email)) throw new Problem('leaving.other-address');
  await note(ctx, operator, `Deleted the account ${short(id)}`);
  await deleteAccount(ctx, { userId: id, email }, typed, 'An operator deleted the account');
};
