// Stores the outcome of each utterance. Deletes the words after the days that the person chose, the rest after three months.
import { sql } from 'kysely';
import type { UserId } from '#domain/id.ts';
import type { VoiceTurn } from '#domain/voice-turn.ts';
import type { Context } from '#server/context.ts';
import { settingsOf } from '#server/settings/store.ts';

/** A repeated turn updates only its outcome. */
export const keepTurn = (ctx: Context, userId: UserId, turn: VoiceTurn): Promise<void> =>
  ctx.db.asUser(userId, async (tx) => {
    const { heardDays } = await settingsOf(tx, { userId });
    await tx
      .insertInto('voice_turn')
      .values({
        user_id: userId,
        id: turn.id,
        at: new Date(turn.at),
        kept_at: ctx.clock.now(),
        state: turn.state,
        heard: heardDays === 0 ? null : await ctx.keyring.seal(tx, userId, turnPlace(turn.id), turn.heard),
        engine: turn.engine,
        agreed: turn.agreed,
        understood_as: turn.understoodAs,
        understood_by: turn.by,
        outcome: turn.outcome,
        latency_ms: turn.latencyMs,
        interrupted: turn.interrupted,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet({ outcome: turn.outcome }))
      .execute();
  });

/** The place of what was heard. */
export const turnPlace = (id: string) => ({ table: 'voice_turn', column: 'heard', row: id });

/** For all users. Only the job calls it. */
export const forgetTurns = async (ctx: Context): Promise<void> => {
  const { rows } = await ctx.db.system((tx) =>
    sql<{ count: number }>`select forget_turns(${ctx.clock.now()}) as count`.execute(tx),
  );
  const count = rows[0]?.count ?? 0;
  if (count > 0) ctx.log.info('voice.turns-forgotten', { count });
};
