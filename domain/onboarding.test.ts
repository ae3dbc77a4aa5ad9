// Every transition of the onboarding state, and every old state it may start from.
import { describe, expect, test } from 'vitest';
import {
  completeStep,
  failStep,
  migrateOnboarding,
  type OnboardingState,
  type OnboardingStep,
  retryStep,
  startOnboarding,
} from './onboarding.ts';

const began = new Date('2026-03-02T08:00:00Z');
const now = new Date('2026-03-02T09:00:00Z');
const fresh = startOnboarding(began);
const state = (given: Partial<OnboardingState>): OnboardingState => ({ ...fresh, ...given });
const refusal = { step: 'gmail_connect', message: 'Google said no', recoverable: true } as const;

describe('completing a step', () => {
  test('connecting Gmail completes onboarding and stores the time', () => {
    expect(completeStep(fresh, 'gmail_connect', now)).toEqual(
      state({
        step: 'completion',
        completedSteps: ['gmail_connect'],
        isComplete: true,
        completedAt: now.toISOString(),
      }),
    );
  });

  test('connecting Gmail again keeps the first time and counts the step once', () => {
    const once = completeStep(fresh, 'gmail_connect', began);
    expect(completeStep(once, 'gmail_connect', now)).toEqual(once);
  });

  test.each<OnboardingStep>(['calendar_connect', 'microphone_setup', 'email_sync', 'completion'])(
    'completing %s is remembered and completes nothing',
    (step) => {
      const after = completeStep(fresh, step, now);
      expect(after.completedSteps).toEqual([step]);
      expect(after.isComplete).toBe(false);
    },
  );

  test('completing a step clears only its own errors', () => {
    const other = { step: 'email_sync', message: 'slow', recoverable: false } as const;
    const failed = failStep(failStep(fresh, refusal), other);
    expect(completeStep(failed, 'gmail_connect', now).errors).toEqual([other]);
  });
});

describe('failing and retrying', () => {
  test('a step keeps only its latest error', () => {
    const twice = failStep(failStep(fresh, refusal), { ...refusal, message: 'again' });
    expect(twice.errors).toEqual([{ ...refusal, message: 'again' }]);
  });

  test('a retry clears the errors of its step and returns to it', () => {
    const failed = failStep(state({ step: 'completion' }), refusal);
    expect(retryStep(failed, 'gmail_connect')).toEqual(state({ step: 'gmail_connect', errors: [] }));
  });

  test('a retry of one step keeps the errors of another', () => {
    const failed = failStep(fresh, refusal);
    expect(retryStep(failed, 'completion').errors).toEqual([refusal]);
  });
});

describe('states from older versions', () => {
  const done = completeStep(startOnboarding(now), 'gmail_connect', now);
  const newcomer = { isNew: true };
  const returning = { isNew: false };

  test.each<[string, OnboardingState, { isNew: boolean }, { state: OnboardingState; migrated: boolean }]>([
    ['an untouched state of a newcomer stays', fresh, newcomer, { state: fresh, migrated: false }],
    [
      'an incomplete state of a returning user is completed in silence',
      fresh,
      returning,
      { state: completeStep(fresh, 'gmail_connect', now), migrated: false },
    ],
    ['a complete state stays', done, returning, { state: done, migrated: false }],
    [
      'an old step reached without Gmail starts over',
      state({ step: 'calendar_connect' }),
      newcomer,
      { state: startOnboarding(now), migrated: false },
    ],
    [
      'an old step reached with Gmail is complete, and the person hears of it',
      state({ step: 'microphone_setup', completedSteps: ['gmail_connect', 'calendar_connect'] }),
      newcomer,
      { state: done, migrated: true },
    ],
    [
      'an old step among the completed ones counts as old',
      state({ completedSteps: ['gmail_connect', 'email_sync'] }),
      returning,
      { state: done, migrated: true },
    ],
  ])('%s', (_name, saved, person, expected) => {
    expect(migrateOnboarding(saved, person, now)).toEqual(expected);
  });

  test('a migrated state stays as it is', () => {
    const old = state({ step: 'email_sync', completedSteps: ['gmail_connect'] });
    const { state: updated } = migrateOnboarding(old, newcomer, now);
    expect(migrateOnboarding(updated, returning, now)).toEqual({ state: updated, migrated: false });
  });
});
