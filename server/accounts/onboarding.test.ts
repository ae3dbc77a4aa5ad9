import { beforeEach, describe, expect, test } from 'vitest';
import { UserId } from '#domain/id.ts';
import { type OnboardingState, startOnboarding, updatedSetup } from '#domain/onboarding.ts';
import { testContext } from '#test/support/context.ts';
import { changeOnboarding, getOnboarding } from './onboarding.ts';

const ctx = await testContext();
const day = 24 * 3_600_000;

let me: UserId;
beforeEach(async () => {
  const [row] = await ctx.peek(
    `insert into auth."user" (name, email, "createdAt") values ('Alex', gen_random_uuid() || '@x.example', $1) returning id`,
    [ctx.clock.now()],
  );
  me = UserId.parse(row?.id);
});

const saved = async (state: Partial<OnboardingState>) => {
  const preferences = JSON.stringify({ ...startOnboarding(ctx.clock.now()), ...state });
  await ctx.peek(
    `insert into personalization_profile (user_id, profile_category, preferences, learning_source, confidence_level)
     values ($1, 'onboarding_state', $2, 'explicit', 1)`,
    [me, preferences],
  );
};
const row = () => ctx.peek('select * from personalization_profile where user_id = $1', [me]);

describe('reading onboarding', () => {
  test('a newcomer starts at the first step', async () => {
    expect(await getOnboarding(ctx, me)).toMatchObject({
      state: { step: 'gmail_connect', isComplete: false },
      notice: null,
    });
  });

  test('completes the unfinished setup of a returning user once', async () => {
    ctx.clock.advance(day);
    const { state } = await getOnboarding(ctx, me);
    expect(state).toMatchObject({ step: 'completion', isComplete: true });
    ctx.clock.advance(day);
    expect((await getOnboarding(ctx, me)).state).toEqual(state);
  });

  test('migrates an older state with Gmail connected, and tells the person once', async () => {
    await saved({ step: 'email_sync', completedSteps: ['gmail_connect', 'calendar_connect'] });
    expect(await getOnboarding(ctx, me)).toMatchObject({
      state: { step: 'completion', isComplete: true, completedSteps: ['gmail_connect'] },
      notice: updatedSetup,
    });
    expect((await getOnboarding(ctx, me)).notice).toBeNull();
  });

  test('an unreadable state reports an error and stays unchanged', async () => {
    await ctx.peek(
      `insert into personalization_profile (user_id, profile_category, preferences, learning_source, confidence_level)
       values ($1, 'onboarding_state', '{"step":"nowhere"}', 'explicit', 1)`,
      [me],
    );
    await expect(getOnboarding(ctx, me)).rejects.toThrow('onboarding.load-failed');
    expect((await row())[0]?.preferences).toEqual({ step: 'nowhere' });
  });
});

describe('changing onboarding', () => {
  test('stores the row that the spec names: category, explicit, confidence 1', async () => {
    await changeOnboarding(ctx, me, { do: 'complete', step: 'gmail_connect' });
    expect(await row()).toEqual([
      expect.objectContaining({
        profile_category: 'onboarding_state',
        learning_source: 'explicit',
        confidence_level: 1,
        preferences: expect.objectContaining({ step: 'completion', isComplete: true }),
      }),
    ]);
  });

  test('fail, retry and reset are reversible', async () => {
    const error = { step: 'gmail_connect', message: 'Failed to connect with Google', recoverable: true } as const;
    expect((await changeOnboarding(ctx, me, { do: 'fail', error })).state.errors).toEqual([error]);
    expect((await changeOnboarding(ctx, me, { do: 'retry', step: 'gmail_connect' })).state.errors).toEqual([]);
    await changeOnboarding(ctx, me, { do: 'complete', step: 'gmail_connect' });
    expect((await changeOnboarding(ctx, me, { do: 'reset' })).state).toEqual(startOnboarding(ctx.clock.now()));
  });

  test('concurrent changes all count', async () => {
    const error = (step: 'gmail_connect' | 'completion') => ({ step, message: 'no', recoverable: false });
    await changeOnboarding(ctx, me, { do: 'reset' });
    await Promise.all([
      changeOnboarding(ctx, me, { do: 'fail', error: error('gmail_connect') }),
      changeOnboarding(ctx, me, { do: 'fail', error: error('completion') }),
    ]);
    expect((await getOnboarding(ctx, me)).state.errors).toHaveLength(2);
  });
});
