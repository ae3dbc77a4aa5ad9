// Carries the label edits of a round to the provider, call by call, and tells what became of each.
import type { LabelEdit } from '#domain/change/label-edit.ts';
import type { Account } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { isLasting } from '#server/ledger/lasting.ts';
import type { Delivered } from '#server/ports.ts';
import { withToken } from '#server/tokens/with-token.ts';
import { type Call, callsOf } from './round.ts';

/** What has no outcome was not asked for, or not answered: `trouble` is why. */
export type Carried = { outcomes: Delivered[]; trouble: Problem | null };

/** Trouble that may pass ends it; what the provider refuses for good is an outcome, and the next call is made. */
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
  const passing = outcomes.find((one) => one.kind === 'refused' && !isLasting(one.problem));
  return { outcomes, trouble: passing?.kind === 'refused' ? passing.problem : null };
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
    // One of them may be why all were refused: asked one by one, the others need not suffer for it.
    if (error instanceof Problem && isLasting(error)) return each();
    throw error;
  }
};
