// How far the mailbox has come from the provider, in the spec's words, and the sizes of each step.
import * as z from 'zod/mini';

export const SyncProgress = z.object({
  phase: z.enum(['idle', 'initial', 'historical']),
  currentService: z.enum(['none', 'email', 'calendar', 'both']),
  totalEstimated: z.number(),
  syncedCount: z.number(),
  currentBatch: z.number(),
  isActive: z.boolean(),
  /** A problem code, or null. */
  error: z.nullable(z.string()),
  /** ISO 8601, or null before the first. */
  lastSyncTime: z.nullable(z.string()),
});
export type SyncProgress = z.infer<typeof SyncProgress>;

export const idle: SyncProgress = {
  phase: 'idle',
  currentService: 'none',
  totalEstimated: 0,
  syncedCount: 0,
  currentBatch: 0,
  isActive: false,
  error: null,
  lastSyncTime: null,
};

/** Messages of the first sync: what a person can start on. */
export const initialBatch = 50;

/** Seconds between looks at the provider's history: while a tab is open, and otherwise. */
export const pollSeconds = { open: 15, away: 120 } as const;
