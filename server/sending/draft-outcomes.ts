// Keeps how much of Flow's drafts stood, and tells their owner.
import { sql } from 'kysely';
import type { DraftFigures, DraftOutcome } from '#domain/draft-outcome.ts';
import type { UserId } from '#domain/id.ts';
import type { Context } from '#server/context.ts';

/** A mail leaves once. */
export const keepDraftOutcome = (ctx: Context, userId: UserId, outcome: DraftOutcome): Promise<void> =>
  ctx.db.asUser(userId, async (tx) => {
    const { draftId, ...numbers } = outcome;
    await tx
      .insertInto('draft_outcome')
      .values({ user_id: userId, draft_id: draftId, at: ctx.clock.now(), ...numbers })
      .onConflict((conflict) => conflict.columns(['user_id', 'draft_id']).doNothing())
      .execute();
  });

export const draftFigures = (ctx: Context, userId: UserId): Promise<DraftFigures> =>
  ctx.db.asUser(userId, (tx) =>
    tx
      .selectFrom('draft_outcome')
      .select([
        sql<number>`count(*)::int`.as('drafts'),
        sql<number>`(count(*) filter (where change in ('none', 'frame')))::int`.as('asWritten'),
        sql<number | null>`percentile_cont(0.5) within group (order by distance)`.as('distance'),
      ])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  );
