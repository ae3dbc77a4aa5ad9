// The diagnostic steps of Email Debug. They run on the operator's own account alone.
import * as z from 'zod/mini';

export const DebugStep = z.enum(['token-row', 'gmail-profile', 'token-refresh', 'send-test', 'reset-onboarding']);
export type DebugStep = z.infer<typeof DebugStep>;

/** The steps that change nothing, in the order of a whole run. */
export const debugSequence = ['token-row', 'gmail-profile', 'token-refresh'] as const satisfies readonly DebugStep[];

/** Milliseconds between two steps of a run. */
export const debugPause = 500;

/** `code`: an HTTP status, or PGRST116. */
export const DebugOutcome = z.object({ ok: z.boolean(), code: z.nullable(z.string()), lines: z.array(z.string()) });
export type DebugOutcome = z.infer<typeof DebugOutcome>;

/** What an outcome's code means. Null: it says enough itself. */
export const debugHint = (code: string | null): string | null => (code === null ? null : (hints.get(code) ?? null));

export const hints: ReadonlyMap<string, string> = new Map([
  ['401', 'Expired token'],
  ['403', 'A permission or access-policy problem'],
  ['500', 'Server error'],
  ['PGRST116', 'No token row, which is normal for new users'],
]);
