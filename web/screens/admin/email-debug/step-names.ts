import type { DebugStep } from '#domain/email-debug.ts';

export const stepNames = {
  'token-row': 'Check the token row',
  'gmail-profile': 'Test the Gmail profile',
  'token-refresh': 'Refresh the token',
  'send-test': 'Send a test',
  'reset-onboarding': 'Reset the onboarding state',
} as const satisfies Record<DebugStep, string>;
