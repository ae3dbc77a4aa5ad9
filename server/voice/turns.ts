// Stores the outcome of each utterance. Deletes the words after the days that the person chose, the rest after three months.
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { DeviceClass } from '#domain/device-class.ts';
import type { UserId } from '#domain/id.ts';
import type { Dictation, VoiceTurn } from '#domain/voice-turn.ts';
import type { Context } from '#server/context.ts';
import { settingsOf } from '#server/settings/store.ts';

/** A repeated turn updates only its outcome. */
export const keepTurn = (ctx: Context, userId: UserId, turn: VoiceTurn, device: DeviceClass): Promise<void> =>
  ctx.db.asUser(userId, async (tx) => {
    const { heardDays } = await settingsOf(tx, { userId });
    const phrase = heardDays === 0 ? null : phraseOf(ctx, turn);
    const undone_ms = turn.undoneMs ?? null;
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
        device,
        undone_ms,
        phrase: phrase?.mark ?? null,
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet({ outcome: turn.outcome, undone_ms }))
      .execute();
    if (phrase !== null) await sql`select note_phrase(${phrase.mark}, ${phrase.words}, ${ctx.clock.now()})`.execute(tx);
  });

/** What nothing understood, so that the operator sees it once three people said it. Names are replaced already. */
const phraseOf = ({ config }: Context, { outcome, heard }: VoiceTurn): { mark: string; words: string } | null => {
  const words = heard
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}'’[\] ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (outcome !== 'fallback' || words === '') return null;
  return {
    words,
    mark: createHmac('sha256', config.hostKey).update(`phrase ${words}`).digest('base64url').slice(0, 22),
  };
};

/** A mail leaves once. */
export const keepDictation = (ctx: Context, userId: UserId, given: Dictation, device: DeviceClass): Promise<void> =>
  ctx.db.asUser(userId, async (tx) => {
    await tx
      .insertInto('dictation')
      .values({ user_id: userId, ...given, engine: given.engine ?? null, at: ctx.clock.now(), device })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
      .execute();
  });

/** The place of what was heard. */
export const turnPlace = (id: string) => ({ table: 'voice_turn', column: 'heard', row: id });

/** For all users. Only the job calls it. */
export const forgetTurns = async (ctx: Context): Promise<void> => {
  const { rows } = await ctx.db.system((tx) =>
    sql<{ count: number }>`select forget_turns(${ctx.clock.now()}) as count`.execute(tx),
  );
  await ctx.db.system((tx) => sql`select forget_voice_figures(${ctx.clock.now()})`.execute(tx));
  const count = rows[0]?.count ?? 0;
  if (count > 0) ctx.log.info('voice.turns-forgotten', { count });
};
