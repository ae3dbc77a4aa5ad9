// Carries one sending to the provider so that it leaves exactly once: a draft is made there, then it is sent. Each state is committed
// before the next call, and where an answer was lost the provider is asked what became of it. Never is mail sent twice on a guess.
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

/** So long the provider may still show a draft that it has sent; before that its word is no proof. */
const settlesAfter = 5000;
/** Looks at the provider after which a mail that is nowhere is the person's to judge. */
const enoughLooks = 3;

/** `last`: there is no later try, so trouble of any kind is an outcome now. */
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
  // What is to leave later is at the provider only then; until then it may be given another moment.
  if (open.state === 'queued' && open.scheduled && open.leavesAt > ctx.clock.now()) return;
  if (open.state === 'queued') {
    const drafted = await makeDraft(ctx, userId, open);
    if (drafted === null) return;
    return step(ctx, userId, drafted);
  }
  if (open.state === 'leaving') return findOut(ctx, userId, open);
  // Its moment has a job of its own.
  if (open.leavesAt > ctx.clock.now()) return;
  await leave(ctx, userId, open);
};

/** Null where it was stopped meanwhile. The draft stays at the provider then: it is the person's. */
const makeDraft = async (ctx: Context, userId: UserId, open: Open): Promise<Open | null> => {
  const ask = asking(ctx, userId);
  const known = open.providerId ?? (open.asked ? await draftMadeBy(ctx, ask, open.id) : null);
  const message = await makeMessage(ctx, ask, userId, open);
  await ctx.db.asUser(userId, (tx) => writeState(ctx, tx, userId, open, { asked: true }));
  crashPoint('sending.making');
  const put = (draftId: string | null) => ask((caller) => ctx.provider.putDraft(caller, { ...message, draftId }));
  // One that was thrown away at the provider is made anew.
  const { draftId } = await put(known).catch((error: unknown) => {
    if (known !== null && codeOf(error) === 'provider.not-found') return put(null);
    throw error;
  });
  crashPoint('sending.made');
  const { goesOn, kept } = await ctx.db.asUser(userId, async (tx) => {
    const mine = await writeState(ctx, tx, userId, open, { state: 'drafted' });
    return { goesOn: mine, kept: await takeProviderId(tx, userId, open, { draftId, goesOn: mine }) };
  });
  // Another worker has made one as well, and this one is nobody's.
  if (!kept && known === null) await ask((caller) => ctx.provider.dropDraft(caller, draftId));
  crashPoint('sending.drafted');
  return goesOn ? { ...open, state: 'drafted', providerId: draftId } : null;
};

/** The draft made is the sending's; or, where the person stopped it meanwhile, theirs. A worker that was overtaken keeps none. */
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
    // It was turned away before anything was done.
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

/** It may have left. Sent mail is looked through for it; only a draft that is still there, and not sent, is sent again. */
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

/** Trouble that passes is thrown for another try; a lost connection makes it wait; the rest gives the draft back and is told. */
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
      // Connected again while this was on its way: then what failed was the connection before.
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

/** Another try would not change it. */
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
/** The provider refused before it did anything. */
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
/** Whether it did it is not known: no answer, or a draft that is no longer there. */
const doubtful: ReadonlySet<ProblemCode> = new Set(['provider.unavailable', 'provider.not-found', 'unexpected']);
