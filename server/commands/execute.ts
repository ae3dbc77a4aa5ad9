// Carries a command out in our database: the command, what it changed, the audit entry and the delivery job in one transaction.
// The client's id is the key: the same command given twice is done once, and answered twice the same.
import * as z from 'zod/mini';
import { activityOf } from '#commands/effect.ts';
import type { Command } from '#commands/registry.ts';
import { changedNothing, Done } from '#domain/change/mailbox.ts';
import type { CommandId, ThreadId, UserId } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import type { Tx } from '#server/db/database.ts';
import { openCommand } from '#server/ledger/command-args.ts';
import { keepCommand } from '#server/ledger/keep-command.ts';
import { applyChanges } from '#server/mailbox/ledger/apply.ts';
import { describe, detailOf } from '#server/mailbox/ledger/describe.ts';
import { holdLeaving } from '#server/mailbox/ledger/leave-list.ts';
import { lockMailbox, nextRevision } from '#server/mailbox/revision.ts';
import { changesOf } from './changes-of.ts';
import { keepPace } from './pace.ts';

export type Given = { id: CommandId; command: Command; spoken: boolean };
export type Executed = { id: CommandId; done: Done[]; revision: number };

export const execute = async (ctx: Context, userId: UserId, given: Given): Promise<Executed> => {
  try {
    const executed = await ctx.db.asUser(userId, async (tx) => {
      crashPoint('intake.begun');
      await lockMailbox(tx, userId);
      crashPoint('intake.locked');
      return (await alreadyGiven(ctx, tx, userId, given)) ?? (await carryOut(ctx, tx, userId, given));
    });
    crashPoint('intake.committed');
    return executed;
  } catch (error) {
    if (error instanceof Problem && tooLate.has(error.code)) await auditTooLate(ctx, userId, given, error.code);
    throw error;
  }
};

/** Given offline, maybe days ago, it met what had happened elsewhere meanwhile. */
const tooLate: ReadonlySet<ProblemCode> = new Set(['thread.gone', 'command.already-undone', 'command.not-delivered']);

/** The person finds in their history what became of it; posted again, it is written once. */
const auditTooLate = (ctx: Context, userId: UserId, given: Given, problem: ProblemCode): Promise<void> =>
  ctx.db.asUser(userId, async (tx) => {
    await lockMailbox(tx, userId);
    const known = await tx
      .selectFrom('audit_log')
      .select('id')
      .where('user_id', '=', userId)
      .where('action_type', '=', 'action_too_late')
      .where('resource_id', '=', given.id)
      .executeTakeFirst();
    if (known) return;
    const about = await describe(tx, userId, []);
    await recordAudit(tx, {
      userId,
      userEmail: about.userEmail,
      actionType: 'action_too_late',
      actionDescription: `${given.command.kind} not carried out: ${problem}`,
      at: ctx.clock.now(),
      resourceType: 'command',
      resourceId: given.id,
      metadata: about.metadata,
    });
  });

const Dones = z.array(Done);

/** The stored answer of an earlier post with this id; an id that was used for something else is refused. */
const alreadyGiven = async (ctx: Context, tx: Tx, userId: UserId, given: Given): Promise<Executed | null> => {
  const row = await tx
    .selectFrom('command')
    .select(['id', 'kind', 'args', 'done', 'revision'])
    .where('user_id', '=', userId)
    .where('id', '=', given.id)
    .executeTakeFirst();
  if (!row) return null;
  const stored = await openCommand(ctx, tx, userId, row);
  if (JSON.stringify(stored) !== JSON.stringify(given.command)) throw new Problem('command.reused-id');
  return { id: given.id, done: Dones.parse(row.done), revision: Number(row.revision) };
};

/** The command itself, under the mailbox's lock: what it changed, the audit entry and the delivery job. */
export const carryOut = async (ctx: Context, tx: Tx, userId: UserId, given: Given): Promise<Executed> => {
  const wanted = await changesOf(tx, userId, given.id, given.command);
  if (wanted.inverts === null) await keepPace(tx, userId, wanted.threadIds, ctx.clock.now());
  crashPoint('intake.understood');
  const revision = await nextRevision(tx, userId);
  const done = await applyChanges(tx, userId, { commandId: given.id, changes: wanted.changes, revision });
  crashPoint('intake.applied');
  const empty = done.every((one) => one.edits.length === 0);
  await keepCommand(ctx, tx, userId, { ...given, done, revision, inverts: wanted.inverts });
  if (given.command.kind === 'unsubscribe') await holdLeaving(ctx, tx, userId, given.id, given.command.args);
  crashPoint('intake.stored');
  await audit(ctx, tx, userId, { given, threadIds: wanted.threadIds, unneeded: done.every(changedNothing) });
  crashPoint('intake.audited');
  if (!empty) await ctx.jobs.add(tx, 'commands.deliver', { userId }, { key: userId });
  crashPoint('intake.queued');
  await ctx.live.tell(tx, userId, { kind: 'revision', number: revision });
  crashPoint('intake.told');
  return { id: given.id, done, revision };
};

type Audited = { given: Given; threadIds: readonly ThreadId[]; unneeded: boolean };

/** `unneeded`: all of it had been done before, elsewhere or earlier. */
const audit = async (ctx: Context, tx: Tx, userId: UserId, { given, threadIds, unneeded }: Audited): Promise<void> => {
  const about = await describe(tx, userId, threadIds);
  await recordAudit(tx, {
    userId,
    userEmail: about.userEmail,
    actionType: unneeded ? 'action_unneeded' : activityOf(given.command),
    actionDescription: `${given.command.kind} on ${threadIds.length} thread${threadIds.length === 1 ? '' : 's'}`,
    at: ctx.clock.now(),
    resourceType: 'thread',
    ...(threadIds[0] ? { resourceId: threadIds[0] } : {}),
    metadata: { command_id: given.id, ...about.metadata, ...(await detailOf(tx, userId, given.command)) },
  });
};
