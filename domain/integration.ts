// The connected services and the progress of each sync, in the specification's words. Times are ISO 8601, or null
// before the first sync.
import * as z from 'zod/mini';

const trouble = z.nullable(z.object({ words: z.string(), mends: z.nullable(z.enum(['you', 'host'])) }));

export const CalendarAccess = z.enum(['change', 'read', 'busy']);

/** The browser alone knows the third integration, the microphone. */
export const IntegrationStatus = z.object({
  gmail: z.object({
    connected: z.boolean(),
    email: z.string(),
    tokenExpiry: z.nullable(z.string()),
    scopes: z.array(z.string()),
    lastSync: z.nullable(z.string()),
  }),
  calendar: z.object({
    connected: z.boolean(),
    tokenExpiry: z.nullable(z.string()),
    /** `trouble`: why Flow cannot read it, or only a part of it. */
    calendars: z.array(z.object({ name: z.string(), access: CalendarAccess, trouble: z.nullable(z.string()) })),
    lastSync: z.nullable(z.string()),
    /** The reason why Flow cannot read any. */
    trouble,
    /** Whether Flow may see when others are busy. */
    freeBusy: z.boolean(),
  }),
});
export type IntegrationStatus = z.infer<typeof IntegrationStatus>;

export const SyncStats = z.object({
  email: z.object({
    totalEmails: z.number(),
    isHistoricalComplete: z.boolean(),
    historyId: z.nullable(z.string()),
    lastIncrementalSync: z.nullable(z.string()),
  }),
  calendar: z.object({
    totalEvents: z.number(),
    isHistoricalComplete: z.boolean(),
    lastSync: z.nullable(z.string()),
  }),
});
export type SyncStats = z.infer<typeof SyncStats>;
