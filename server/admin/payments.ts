// What the admin area knows of subscriptions. This Flow takes no payments, so everybody uses it for free.
import { type RawBuilder, sql } from 'kysely';
import type { SubscriptionStatus } from '#domain/admin-people.ts';

export const payments = false;

/** The status of the person whose id stands there. */
export const statusOf = (_person: RawBuilder<unknown>): RawBuilder<SubscriptionStatus> =>
  sql<SubscriptionStatus>`'free'`;
