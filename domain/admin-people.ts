// What an operator sees of the people who use this Flow: dates, counts and states, and nothing of what their mail says.
import * as z from 'zod/mini';
import { Span } from './admin-range.ts';
import { Role } from './admin-roles.ts';
import { Purchase } from './credits.ts';
import { AccountId, UserId } from './id.ts';
import { PlanPurchase } from './plan.ts';

export const SubscriptionStatus = z.enum(['trial', 'paid', 'churned', 'free']);
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

export const PeopleSort = z.enum(['email', 'signedUp', 'lastActive', 'emails', 'sessions']);
export type PeopleSort = z.infer<typeof PeopleSort>;

export const peoplePage = 50;

/** `q`: part of an address, in any case. `page`: from 1. */
export const PeopleAsked = z.extend(Span, {
  q: z._default(z.string().check(z.maxLength(200)), ''),
  status: z._default(z.enum(['all', ...SubscriptionStatus.options]), 'all'),
  sort: z._default(PeopleSort, 'signedUp'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
});
export type PeopleAsked = z.infer<typeof PeopleAsked>;

export const PersonRow = z.object({
  id: UserId,
  email: z.string(),
  status: SubscriptionStatus,
  signedUpAt: z.string(),
  lastActiveAt: z.nullable(z.string()),
  /** Triaged, and triage sessions, both in the range. */
  emails: z.number(),
  sessions: z.number(),
  needsReauth: z.boolean(),
  leaving: z.boolean(),
  /** Whether a payment can be given back, and whether a subscription would renew. */
  canRefund: z.boolean(),
  canCancel: z.boolean(),
  /** An admin stays until the role is gone. */
  canDelete: z.boolean(),
});
export type PersonRow = z.infer<typeof PersonRow>;

export const PeopleAnswer = z.object({
  people: z.array(PersonRow),
  /** That the search and the filter find. */
  found: z.number(),
  /** All people of this Flow, and those who signed up in the range. */
  total: z.number(),
  newInRange: z.number(),
  /** Who waits for a reconnection: how many, and a few of them. */
  waiting: z.object({ count: z.number(), first: z.array(z.object({ id: UserId, email: z.string() })) }),
  /** From the contact page, until the operator deletes them on the host. */
  messages: z.number(),
  /** Whether this Flow takes payments. */
  payments: z.boolean(),
});

/** A moment, or null for never. */
const Moment = z.nullable(z.string());

const Sync = z.object({ problem: z.nullable(z.string()), lastSyncAt: Moment, triedAt: Moment });

export const PersonAccount = z.object({
  id: AccountId,
  provider: z.string(),
  email: z.string(),
  connectedAt: z.string(),
  consentedAt: Moment,
  /** When Google last refused the token. */
  refusedAt: Moment,
  leaving: z.boolean(),
  /** As Google names them. */
  scopes: z.array(z.string()),
  mail: z.nullable(
    z.extend(Sync, {
      phase: z.enum(['idle', 'initial', 'historical']),
      synced: z.number(),
      estimated: z.number(),
      needsReauth: z.boolean(),
      /** All older mail is here. */
      complete: z.boolean(),
    }),
  ),
  contacts: z.nullable(Sync),
  calendar: z.nullable(Sync),
  /** Calls to Google: the units of this minute by purse, and until when one is blocked. */
  quota: z.array(z.object({ purse: z.string(), units: z.number(), blockedUntil: Moment })),
  /** Ledgers whose delivery is stuck. */
  stuck: z.array(z.object({ ledger: z.string(), problem: z.string(), since: z.string() })),
});
export type PersonAccount = z.infer<typeof PersonAccount>;

export const PersonPage = z.object({
  person: z.extend(PersonRow, { name: z.string(), roles: z.array(Role), streak: z.number() }),
  accounts: z.array(PersonAccount),
  /** Background work that waits, by queue. */
  jobs: z.array(z.object({ queue: z.string(), count: z.number() })),
  /** Commands that failed in the last 30 days, by their problem. */
  failures: z.array(z.object({ problem: z.string(), count: z.number(), last: z.string() })),
  sessions: z.array(
    z.object({ id: z.uuid(), startedAt: z.string(), usedAt: z.string(), operator: z.boolean(), isThis: z.boolean() }),
  ),
  /** Since when the account is being deleted. */
  leavingSince: Moment,
  payments: z.boolean(),
  plans: z.array(
    z.object({
      id: z.string(),
      buy: PlanPurchase,
      state: z.enum(['active', 'unpaid', 'over']),
      endsAt: z.string(),
      cancels: z.boolean(),
      unpaidSince: Moment,
    }),
  ),
  /** The newest first. Cents. */
  paid: z.array(
    z.object({
      id: z.string(),
      buy: Purchase,
      paidAt: z.string(),
      amount: z.number(),
      refunded: z.number(),
      dispute: z.enum(['none', 'open', 'won', 'lost']),
    }),
  ),
  /** Null for a person from before the ledger of credits. */
  credits: z.nullable(z.object({ free: z.number(), monthly: z.number(), bought: z.number(), frozen: z.boolean() })),
  /** The newest first, without what they were spent on. */
  creditLines: z.array(
    z.object({ id: z.string(), at: z.string(), amount: z.number(), bucket: z.string(), reason: z.string() }),
  ),
});
export type PersonPage = z.infer<typeof PersonPage>;

/** `none`: no device of theirs takes this notice. `known`: they got it within the hour. `connected`: nothing is lost. */
export const ReconnectionNotice = z.enum(['sent', 'none', 'quiet', 'known', 'connected']);
export type ReconnectionNotice = z.infer<typeof ReconnectionNotice>;
