// Sends exactly once: it makes a draft at the provider, then sends it, and commits each state before the next call. After a lost answer it
// asks the provider what happened. It never sends again on a guess.
import type { SendingId } from '#domain/draft.ts';
import type { UserId } from '#domain/id.ts';
import { needsReauth, Problem, type ProblemCode } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
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
  userId: UserId,
  sendingId: SendingId,
  last: boolean,
): Promise<void> => {
  const open = await ctx.db.asUser(userId, (tx) => openSending(ctx, tx, userId, sendingId));
  if (open === null) return;
  crashPoint('sending.opened');
  try {
    await step(ctx, userId, open);
  } catch (error) {
    await giveWay(ctx, userId, open, { error, last });
  }
};

const step = async (ctx: Context, userId: UserId, open: Open): Promise<void> => {
  // A later send reaches the provider only at its time, because it may still move.
  if (open.state === 'queued' && open.scheduled && open.leavesAt > ctx.clock.now()) return;
  if (open.state === 'queued') {
    const drafted = await makeDraft(ctx, userId, open);
    if (drafted === null) return;
    return step(ctx, userId, drafted);
  }
  if (open.state === 'leaving') return findOut(ctx, userId, open);
  // A separate job waits for this moment.
  if (open.leavesAt > ctx.clock.now()) return;
  await leave(ctx, userId, open);
};

/** Null if the person stopped it. The draft then stays at the provider and is theirs. */
const makeDraft = async (ctx: Context, userId: UserId, open: Open): Promise<Open | null> => {
  const ask = asking(ctx, userId);
  const known = open.providerId ?? (open.asked ? await draftMadeBy(ctx, ask, open.id) : null);
  const message = await makeMessage(ctx, ask, userId, open);
  await ctx.db.asUser(userId, (tx) => writeState(ctx, tx, userId, open, { asked: true }));
  crashPoint('sending.making');
  const put = (draftId: string | null) => ask((caller) => ctx.provider.putDraft(caller, { ...message, draftId }));
  // Somebody deleted the draft at the provider, so make another.
  const { draftId } = await put(known).catch((error: unknown) => {
    if (known !== null && codeOf(error) === 'provider.not-found') return put(null);
    throw error;
  });
  crashPoint('sending.made');
  const { goesOn, kept } = await ctx.db.asUser(userId, async (tx) => {
    const mine = await writeState(ctx, tx, userId, open, { state: 'drafted' });
    return { goesOn: mine, kept: await takeProviderId(tx, userId, open, { draftId, goesOn: mine }) };
  });
  // Another worker made a draft too, and this one has no owner.
  if (!kept && known === null) await ask((caller) => ctx.provider.dropDraft(caller, draftId));
  crashPoint('sending.drafted');
  return goesOn ? { ...open, state: 'drafted', providerId: draftId } : null;
};

/** Records the draft for the sending, or for the person if they stopped it. A worker that lost its turn keeps none. */
const takeProviderId = async (
  tx: Tx,
  userId: UserId,
  { id, draft }: Open,
  { draftId, goesOn }: { draftId: string; goesOn: boolean },
): Promise<boolean> => {
  const stopped = tx
    .selectFrom('sending')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', '=', 'stopped');
  if (!goesOn && !(await stopped.executeTakeFirst())) return false;
  const { numUpdatedRows } = await tx
    .updateTable('draft')
    .set({ provider_id: draftId })
    .where('user_id', '=', userId)
    .where('id', '=', draft.id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

const leave = async (ctx: Context, userId: UserId, open: Open): Promise<void> => {
  const { providerId } = open;
  if (providerId === null) throw new Problem('draft.unknown');
  const goesOn = await ctx.db.asUser(userId, (tx) =>
    writeState(ctx, tx, userId, open, { state: 'leaving', tried_at: ctx.clock.now() }),
  );
  if (!goesOn) return;
  crashPoint('sending.leaving');
  const leaving: Open = { ...open, state: 'leaving', triedAt: ctx.clock.now() };
  const sent = await asking(
    ctx,
    userId,
  )((caller) => ctx.provider.sendDraft(caller, providerId)).catch(async (error: unknown) => {
    const code = codeOf(error);
    // The provider refused before it did anything.
    if (notDone.has(code))
      await ctx.db.asUser(userId, (tx) => writeState(ctx, tx, userId, leaving, { state: 'drafted' }));
    else if (doubtful.has(code)) return null;
    throw error;
  });
  crashPoint('sending.answered');
  if (sent === null) return lookLater(ctx, userId, leaving);
  await ctx.db.asUser(userId, (tx) => settleSent(ctx, tx, userId, leaving, sent));
  crashPoint('sending.settled');
};

/** The message may have left. Search sent mail first. Send again only if the draft still exists. */
const findOut = async (ctx: Context, userId: UserId, open: Open): Promise<void> => {
  const { providerId, triedAt } = open;
  if (triedAt !== null && ctx.clock.now().getTime() - triedAt.getTime() < settlesAfter)
    return lookLater(ctx, userId, open);
  const ask = asking(ctx, userId);
  const sent = await sentBy(ctx, ask, open.id);
  if (sent !== null) return ctx.db.asUser(userId, (tx) => settleSent(ctx, tx, userId, open, sent));
  if (providerId !== null && (await ask((caller) => ctx.provider.hasDraft(caller, providerId))))
    return leave(ctx, userId, open);
  if (open.looked + 1 >= enoughLooks)
    return ctx.db.asUser(userId, (tx) => settleFailed(ctx, tx, userId, open, 'sending.unsure'));
  await ctx.db.asUser(userId, (tx) => writeState(ctx, tx, userId, open, { looked: open.looked + 1 }));
  await lookLater(ctx, userId, open);
};

const lookLater = (ctx: Context, userId: UserId, { id }: Open): Promise<void> =>
  ctx.db.asUser(userId, (tx) => addCarry(ctx, tx, userId, id, new Date(ctx.clock.now().getTime() + settlesAfter)));

/** Temporary trouble is rethrown for a retry, a lost connection waits, and anything else returns the draft and tells the person. */
const giveWay = async (
  ctx: Context,
  userId: UserId,
  open: Open,
  { error, last }: { error: unknown; last: boolean },
): Promise<void> => {
  const code = codeOf(error);
  ctx.log.warn('sending.not-carried', { userId, problem: code }, error);
  if (needsReauth(code)) {
    await ctx.db.asUser(userId, async (tx) => {
      await lockMailbox(tx, userId);
      // The person reconnected meanwhile, so the failure belongs to the old connection.
      if ((await mailboxState(tx, userId))?.connections !== open.connections)
        return addCarry(ctx, tx, userId, open.id, ctx.clock.now());
      await setProgress(tx, userId, { error: code, needs_reauth: true });
      await ctx.live.tell(tx, userId, { kind: 'sync', number: 0 });
    });
    return;
  }
  if (!last && !lasting.has(code)) throw error;
  await ctx.db.asUser(userId, (tx) => settleFailed(ctx, tx, userId, open, code));
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
