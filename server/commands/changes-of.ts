// Which changes a command asks for: its own, or the inverse of what an earlier one really did.
import * as z from 'zod/mini';
import { effectOf } from '#commands/effect.ts';
import type { Command } from '#commands/registry.ts';
import { type Change, Done, invert, threadsIn } from '#domain/change/mailbox.ts';
import type { CommandId, ThreadId, UserId } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import type { Tx } from '#server/db/database.ts';
import { withKnownLabels } from '#server/mailbox/labels.ts';
import { threadsLastBy } from '#server/mailbox/ledger/blocked.ts';
import { stopLeaving } from '#server/mailbox/ledger/leave-list.ts';

export type Wanted = { changes: Change[]; threadIds: readonly ThreadId[]; inverts: CommandId | null };

/** `id`: the command's own. An inverted command is marked as taken back by it, which happens once. */
export const changesOf = async (tx: Tx, userId: UserId, id: CommandId, command: Command): Promise<Wanted> => {
  const effect = effectOf(command);
  if (effect.kind === 'inverts') return inverted(tx, userId, id, effect.target);
  await mustOwn(tx, userId, effect.threadIds);
  if (command.kind === 'block') return withAllTheirs(tx, userId, command.args);
  return { changes: await withKnownLabels(tx, userId, effect.changes), threadIds: effect.threadIds, inverts: null };
};

/** What came from them after a device last heard of the inbox goes with the rest. */
const withAllTheirs = async (tx: Tx, userId: UserId, { email, threadIds }: Block['args']): Promise<Wanted> => {
  const all = [...new Set([...threadIds, ...(await threadsLastBy(tx, userId, email))])];
  return { changes: [{ kind: 'block', email, blocked: true, threadIds: all }], threadIds: all, inverts: null };
};

type Block = Extract<Command, { kind: 'block' }>;

/** The inverse of what `target` really did, last change first. Asked again by the same command, it is the same. */
const inverted = async (tx: Tx, userId: UserId, id: CommandId, target: CommandId): Promise<Wanted> => {
  const row = await tx
    .updateTable('command')
    .set({ inverted_by: id })
    .where('user_id', '=', userId)
    .where('id', '=', target)
    .where((is) => is.or([is('inverted_by', 'is', null), is('inverted_by', '=', id)]))
    .returning(['done', 'state', 'kind'])
    .executeTakeFirst();
  if (!row) throw new Problem(await whyNot(tx, userId, target));
  if (row.kind === 'unsubscribe') await stopLeaving(tx, userId, target);
  const done = z.array(Done).parse(row.done);
  const threadIds = threadsIn(done);
  // Google refused all of it, and it was put back then.
  if (threadIds.length === 0 && (row.state === 'failed' || row.state === 'dismissed'))
    throw new Problem('command.not-delivered');
  return { changes: done.toReversed().map(invert), threadIds, inverts: target };
};

const whyNot = async (tx: Tx, userId: UserId, target: CommandId): Promise<ProblemCode> => {
  const row = await tx
    .selectFrom('command')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', target)
    .executeTakeFirst();
  return row ? 'command.already-undone' : 'command.unknown';
};

/**
 * Ids come from the client: one that is not this user's is unknown, and nothing happens. Of threads that were deleted meanwhile
 * the others are none the worse, as long as there are others.
 */
const mustOwn = async (tx: Tx, userId: UserId, threadIds: readonly ThreadId[]): Promise<void> => {
  const wanted = [...new Set(threadIds)];
  if (wanted.length === 0) return;
  const found = await tx
    .selectFrom('thread')
    .select('gone')
    .where('user_id', '=', userId)
    .where('id', 'in', wanted)
    .execute();
  if (found.length < wanted.length) throw new Problem('thread.unknown');
  if (found.every(({ gone }) => gone)) throw new Problem('thread.gone');
};
