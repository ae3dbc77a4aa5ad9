// The two steps between sign-in and the player, and the migration of older states.
import * as z from 'zod/mini';

export const OnboardingStep = z.enum([
  'gmail_connect',
  'calendar_connect',
  'microphone_setup',
  'email_sync',
  'completion',
]);
export type OnboardingStep = z.infer<typeof OnboardingStep>;

export const OnboardingError = z.object({ step: OnboardingStep, message: z.string(), recoverable: z.boolean() });
export type OnboardingError = z.infer<typeof OnboardingError>;

/** As in `personalization_profile.preferences`. Instants are ISO 8601. */
export const OnboardingState = z.object({
  step: OnboardingStep,
  completedSteps: z.array(OnboardingStep),
  isComplete: z.boolean(),
  startedAt: z.string(),
  completedAt: z.nullable(z.string()),
  errors: z.array(OnboardingError),
  currentStepData: z.record(z.string(), z.unknown()),
});
export type OnboardingState = z.infer<typeof OnboardingState>;

/** The message to show once after a migration. */
export const updatedSetup = 'Updated your setup to the latest version';

const current: readonly OnboardingStep[] = ['gmail_connect', 'completion'];

export const startOnboarding = (now: Date): OnboardingState => ({
  step: 'gmail_connect',
  completedSteps: [],
  isComplete: false,
  startedAt: now.toISOString(),
  completedAt: null,
  errors: [],
  currentStepData: {},
});

/** gmail_connect completes onboarding. Flow only records other steps. */
export const completeStep = (state: OnboardingState, step: OnboardingStep, now: Date): OnboardingState => {
  const completedSteps = state.completedSteps.includes(step) ? state.completedSteps : [...state.completedSteps, step];
  const errors = state.errors.filter((error) => error.step !== step);
  if (step !== 'gmail_connect') return { ...state, completedSteps, errors };
  return {
    ...state,
    step: 'completion',
    completedSteps,
    errors,
    isComplete: true,
    completedAt: state.completedAt ?? now.toISOString(),
  };
};

export const failStep = (state: OnboardingState, error: OnboardingError): OnboardingState => ({
  ...state,
  errors: [...state.errors.filter((other) => other.step !== error.step), error],
});

/** Clears the step's errors and returns to it. */
export const retryStep = (state: OnboardingState, step: OnboardingStep): OnboardingState => ({
  ...state,
  step,
  errors: state.errors.filter((error) => error.step !== step),
});

/**
 * Migrates a saved state to today's two steps: resets it, or completes it if the person connected mail. `migrated`
 * shows a notice. A returning user completes it without one.
 */
export const migrateOnboarding = (
  saved: OnboardingState,
  person: { isNew: boolean },
  now: Date,
): { state: OnboardingState; migrated: boolean } => {
  const old = [saved.step, ...saved.completedSteps].some((step) => !current.includes(step));
  if (old) {
    const connected = saved.completedSteps.includes('gmail_connect');
    const fresh = startOnboarding(now);
    return connected
      ? { state: completeStep(fresh, 'gmail_connect', now), migrated: true }
      : { state: fresh, migrated: false };
  }
  if (!saved.isComplete && !person.isNew) return { state: completeStep(saved, 'gmail_connect', now), migrated: false };
  return { state: saved, migrated: false };
};
