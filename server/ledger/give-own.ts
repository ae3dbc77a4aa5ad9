import { activityOf, effectOf } from '#commands/effect.ts';
import type { Command } from '#commands/registry.ts';
import { changedNothing } from '#domain/change/change.ts';
import { type Account, CommandId } from '#domain/id.ts';
import { recordAudit } from '#server/activity/audit-log.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/id.ts';
import { keepCommand } from './keep-command.ts';
import type { Ledger } from './ledger.ts';
import { queueDelivery } from './queue-delivery.ts';

export type OwnCommand = { command: Command; description: string; revision: number };

/** The caller holds the ledger's lock and names the revision. */
export const giveOwn = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  ledger: Pick<Ledger, 'name' | 'apply' | 'describe' | 'needsDelivery'>,
  { command, description, revision }: OwnCommand,
): Promise<void> => {
  const effect = effectOf(command);
  if (effect.kind !== 'changes') return;
  const id = CommandId.parse(newId(ctx.clock.now()));
  const done = await ledger.apply(ctx, tx, account, { commandId: id, changes: effect.changes, revision });
  if (done.every(changedNothing)) return;
  await keepCommand(ctx, tx, account, ledger, {
    id,
    command,
    spoken: false,
    done,
    revision,
    inverts: null,
    subjects: effect.about.length,
  });
  const { userEmail, metadata } = await ledger.describe(tx, account, effect.about);
  const [first] = effect.about;
  await recordAudit(tx, {
    userId: account.userId,
    userEmail,
    actionType: activityOf(command),
    actionDescription: description,
    at: ctx.clock.now(),
    ...(first ? { resourceType: first.kind, resourceId: first.id } : {}),
    metadata: { command_id: id, ...metadata },
  });
  if (ledger.needsDelivery(done)) await queueDelivery(ctx, tx, account, ledger.name);
};
