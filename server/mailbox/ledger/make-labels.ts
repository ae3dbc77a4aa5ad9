// Creates labels at the provider before delivery. After a crash between creation and commit, the next try finds the
// label by name and creates no second one.
import { sql } from 'kysely';
import type { LabelEdit } from '#domain/change/label-edit.ts';
import type { Account, MessageId, ThreadId } from '#domain/id.ts';
import { labelToMake, nameToMake, type OwnLabel, settledLabel } from '#domain/label.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { isLasting } from '#server/ledger/lasting.ts';
import { keepLabels } from '#server/mailbox/labels.ts';
import { lockMailbox } from '#server/mailbox/revision.ts';
import { showLabels } from '#server/mailbox/show-labels.ts';
import type { Delivered } from '#server/ports.ts';
import { withToken } from '#server/tokens/with-token.ts';
import { refused } from './carry-edits.ts';
import type { OpenRound } from './open-round.ts';
import type { OpenCommand } from './round.ts';

/**
 * `refused`: messages whose label the provider rejects, which `edits` leaves out. `trouble`: temporary, so nothing goes
 * out yet.
 */
export type Labelled = {
  open: OpenRound;
  edits: LabelEdit[];
  refused: Delivered[];
  outcomes: Delivered[];
  trouble: Problem | null;
};

/** Replaces label names by the provider's ids. */
export const withLabelsMade = async (ctx: Context, account: Account, open: OpenRound): Promise<Labelled> => {
  const names = new Set(allEdits(open).flatMap(namesIn));
  const made: OwnLabel[] = [];
  const refusals = new Map<string, Problem>();
  for (const name of names) {
    const label = await make(ctx, account, name);
    if (!(label instanceof Problem)) made.push(label);
    else if (isLasting(label)) refusals.set(name, label);
    else return { open, edits: [], refused: [], outcomes: [], trouble: label };
  }
  const settled = { ...open, commands: open.commands.map((command) => withIds(command, made)) };
  const refusalOf = (edit: LabelEdit) => namesIn(edit).flatMap((name) => refusals.get(name) ?? [])[0];
  return {
    open: settled,
    edits: allEdits(settled).filter((edit) => refusalOf(edit) === undefined),
    refused: allEdits(settled).flatMap((edit) => {
      const problem = refusalOf(edit);
      return problem ? [refused(edit.messageId, problem)] : [];
    }),
    outcomes: [],
    trouble: null,
  };
};

const make = async (ctx: Context, account: Account, name: string): Promise<OwnLabel | Problem> => {
  try {
    const { id } = await withToken(ctx, account, 'interactive', (caller) =>
      ctx.provider(account).makeLabel(caller, name),
    );
    crashPoint('delivery.label-made');
    await ctx.db.asUser(account.userId, (tx) => writeMade(ctx, tx, account, { id, name }));
    return { id, name };
  } catch (error) {
    return error instanceof Problem ? error : new Problem('unexpected', { cause: error });
  }
};

const allEdits = ({ commands }: OpenRound): LabelEdit[] => commands.flatMap(({ edits }) => edits);

const namesIn = ({ add, remove }: LabelEdit): string[] =>
  [...add, ...remove].map(nameToMake).filter((name) => name !== null);

const withIds = (command: OpenCommand, made: readonly OwnLabel[]): OpenCommand => ({
  ...command,
  edits: command.edits.map((edit) => ({
    ...edit,
    add: edit.add.map((id) => settledLabel(id, made)),
    remove: edit.remove.map((id) => settledLabel(id, made)),
  })),
});

/** Replaces the name by the id in pending edits and in undo data. */
const writeMade = async (ctx: Context, tx: Tx, account: Account, made: OwnLabel): Promise<void> => {
  await lockMailbox(tx, account);
  const revision = await keepLabels(ctx, tx, account, [made]);
  const named = labelToMake(made.name);
  const { rows } = await sql<{ messageId: MessageId; threadId: ThreadId }>`
    update pending_change
    set adds = array_replace(adds, ${named}::text, ${made.id}::text),
      removes = array_replace(removes, ${named}::text, ${made.id}::text)
    where ${ofAccount(account)} and (${named}::text = any(adds) or ${named}::text = any(removes))
    returning message_id as "messageId", thread_id as "threadId"
  `.execute(tx);
  const [from, to] = [JSON.stringify(named), JSON.stringify(made.id)];
  await sql`
    update command set done = replace(done::text, ${from}::text, ${to}::text)::jsonb
    where ${ofAccount(account)} and strpos(done::text, ${from}::text) > 0
  `.execute(tx);
  await showLabels(tx, account, rows, revision);
};
