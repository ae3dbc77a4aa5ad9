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
  /** The person stopped the fetching of older mail; the inbox goes on. */
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

/** Messages of the first sync: what a person can start on. */
export const initialBatch = 50;

/** How the older mail is fetched: years of it, seconds after the first mail is here, and messages of one batch. */
export const backfill = { years: 5, startsAfterSeconds: 5, batch: { first: 25, step: 5, most: 50 } } as const;

/** Larger messages come without their attachments, in Gmail's search language. */
export const largeMessage = 'larger:5M';

/** The batch after this one: grown by a step while Google takes them, halved when it turned a part away. */
export const nextBatch = (size: number, turnedAway: boolean): number =>
  turnedAway ? Math.max(1, Math.floor(size / 2)) : Math.min(backfill.batch.most, size + backfill.batch.step);

/** Hours between comparisons of the whole mailbox with the provider's, and how many may begin within one hour. */
export const comparisons = { everyHours: 24, anHour: 2 } as const;

/** Days for which a deleted message is remembered. */
export const tombstoneDays = 30;

/** Seconds between looks at the provider's history: while a tab is open, and otherwise. */
export const pollSeconds = { open: 15, away: 120 } as const;
