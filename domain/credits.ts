// The one table of plans, grants and prices. The ledger, the pricing page, the payments and the texts for machines read it.
import * as z from 'zod/mini';

/** What a credit buys: one spoken request that makes something. Triage, playback and controls cost nothing. */
export const credits = {
  /** What a spoken request costs. */
  request: 1,
  /** Given once to a person, however often they sign up. */
  free: 30,
  /** Given each month to who pays for Pro. They never expire. */
  monthly: 100,
  /** In one top-up. */
  topUp: 50,
  /** Given to both when the invited person finishes a first session of at least `referralTriage` mails. */
  referral: 15,
  referralTriage: 5,
  /** More referrals in a month wait for an operator's look. */
  referralsInMonth: 20,
} as const;

/** The monthly plan, the yearly plan and the top-up. Payments find their prices by these names. */
export const purchases = {
  pro_monthly: { kind: 'subscription', interval: 'month', usd: 30 },
  pro_yearly: { kind: 'subscription', interval: 'year', usd: 288 },
  top_up: { kind: 'once', usd: 15 },
} as const;
export const Purchase = z.enum(['pro_monthly', 'pro_yearly', 'top_up']);
export type Purchase = keyof typeof purchases;

/** USD per month, as the pricing page shows it. */
export const monthlyPrice = { monthly: purchases.pro_monthly.usd, yearly: purchases.pro_yearly.usd / 12 } as const;

/** A percentage: what a year costs less than twelve months. */
export const yearlySaving = Math.round(100 * (1 - monthlyPrice.yearly / monthlyPrice.monthly));

/** For the pricing page. `say`: spoken words. Null: the person types, presses a key or touches. */
export const creditExamples = [
  { say: 'Reply yes, Friday at two works', what: 'A reply that you dictate and send aloud', costs: credits.request },
  { say: 'Summarize this', what: 'A summary that you ask for aloud', costs: credits.request },
  { say: 'Book lunch with Dana on Friday at noon', what: 'A meeting in your calendar', costs: credits.request },
  { say: 'Archive all newsletters', what: 'Triage, of one email or of many', costs: 0 },
  { say: 'Next', what: 'Listening, and finding your way', costs: 0 },
  { say: null, what: 'Whatever you type, tap or press a key for', costs: 0 },
] as const;

/** In the order of spending, so that a refund can take back what is left of what was bought. */
export const buckets = ['free', 'monthly', 'bought'] as const;
export const CreditBucket = z.enum(buckets);
export type CreditBucket = z.infer<typeof CreditBucket>;

/** The device answers these by itself. */
const answerReasons = ['summary', 'briefing', 'answer', 'prep'] as const;
export const AnswerReason = z.enum(answerReasons);
export type AnswerReason = z.infer<typeof AnswerReason>;

/** A spoken request that makes something. */
export const SpendReason = z.enum(['reply', 'mail', 'booking', ...answerReasons]);
export type SpendReason = z.infer<typeof SpendReason>;

/** `operator`: the host gave them. */
export const GrantReason = z.enum(['free', 'plan', 'top-up', 'referral', 'operator']);
export type GrantReason = z.infer<typeof GrantReason>;

/** The person undid it, or it failed. */
export const GiveBackReason = z.enum(['undo', 'failed']);
export type GiveBackReason = z.infer<typeof GiveBackReason>;

export const CreditReason = z.union([SpendReason, GrantReason, GiveBackReason, z.literal('refund')]);
export type CreditReason = z.infer<typeof CreditReason>;

/** A line of the person's list. */
export const CreditLine = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  amount: z.number(),
  reason: CreditReason,
  /** Whom or what it is about, in the person's own data. */
  about: z.nullable(z.string()),
  /** Why it came back. Null: it did not. */
  back: z.nullable(GiveBackReason),
});
export type CreditLine = z.infer<typeof CreditLine>;
