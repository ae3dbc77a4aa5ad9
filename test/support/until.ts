// Waiting with patience: Vitest's one second is too short on a busy machine.
import { vi } from 'vitest';

/** Repeats until the condition holds, and returns its value. */
export const until: typeof vi.waitUntil = (condition, options) => vi.waitUntil(condition, patient(options));

/** Repeats until it no longer throws. */
export const eventually: typeof vi.waitFor = (attempt, options) => vi.waitFor(attempt, patient(options));

type Options = Parameters<typeof vi.waitFor>[1];

const patient = (options: Options) => (typeof options === 'number' ? options : { timeout: 15_000, ...options });
