import type { Draft, DraftId, SendingId } from '#domain/draft.ts';
import type { Account } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import { readDraft } from './drafts.ts';
import type { SendingState } from './hold.ts';

export type Listed = {
  drafts: Draft[];
  sendings: {
    id: SendingId;
    draftId: DraftId;
    state: SendingState;
    leavesIn: number;
    scheduled: boolean;
    problem: string | null;
  }[];
};

/** The provider lists older drafts. */
const mostDrafts = 20;
/** Milliseconds for which a finished sending stays in the list. */
const listedFor = 3_600_000;

export const listSendings = (ctx: Context, account: Account): Promise<Listed> =>
  ctx.db.asUser(account.userId, async (tx) => {
    const now = ctx.clock.now().getTime();
    const rows = await tx
      .selectFrom('sending')
      .select(['id', 'draft_id', 'state', 'leaves_at', 'scheduled', 'problem'])
      .where(ofAccount(account))
      .where((is) =>
        is.or([is('changed_at', '>', new Date(now - listedFor)), is('state', 'in', ['queued', 'drafted', 'leaving'])]),
      )
      .orderBy('changed_at', 'desc')
      .limit(50)
      .execute();
    const ids = await tx
      .selectFrom('draft')
      .select('id')
      .where(ofAccount(account))
      .where('discarded_at', 'is', null)
      .orderBy('updated_at', 'desc')
      .limit(mostDrafts)
      .execute();
    const drafts: Draft[] = [];
    for (const { id } of ids) {
      const kept = await readDraft(ctx, tx, account, id);
      if (kept) drafts.push(kept.draft);
    }
    return {
      drafts,
      sendings: rows.map((row) => ({
        id: row.id,
        draftId: row.draft_id,
        state: row.state,
        leavesIn: Math.max(0, row.leaves_at.getTime() - now),
        scheduled: row.scheduled && row.state === 'queued',
        problem: row.problem,
      })),
    };
  });
