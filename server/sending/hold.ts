// Holds mail before it leaves. The server sets the departure time, and until then the person can stop it.
import { createHash } from 'node:crypto';
import { credits } from '#domain/credits.ts';
import { confirmedText, type Draft, type DraftId, latestDays, recipientsOf, type SendingId } from '#domain/draft.ts';
import { type Account, CommandId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Proof } from '#domain/recipient-warning.ts';
import { refOf } from '#server/account.ts';
import { endTimesOf } from '#server/calendar/time-holds.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { giveBack, type Order, spend } from '#server/credits/ledger.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { holdOf } from '#server/settings/store.ts';
import { lockDraft, type Seen, writeDraft } from './drafts.ts';
import { mustBeProven, warningsIn } from './recipient-warnings.ts';

export type ToSend = {
  sendingId: SendingId;
  draft: Draft;
  /** The version the draft builds on. A newer one from another page prevents the send. */
  seen?: Seen | undefined;
  /** SHA-256, hex. */
  confirmed: string;
  /** Absent in calls of older pages. */
  proof?: Proof | undefined;
  /** The doubtful addresses that the person saw when they confirmed. */
  strangers: readonly string[];
  spoken: boolean;
  /** The person told Flow aloud to send it. */
  byVoice?: boolean | undefined;
  /** Departure time, ISO 8601. Null: when the hold ends. */
  at?: string | null;
};

export type SendingState = 'queued' | 'drafted' | 'leaving' | 'sent' | 'stopped' | 'failed' | 'unsure';

/** `leavesIn`: milliseconds by the server's clock. */
export type Held = { state: SendingState; leavesIn: number };

/** Idempotent by id. A sending stopped before it arrived stays stopped. */
export const takeToSend = async (ctx: Context, account: Account, given: ToSend): Promise<Held> => {
  const held = await ctx.db.asUser(account.userId, async (tx) => {
    crashPoint('send.begun');
    // A repeated request waits for the first and gets its answer.
    await lockDraft(tx, account, given.draft.id);
    return (await already(ctx, tx, account, given)) ?? (await take(ctx, tx, account, given));
  });
  crashPoint('send.committed');
  return held;
};

/** `held`: it will not leave. Stopping an unknown id stops it before it arrives. */
export const stopSending = (
  ctx: Context,
  account: Account,
  { draftId, sendingId }: { draftId: DraftId; sendingId: SendingId },
): Promise<{ held: boolean }> =>
  ctx.db.asUser(account.userId, async (tx) => {
    const now = ctx.clock.now();
    const stopped = { state: 'stopped' as const, changed_at: now };
    const row = await tx
      .insertInto('sending')
      .values({ ...accountKey(account), id: sendingId, draft_id: draftId, spoken: false, leaves_at: now, ...stopped })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'account_id', 'id'])
          .doUpdateSet(stopped)
          .where('sending.state', 'in', ['queued', 'drafted', 'stopped', 'failed']),
      )
      .returning('state')
      .executeTakeFirst();
    if (row !== undefined) await giveBack(ctx, tx, account.userId, { commandId: paidAs(sendingId), why: 'undo' });
    if (row !== undefined) await endTimesOf(ctx, tx, account, draftId);
    await tellSending(ctx, tx, account);
    return { held: row !== undefined };
  });

export const tellSending = (ctx: Context, tx: Tx, account: Account): Promise<void> =>
  ctx.live.tell(tx, account, { kind: 'sending', number: 0 });

const already = async (ctx: Context, tx: Tx, account: Account, { sendingId, draft }: ToSend): Promise<Held | null> => {
  const row = await tx
    .selectFrom('sending')
    .select(['state', 'leaves_at', 'draft_id'])
    .where(ofAccount(account))
    .where('id', '=', sendingId)
    .executeTakeFirst();
  if (!row) return null;
  if (row.draft_id !== draft.id) throw new Problem('command.reused-id');
  return { state: row.state, leavesIn: untilThen(ctx, row.leaves_at) };
};

const take = async (ctx: Context, tx: Tx, account: Account, given: ToSend): Promise<Held> => {
  const { draft, sendingId } = given;
  if (recipientsOf(draft).length === 0) throw new Problem('draft.invalid');
  if (sha256(confirmedText(draft)) !== given.confirmed) throw new Problem('draft.changed');
  const written = await writeDraft(ctx, tx, account, given);
  if (written.kind === 'changed') throw new Problem('draft.elsewhere');
  mustBeProven(await warningsIn(tx, account, draft), given);
  const now = ctx.clock.now();
  const held = new Date(now.getTime() + ((await onlyToOneself(tx, account, draft)) ? 0 : await holdOf(tx, account)));
  const { leavesAt, scheduled } = momentOf(given.at ?? null, held);
  const row = { draft_id: draft.id, state: 'queued' as const, spoken: given.spoken, leaves_at: leavesAt, scheduled };
  await tx
    .insertInto('sending')
    .values({ ...accountKey(account), id: sendingId, changed_at: now, ...row })
    .execute();
  if (given.byVoice) await spend(ctx, tx, account.userId, costOf(given));
  crashPoint('send.stored');
  if (leavesAt > now && !scheduled) await addCarry(ctx, tx, account, sendingId, now);
  await addCarry(ctx, tx, account, sendingId, leavesAt);
  await tellSending(ctx, tx, account);
  return { state: 'queued', leavesIn: untilThen(ctx, leavesAt) };
};

/** Changes the departure time. Null means the end of the hold. Throws if the mail is leaving or stopped. */
export const moveSending = (
  ctx: Context,
  account: Account,
  { sendingId, at }: { sendingId: SendingId; at: string | null },
): Promise<Held> =>
  ctx.db.asUser(account.userId, async (tx) => {
    const now = ctx.clock.now();
    const { leavesAt, scheduled } = momentOf(at, new Date(now.getTime() + (await holdOf(tx, account))));
    const moved = await tx
      .updateTable('sending')
      .set({ leaves_at: leavesAt, scheduled, changed_at: now })
      .where(ofAccount(account))
      .where('id', '=', sendingId)
      .where('state', '=', 'queued')
      .where('scheduled', '=', true)
      .returning('state')
      .executeTakeFirst();
    if (!moved) throw new Problem('draft.busy');
    // Jobs with the same key queue up, and this one may be due before the earlier one.
    const key = `${sendingId} ${leavesAt.getTime()}`;
    if (!scheduled) await addCarry(ctx, tx, account, sendingId, now, key);
    await addCarry(ctx, tx, account, sendingId, leavesAt, key);
    await tellSending(ctx, tx, account);
    return { state: moved.state, leavesIn: untilThen(ctx, leavesAt) };
  });

/** Never before the hold ends. Refuses times more than a year ahead. */
const momentOf = (at: string | null, held: Date): { leavesAt: Date; scheduled: boolean } => {
  const leavesAt = at === null ? held : new Date(at);
  if (leavesAt.getTime() > held.getTime() + latestDays * 86_400_000) throw new Problem('draft.too-late');
  return leavesAt > held ? { leavesAt, scheduled: true } : { leavesAt: held, scheduled: false };
};

export const addCarry = (
  ctx: Context,
  tx: Tx,
  account: Account,
  sendingId: SendingId,
  at: Date,
  key: string = sendingId,
): Promise<void> => ctx.jobs.add(tx, 'sending.carry', { ...refOf(account), sendingId }, { key, startAfter: at });

/** A note to oneself has no hold. */
const onlyToOneself = async (tx: Tx, account: Account, draft: Draft): Promise<boolean> => {
  const { email } = await tx.selectFrom('mailbox').select('email').where(ofAccount(account)).executeTakeFirstOrThrow();
  return recipientsOf(draft).every((one) => one.email.toLowerCase() === email.toLowerCase());
};

const untilThen = (ctx: Context, at: Date): number => Math.max(0, at.getTime() - ctx.clock.now().getTime());

/** Of a mail that was sent aloud. */
const costOf = ({ sendingId, draft }: ToSend): Order => ({
  commandId: paidAs(sendingId),
  amount: credits.request,
  reason: draft.kind === 'reply' || draft.kind === 'reply-all' ? 'reply' : 'mail',
  about: recipientsOf(draft).map(({ name, email }) => name || email)[0],
});

/** The ledger of credits knows a sending as a command. */
export const paidAs = (id: SendingId): CommandId => CommandId.parse(id);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
