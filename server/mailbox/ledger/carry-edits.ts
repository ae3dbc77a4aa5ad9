import type { LabelEdit } from '#domain/change/label-edit.ts';
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { isLasting } from '#server/ledger/lasting.ts';
import type { Delivered } from '#server/ports.ts';
import { withToken } from '#server/tokens/with-token.ts';
import { type Call, callsOf } from './round.ts';

/** The provider did not apply a message without an outcome. `trouble` is the reason. */
export type Carried = { outcomes: Delivered[]; trouble: Problem | null };

/** A temporary problem ends the loop. A permanent refusal is an outcome, and the loop continues. */
export const carryEdits = async (ctx: Context, account: Account, edits: readonly LabelEdit[]): Promise<Carried> => {
  const outcomes: Delivered[] = [];
  for (const call of callsOf(edits)) {
    try {
      outcomes.push(...(await make(ctx, account, call)));
    } catch (error) {
      const trouble = error instanceof Problem ? error : new Problem('unexpected', { cause: error });
      if (!isLasting(trouble)) return { outcomes, trouble };
      outcomes.push(...call.edits.map(({ messageId }) => refused(messageId, trouble)));
    }
  }
  const temporary = outcomes.find((one) => one.kind === 'refused' && !isLasting(one.problem));
  return { outcomes, trouble: temporary?.kind === 'refused' ? temporary.problem : null };
};

export const refused = (messageId: LabelEdit['messageId'], problem: Problem): Delivered => ({
  kind: 'refused',
  messageId,
  problem,
});

const make = async (ctx: Context, account: Account, call: Call): Promise<Delivered[]> => {
  const each = () =>
    withToken(ctx, account, 'interactive', (caller) => ctx.provider(account).deliver(caller, call.edits));
  if (call.kind === 'each') return each();
  const messageIds = call.edits.map(({ messageId }) => messageId);
  const { add, remove } = call;
  try {
    await withToken(ctx, account, 'interactive', (caller) =>
      ctx.provider(account).deliverAlike(caller, { messageIds, add, remove }),
    );
    return messageIds.map((messageId) => ({ kind: 'done', messageId, labels: null }));
  } catch (error) {
    // One edit may cause the refusal of the whole call, so send them one by one.
    if (error instanceof Problem && isLasting(error)) return each();
    throw error;
  }
};
