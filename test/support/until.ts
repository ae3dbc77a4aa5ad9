// To wait for what a test is about. A second, as Vitest would have it, is not long for a machine that does much else.
import { vi } from 'vitest';

/** Looks until it is so, and answers with what it was. */
export const until: typeof vi.waitUntil = (condition, options) => vi.waitUntil(condition, patient(options));

/** Tries until it no longer throws. */
export const eventually: typeof vi.waitFor = (attempt, options) => vi.waitFor(attempt, patient(options));

type Options = Parameters<typeof vi.waitFor>[1];

const patient = (options: Options) => (typeof options === 'number' ? options : { timeout: 15_000, ...options });
