// The sync state of the mailbox in the specification's words, and the sizes of its steps.
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
  /** The person stopped fetching older mail. The inbox continues. */
  stopped: z.boolean(),
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
  stopped: false,
};

/** Messages of the first sync, enough to start with. */
export const initialBatch = 50;

/** Backfill: years, delay after the first mail, and messages in one batch. */
export const backfill = { years: 5, startsAfterSeconds: 5, batch: { first: 25, step: 5, most: 50 } } as const;

/** Bytes. Larger messages come without their attachments. */
export const largeMessage = 5 * 1024 * 1024;

/** The next batch size: one step larger after success, half after a refusal. */
export const nextBatch = (size: number, turnedAway: boolean): number =>
  turnedAway ? Math.max(1, Math.floor(size / 2)) : Math.min(backfill.batch.most, size + backfill.batch.step);

/** Hours between full comparisons with the provider, and how many may start within one hour. */
export const comparisons = { everyHours: 24, anHour: 2 } as const;

/** Days to remember a deleted message. */
export const tombstoneDays = 30;

/** Seconds between polls of the provider's history: with an open tab, and without. */
export const pollSeconds = { open: 15, away: 120 } as const;
