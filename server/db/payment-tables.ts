import type { Generated } from 'kysely';
import type { Purchase } from '#domain/credits.ts';
import type { UserId } from '#domain/id.ts';
import type { PlanPurchase } from '#domain/plan.ts';

export type PaymentCustomerTable = {
  user_id: UserId;
  customer_id: string;
  /** A bigint, which the driver gives as text. */
  revision: Generated<string>;
  synced_at: Date | null;
  checkout_at: Date | null;
  next_credits_at: Date | null;
};

export type PaymentSubscriptionTable = {
  user_id: UserId;
  id: string;
  buy: PlanPurchase;
  state: 'active' | 'unpaid' | 'over';
  ends_at: Date;
  cancels: boolean;
  unpaid_since: Date | null;
};

/** `amount` and `refunded` in cents, `given` and `returned` in credits. */
export type PaymentTable = {
  user_id: UserId;
  id: string;
  buy: Purchase;
  subscription_id: string | null;
  paid_at: Date;
  from_at: Date;
  to_at: Date;
  amount: number;
  refunded: number;
  dispute: 'none' | 'open' | 'won' | 'lost';
  given: Generated<number>;
  returned: Generated<number>;
};

export type PaymentEventTable = { id: string; at: Date };

export type PaymentRoundTable = { name: 'nightly'; at: Date };
