// The activity log as operators read it: who did which kind of thing when, and no word of the mail it was about.
import * as z from 'zod/mini';
import { Span } from './admin-range.ts';
import { UserId } from './id.ts';

/** The specification's filters, then those for what operators did. */
export const activityFilters = [
  'all',
  'login',
  'logout',
  'email_processed',
  'reply_sent',
  'email_archived',
  'session_started',
] as const;
export const operatorFilters = ['operator_acted', 'role_added', 'role_removed', 'codes_changed'] as const;

export const ActivityFilter = z.enum([...activityFilters, ...operatorFilters]);
export type ActivityFilter = z.infer<typeof ActivityFilter>;

/** Rows of a page. */
export const activityPage = 100;

/** `q`: part of an address, in any case. */
export const ActivityAsked = z.extend(Span, {
  q: z._default(z.string().check(z.maxLength(200)), ''),
  action: z._default(ActivityFilter, 'all'),
});
export type ActivityAsked = z.infer<typeof ActivityAsked>;

/** The place after a page: the moment and id of its last row. */
const ActivityPlace = z.string().check(z.maxLength(100));

/** Entries from that place on, or from the newest. */
export const LogAsked = z.extend(ActivityAsked, { after: z.optional(ActivityPlace) });

export const LogRow = z.object({
  id: z.uuid(),
  /** Null for a person who is gone. */
  userId: z.nullable(UserId),
  email: z.string(),
  actionType: z.string(),
  description: z.string(),
  resourceType: z.nullable(z.string()),
  at: z.string(),
});
export type LogRow = z.infer<typeof LogRow>;

export const SummarySort = z.enum([
  'email',
  'totalActions',
  'sessions',
  'emailsProcessed',
  'repliesSent',
  'emailsArchived',
  'lastActivity',
]);
export type SummarySort = z.infer<typeof SummarySort>;

export const SummaryAsked = z.extend(ActivityAsked, {
  sort: z._default(SummarySort, 'lastActivity'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
});

export const SummaryRow = z.object({
  userId: UserId,
  email: z.string(),
  totalActions: z.number(),
  sessions: z.number(),
  emailsProcessed: z.number(),
  repliesSent: z.number(),
  emailsArchived: z.number(),
  lastActivity: z.string(),
});
export type SummaryRow = z.infer<typeof SummaryRow>;

/** `fault` null: every entry is as it was written. Otherwise the first bad one, as far as it can be named. */
export const ChainVerdict = z.object({
  entries: z.number(),
  chains: z.number(),
  faults: z.number(),
  first: z.nullable(
    z.object({
      fault: z.string(),
      id: z.nullable(z.uuid()),
      email: z.nullable(z.string()),
      at: z.nullable(z.string()),
      actionType: z.nullable(z.string()),
    }),
  ),
  /** The newest anchor outside the database. Null without one. */
  anchoredAt: z.nullable(z.string()),
});
export type ChainVerdict = z.infer<typeof ChainVerdict>;

/** The log is verified in so many parts. */
export const chainParts = 16;

/** From 0. */
export const ChainPart = z.number().check(z.int(), z.gte(0), z.lt(chainParts));

/** Of two parts. The earlier fault is the first; one without a time comes last. */
export const bothVerdicts = (one: ChainVerdict, other: ChainVerdict): ChainVerdict => ({
  entries: one.entries + other.entries,
  chains: one.chains + other.chains,
  faults: one.faults + other.faults,
  first:
    [one.first, other.first]
      .filter((first) => first !== null)
      .toSorted((a, b) => (a.at ?? 'never').localeCompare(b.at ?? 'never'))[0] ?? null,
  anchoredAt: one.anchoredAt ?? other.anchoredAt,
});
