// Runs a command in one transaction: changes, audit entry and delivery job. The client's id makes it idempotent.
import { activityOf } from '#commands/effect.ts';
import { type Command, registry } from '#commands/registry.ts';
import { changedNothing, type Done, touchedBy } from '#domain/change/change.ts';
import type { Account, CommandId } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import type { Subject } from '#domain/subject.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { closeStopped } from '#server/ledger/close-commands.ts';
import { openCommand } from '#server/ledger/command-args.ts';
import { openDone } from '#server/ledger/done-column.ts';
import { keepCommand } from '#server/ledger/keep-command.ts';
import type { Given, Ledger } from '#server/ledger/ledger.ts';
import { queueDelivery } from '#server/ledger/queue-delivery.ts';
import { changesOf, ledgerOf } from './changes-of.ts';
import { charge } from './charge.ts';
import { type HeldCommand, holdUntil, isHeld, queueLeaving, untilThen } from './held.ts';
import { keepPace } from './pace.ts';

/** `leavesIn`: milliseconds until others hear of it. Null: it reaches nobody, or may have reached them already. */
export type Executed = { id: CommandId; done: Done[]; revision: number; leavesIn: number | null };

export const execute = async (ctx: Context, account: Account, given: Given): Promise<Executed> => {
  try {
    const executed = await ctx.db.asUser(account.userId, async (tx) => {
      crashPoint('intake.begun');
      const ledger = await ledgerOf(tx, account, given.command);
      await ledger.lock(tx, account);
      crashPoint('intake.locked');
      return (await alreadyGiven(ctx, tx, account, given)) ?? (await carryOut(ctx, tx, account, { ledger, given }));
    });
    crashPoint('intake.committed');
    return executed;
  } catch (error) {
    if (error instanceof Problem && tooLate.has(error.code)) await auditTooLate(ctx, account, given, error.code);
    throw error;
  }
};

/** Errors caused by a conflict with a later change, because the command waited offline. */
const tooLate: ReadonlySet<ProblemCode> = new Set([
  'thread.gone',
  'event.gone',
  'command.already-undone',
  'command.not-delivered',
]);

/** The history tells the person about the conflict. Idempotent. */
const auditTooLate = (ctx: Context, account: Account, given: Given, problem: ProblemCode): Promise<void> =>
  ctx.db.asUser(account.userId, async (tx) => {
    const ledger = await ledgerOf(tx, account, given.command);
    await ledger.lock(tx, account);
    const known = await tx
      .selectFrom('audit_log')
      .select('id')
      .where('user_id', '=', account.userId)
      .where('action_type', '=', 'action_too_late')
      .where('resource_id', '=', given.id)
      .executeTakeFirst();
    if (known) return;
    const about = await ledger.describe(tx, account, []);
    await recordAudit(tx, {
      userId: account.userId,
      userEmail: about.userEmail,
      actionType: 'action_too_late',
      actionDescription: `${given.command.kind} not carried out: ${problem}`,
      at: ctx.clock.now(),
      resourceType: 'command',
      resourceId: given.id,
      metadata: about.metadata,
    });
  });

/** The stored answer of an earlier post with this id. Refuses an id that another command used. */
const alreadyGiven = async (ctx: Context, tx: Tx, account: Account, given: Given): Promise<Executed | null> => {
  const row = await tx
    .selectFrom('command')
    .select(['id', 'kind', 'args', 'done', 'revision', 'leaves_at', 'left_at', 'state'])
    .where(ofAccount(account))
    .where('id', '=', given.id)
    .executeTakeFirst();
  if (!row) return null;
  const stored = await openCommand(ctx, tx, account, row);
  if (JSON.stringify(stored) !== JSON.stringify(given.command)) throw new Problem('command.reused-id');
  const done = await openDone(ctx, tx, account, given.id, row.done);
  const leavesIn = isHeld(row) && row.leaves_at ? untilThen(ctx, row.leaves_at) : null;
  return { id: given.id, done, revision: Number(row.revision), leavesIn };
};

/** The caller holds the ledger's lock. */
const carryOut = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  { ledger, given }: { ledger: Ledger; given: Given },
): Promise<Executed> => {
  const { changes, about, inverts, held } = await changesOf(ctx, tx, account, ledger, given);
  if (held !== null) return stopHeld(ctx, tx, account, { ledger, given, held });
  const subjects = inverts === null ? about.length : 0;
  await keepPace(tx, account, subjects, ctx.clock.now());
  crashPoint('intake.understood');
  const revision = await ledger.revision(tx, account);
  const done = await ledger.apply(ctx, tx, account, { commandId: given.id, changes, revision });
  crashPoint('intake.applied');
  await charge(ctx, tx, account, { given, inverts, done });
  const leavesAt = await holdUntil(ctx, tx, account, { ledger, given, done });
  await keepCommand(ctx, tx, account, ledger, { ...given, done, revision, inverts, subjects, leavesAt });
  await ledger.afterStored?.(ctx, tx, account, given);
  crashPoint('intake.stored');
  await audit(ctx, tx, account, { ledger, given, about, moot: isMoot(given.command, done) });
  crashPoint('intake.audited');
  if (leavesAt !== null) await queueLeaving(ctx, tx, account, leavesAt);
  else if (ledger.needsDelivery(done)) await queueDelivery(ctx, tx, account, ledger.name);
  crashPoint('intake.queued');
  await ctx.live.tell(tx, account, { kind: 'revision', number: revision });
  crashPoint('intake.told');
  return { id: given.id, done, revision, leavesIn: leavesAt && untilThen(ctx, leavesAt) };
};

type Stopping = { ledger: Ledger; given: Given; held: HeldCommand };

/** The undo of a command that nobody has heard of: neither of them leaves. */
const stopHeld = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  { ledger, given, held }: Stopping,
): Promise<Executed> => {
  const revision = await ledger.revision(tx, account);
  const done = (await ledger.stop?.(ctx, tx, account, { ...held, revision })) ?? [];
  await closeStopped(tx, account, held.id);
  await charge(ctx, tx, account, { given, inverts: held.id, done });
  crashPoint('intake.applied');
  await keepCommand(ctx, tx, account, ledger, { ...given, done, revision, inverts: held.id, subjects: 0, stops: true });
  await audit(ctx, tx, account, { ledger, given, about: touchedBy(done), moot: false });
  await ctx.live.tell(tx, account, { kind: 'revision', number: revision });
  return { id: given.id, done, revision, leavesIn: null };
};

/** Somebody already did all of it, elsewhere or earlier. */
const isMoot = ({ kind }: Command, done: readonly Done[]): boolean =>
  done.every(changedNothing) && registry[kind].actsOutside !== true;

type Audited = { ledger: Ledger; given: Given; about: readonly Subject[]; moot: boolean };

const audit = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  { ledger, given: { id, command }, about, moot }: Audited,
): Promise<void> => {
  const { userEmail, metadata } = await ledger.describe(tx, account, about, command);
  const [first] = about;
  await recordAudit(tx, {
    userId: account.userId,
    userEmail,
    actionType: moot ? 'action_unneeded' : activityOf(command),
    actionDescription: first
      ? `${command.kind} on ${about.length} ${first.kind}${about.length === 1 ? '' : 's'}`
      : command.kind,
    at: ctx.clock.now(),
    ...(first ? { resourceType: first.kind, resourceId: first.id } : { resourceType: 'command', resourceId: id }),
    metadata: { command_id: id, ...metadata },
  });
};
