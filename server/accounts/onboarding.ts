import type * as z from 'zod/mini';
import type { changeOnboarding as contract } from '#api/accounts.ts';
import type { UserId } from '#domain/id.ts';
import {
  completeStep,
  failStep,
  migrateOnboarding,
  OnboardingState,
  retryStep,
  startOnboarding,
  updatedSetup,
} from '#domain/onboarding.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';

export type OnboardingAnswer = { state: OnboardingState; notice: string | null };
export type OnboardingChange = z.infer<(typeof contract)['request']>;

/** Migrates an older state once; `notice` reports that. */
export const getOnboarding = async (ctx: Context, userId: UserId): Promise<OnboardingAnswer> => {
  const isNew = await isNewcomer(ctx, userId);
  return ctx.db.asUser(userId, (tx) => upToDate(ctx, tx, userId, isNew));
};

export const changeOnboarding = async (
  ctx: Context,
  userId: UserId,
  change: OnboardingChange,
): Promise<OnboardingAnswer> => {
  const isNew = await isNewcomer(ctx, userId);
  return ctx.db.asUser(userId, async (tx) => {
    const { state, notice } = await upToDate(ctx, tx, userId, isNew);
    const changed = changedState(state, change, ctx.clock.now());
    await save(ctx, tx, userId, changed);
    return { state: changed, notice };
  });
};

/** Signing in with Google completes the step gmail_connect. */
export const completeGmail = async (ctx: Context, tx: Tx, userId: UserId): Promise<void> => {
  const now = ctx.clock.now();
  const saved = await savedState(tx, userId);
  // Leave an older state alone: `getOnboarding` migrates it and tells the person.
  if (saved?.isComplete || saved?.completedSteps.includes('gmail_connect')) return;
  await save(ctx, tx, userId, completeStep(saved ?? startOnboarding(now), 'gmail_connect', now));
};

const category = 'onboarding_state';

/** Milliseconds. Flow does not complete the setup of newer users for them. */
const newcomerMs = 60 * 60_000;

const isNewcomer = async (ctx: Context, userId: UserId): Promise<boolean> => {
  const user = await ctx.db.asAuth
    .selectFrom('user')
    .select('createdAt')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return ctx.clock.now().getTime() - user.createdAt.getTime() < newcomerMs;
};

const upToDate = async (ctx: Context, tx: Tx, userId: UserId, isNew: boolean): Promise<OnboardingAnswer> => {
  const now = ctx.clock.now();
  const saved = (await savedState(tx, userId)) ?? startOnboarding(now);
  const { state, migrated } = migrateOnboarding(saved, { isNew }, now);
  if (state !== saved) await save(ctx, tx, userId, state);
  return { state, notice: migrated ? updatedSetup : null };
};

const changedState = (state: OnboardingState, change: OnboardingChange, now: Date): OnboardingState => {
  switch (change.do) {
    case 'complete':
      return completeStep(state, change.step, now);
    case 'retry':
      return retryStep(state, change.step);
    case 'fail':
      return failStep(state, change.error);
    case 'reset':
      return startOnboarding(now);
  }
};

const savedState = async (tx: Tx, userId: UserId): Promise<OnboardingState | null> => {
  const row = await tx
    .selectFrom('personalization_profile')
    .select('preferences')
    .where('user_id', '=', userId)
    .where('profile_category', '=', category)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const parsed = OnboardingState.safeParse(row.preferences);
  if (!parsed.success) throw new Problem('onboarding.load-failed');
  return parsed.data;
};

const save = async (ctx: Context, tx: Tx, userId: UserId, state: OnboardingState): Promise<void> => {
  const preferences = JSON.stringify(state);
  const now = ctx.clock.now();
  await tx
    .insertInto('personalization_profile')
    .values({
      user_id: userId,
      profile_category: category,
      preferences,
      learning_source: 'explicit',
      confidence_level: 1,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'profile_category']).doUpdateSet({ preferences, updated_at: now }),
    )
    .execute();
};
