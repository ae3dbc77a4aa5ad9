// The one table of plans, grants and prices. The ledger, the pricing page, the payments and the texts for machines read it.

/** What a credit buys: one spoken request that makes something. Triage, playback and controls cost nothing. */
export const credits = {
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
export type Purchase = keyof typeof purchases;

/** USD per month, as the pricing page shows it. */
export const monthlyPrice = { monthly: purchases.pro_monthly.usd, yearly: purchases.pro_yearly.usd / 12 } as const;
