// Sends exactly once: it makes a draft at the provider, then sends it, and commits each state before the next call. After a lost answer it
// asks the provider what happened. It never sends again on a guess.
import type { SendingId } from '#domain/draft.ts';
import type { Account } from '#domain/id.ts';
import { needsReauth, Problem, type ProblemCode } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { mailboxState, setProgress } from '#server/mailbox/progress.ts';
import { lockMailbox } from '#server/mailbox/revision.ts';
import { asking } from './asking.ts';
import { addCarry } from './hold.ts';
import { draftMadeBy, sentBy } from './made-by.ts';
import { makeMessage } from './make-message.ts';
import { type Open, openSending, writeState } from './open-sending.ts';
import { settleFailed, settleSent } from './settle-sending.ts';

/** Milliseconds. The provider may list a draft for this long after sending it, so an earlier look proves nothing. */
const settlesAfter = 5000;
/** After this many looks without a trace, the person decides. */
const enoughLooks = 3;

/** `last`: no retry follows, so any trouble becomes the outcome. */
export const carrySending = async (
  ctx: Context,
  account: Account,
  sendingId: SendingId,
  last: boolean,
): Promise<void> => {
  const open = await ctx.db.asUser(account.userId, (tx) => openSending(ctx, tx, account, sendingId));
  if (open === null) return;
  crashPoint('sending.opened');
  try {
    await step(ctx, account, open);
  } catch (error) {
    await giveWay(ctx, account, open, { error, last });
  }
};

const step = async (ctx: Context, account: Account, open: Open): Promise<void> => {
  // A later send reaches the provider only at its time, because it may still move.
  if (open.state === 'queued' && open.scheduled && open.leavesAt > ctx.clock.now()) return;
  if (open.state === 'queued') {
    const drafted = await makeDraft(ctx, account, open);
    if (drafted === null) return;
    return step(ctx, account, drafted);
  }
  if (open.state === 'leaving') return findOut(ctx, account, open);
  // A separate job waits for this moment.
  if (open.leavesAt > ctx.clock.now()) return;
  await leave(ctx, account, open);
};

/** Null if the person stopped it. The draft then stays at the provider and is theirs. */
const makeDraft = async (ctx: Context, account: Account, open: Open): Promise<Open | null> => {
  const ask = asking(ctx, account);
  const known = open.providerId ?? (open.asked ? await draftMadeBy(ctx, ask, open.id) : null);
  const message = await makeMessage(ctx, ask, account, open);
  await ctx.db.asUser(account.userId, (tx) => writeState(ctx, tx, account, open, { asked: true }));
  crashPoint('sending.making');
  const put = (draftId: string | null) =>
    ask((caller) => ctx.provider(account).putDraft(caller, { ...message, draftId }));
  // Somebody deleted the draft at the provider, so make another.
  const { draftId } = await put(known).catch((error: unknown) => {
    if (known !== null && codeOf(error) === 'provider.not-found') return put(null);
    throw error;
  });
  crashPoint('sending.made');
  const { goesOn, kept } = await ctx.db.asUser(account.userId, async (tx) => {
    const mine = await writeState(ctx, tx, account, open, { state: 'drafted' });
    return { goesOn: mine, kept: await takeProviderId(tx, account, open, { draftId, goesOn: mine }) };
  });
  // Another worker made a draft too, and this one has no owner.
  if (!kept && known === null) await ask((caller) => ctx.provider(account).dropDraft(caller, draftId));
  crashPoint('sending.drafted');
  return goesOn ? { ...open, state: 'drafted', providerId: draftId } : null;
};

/** Records the draft for the sending, or for the person if they stopped it. A worker that lost its turn keeps none. */
const takeProviderId = async (
  tx: Tx,
  account: Account,
  { id, draft }: Open,
  { draftId, goesOn }: { draftId: string; goesOn: boolean },
): Promise<boolean> => {
  const stopped = tx
    .selectFrom('sending')
    .select('id')
    .where(ofAccount(account))
    .where('id', '=', id)
    .where('state', '=', 'stopped');
  if (!goesOn && !(await stopped.executeTakeFirst())) return false;
  const { numUpdatedRows } = await tx
    .updateTable('draft')
    .set({ provider_id: draftId })
    .where(ofAccount(account))
    .where('id', '=', draft.id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

const leave = async (ctx: Context, account: Account, open: Open): Promise<void> => {
  const { providerId } = open;
  if (providerId === null) throw new Problem('draft.unknown');
  const goesOn = await ctx.db.asUser(account.userId, (tx) =>
    writeState(ctx, tx, account, open, { state: 'leaving', tried_at: ctx.clock.now() }),
  );
  if (!goesOn) return;
  crashPoint('sending.leaving');
  const leaving: Open = { ...open, state: 'leaving', triedAt: ctx.clock.now() };
  const sent = await asking(
    ctx,
    account,
  )((caller) => ctx.provider(account).sendDraft(caller, providerId)).catch(async (error: unknown) => {
    const code = codeOf(error);
    // The provider refused before it did anything.
    if (notDone.has(code))
      await ctx.db.asUser(account.userId, (tx) => writeState(ctx, tx, account, leaving, { state: 'drafted' }));
    else if (doubtful.has(code)) return null;
    throw error;
  });
  crashPoint('sending.answered');
  if (sent === null) return lookLater(ctx, account, leaving);
  await ctx.db.asUser(account.userId, (tx) => settleSent(ctx, tx, account, leaving, sent));
  crashPoint('sending.settled');
};

/** The message may have left. Search sent mail first. Send again only if the draft still exists. */
const findOut = async (ctx: Context, account: Account, open: Open): Promise<void> => {
  const { providerId, triedAt } = open;
  if (triedAt !== null && ctx.clock.now().getTime() - triedAt.getTime() < settlesAfter)
    return lookLater(ctx, account, open);
  const ask = asking(ctx, account);
  const sent = await sentBy(ctx, ask, open.id);
  if (sent !== null) return ctx.db.asUser(account.userId, (tx) => settleSent(ctx, tx, account, open, sent));
  if (providerId !== null && (await ask((caller) => ctx.provider(account).hasDraft(caller, providerId))))
    return leave(ctx, account, open);
  if (open.checks + 1 >= enoughLooks)
    return ctx.db.asUser(account.userId, (tx) => settleFailed(ctx, tx, account, open, 'sending.unsure'));
  await ctx.db.asUser(account.userId, (tx) => writeState(ctx, tx, account, open, { looked: open.checks + 1 }));
  await lookLater(ctx, account, open);
};

const lookLater = (ctx: Context, account: Account, { id }: Open): Promise<void> =>
  ctx.db.asUser(account.userId, (tx) =>
    addCarry(ctx, tx, account, id, new Date(ctx.clock.now().getTime() + settlesAfter)),
  );

/** Temporary trouble is rethrown for a retry, a lost connection waits, and anything else returns the draft and tells the person. */
const giveWay = async (
  ctx: Context,
  account: Account,
  open: Open,
  { error, last }: { error: unknown; last: boolean },
): Promise<void> => {
  const code = codeOf(error);
  ctx.log.warn('sending.not-carried', { userId: account.userId, problem: code }, error);
  if (needsReauth(code)) {
    await ctx.db.asUser(account.userId, async (tx) => {
      await lockMailbox(tx, account);
      // The person reconnected meanwhile, so the failure belongs to the old connection.
      if ((await mailboxState(tx, account))?.connections !== open.connections)
        return addCarry(ctx, tx, account, open.id, ctx.clock.now());
      await setProgress(tx, account, { error: code, needs_reauth: true });
      await ctx.live.tell(tx, account, { kind: 'sync', number: 0 });
    });
    return;
  }
  if (!last && !lasting.has(code)) throw error;
  await ctx.db.asUser(account.userId, (tx) => settleFailed(ctx, tx, account, open, code));
};

const codeOf = (error: unknown): ProblemCode => (error instanceof Problem ? error.code : 'unexpected');

/** A retry would fail the same way. */
const lasting: ReadonlySet<ProblemCode> = new Set([
  'provider.rejected',
  'provider.forbidden',
  'provider.not-found',
  'draft.invalid',
  'draft.unknown',
  'draft.file-gone',
  'draft.files-too-large',
  'thread.unknown',
  'secret.unreadable',
]);
/** Errors that the provider raises before it acts. */
const notDone: ReadonlySet<ProblemCode> = new Set([
  'provider.rate-limit',
  'provider.unauthorized',
  'provider.scope-missing',
  'provider.api-off',
  'token.missing',
  'token.no-refresh',
  'token.refresh-invalid',
  'token.refresh-failed',
  'token.save-failed',
]);
/** Errors that leave it open whether the provider acted. */
const doubtful: ReadonlySet<ProblemCode> = new Set(['provider.unavailable', 'provider.not-found', 'unexpected']);
