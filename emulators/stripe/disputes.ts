/** A person denies a payment at their bank. */
import { get, put } from './collection.ts';
import { emit } from './emit.ts';
import { newId } from './ids.ts';
import { disputeObject } from './objects/payments.ts';
import type { RecordOf } from './records.ts';
import type { LocalAccount } from './stripe.ts';

type Dispute = RecordOf<'dispute'>;

export const openDispute = (account: LocalAccount, chargeId: string, reason: string): Dispute => {
  const { store } = account;
  const charge = get(store, 'charge', chargeId);
  put(store, 'charge', { ...charge, disputed: true });
  const dispute = put(store, 'dispute', {
    id: newId('du'),
    created: account.now(),
    amount: charge.amount - charge.refunded,
    currency: charge.currency,
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    reason,
    status: 'needs_response',
    metadata: {},
  });
  emit(account, 'charge.dispute.created', disputeObject(dispute));
  emit(account, 'charge.dispute.funds_withdrawn', disputeObject(dispute));
  return dispute;
};

export const closeDispute = (account: LocalAccount, id: string, status: 'won' | 'lost'): Dispute => {
  const dispute = put(account.store, 'dispute', { ...get(account.store, 'dispute', id), status });
  emit(account, 'charge.dispute.closed', disputeObject(dispute));
  if (status === 'won') emit(account, 'charge.dispute.funds_reinstated', disputeObject(dispute));
  return dispute;
};
