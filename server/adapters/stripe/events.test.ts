// Events in the shapes that Stripe documents, without what Flow does not read.
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { eventTypes } from './events.ts';
import { openPayments } from './payments.ts';

const secret = 'whsec_of_this_test';
const now = new Date('2026-11-20T12:00:00Z');
const local = { server: 'http://127.0.0.1:9', browser: 'http://127.0.0.1:9', port: 9 };
const payments = openPayments({ secretKey: 'sk_test_x', webhookSecret: secret, automaticTax: false, local });

const read = (event: object) => {
  const body = JSON.stringify(event, null, 2);
  const seconds = Math.floor(now.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  // After a secret was rolled, two signatures come. Schemes that nobody knows are skipped.
  const signature = `t=${seconds},v1=${'0'.repeat(64)},v1=${digest},v0=${'1'.repeat(64)}`;
  return payments?.eventIn(body, signature, now);
};

const customer = 'cus_NffrFeUfNV2Hib';
const common = { livemode: false, created: 1_795_176_000, metadata: {} };
const objects: Record<(typeof eventTypes)[number], object> = {
  'checkout.session.completed': { id: 'cs_test_1', object: 'checkout.session', customer, mode: 'payment', ...common },
  'checkout.session.async_payment_succeeded': { id: 'cs_test_1', object: 'checkout.session', customer, ...common },
  'checkout.session.expired': { id: 'cs_test_1', object: 'checkout.session', customer, ...common },
  'invoice.paid': { id: 'in_1', object: 'invoice', customer, billing_reason: 'subscription_cycle', ...common },
  'invoice.payment_failed': { id: 'in_1', object: 'invoice', customer, attempt_count: 1, ...common },
  'customer.subscription.created': { id: 'sub_1', object: 'subscription', customer, status: 'active', ...common },
  'customer.subscription.updated': { id: 'sub_1', object: 'subscription', customer, status: 'past_due', ...common },
  'customer.subscription.deleted': { id: 'sub_1', object: 'subscription', customer, status: 'canceled', ...common },
  'charge.refunded': { id: 'ch_1', object: 'charge', customer, amount_refunded: 1500, refunded: true, ...common },
  'charge.dispute.created': { id: 'du_1', object: 'dispute', charge: 'ch_1', payment_intent: 'pi_1', ...common },
  'charge.dispute.closed': { id: 'du_1', object: 'dispute', charge: 'ch_1', status: 'won', ...common },
};
const envelope = (type: string, object: object) => ({
  id: 'evt_1NG8Du2eZvKYlo2CUI79vXWy',
  object: 'event',
  api_version: '2026-10-28.endive',
  created: 1_795_176_000,
  data: { object, previous_attributes: { status: 'active' } },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
});

describe('an event of Stripe', () => {
  test.each(eventTypes)('%s leads to its customer or charge', async (type) => {
    const subject = type.startsWith('charge.dispute')
      ? { kind: 'charge', chargeId: 'ch_1' }
      : { kind: 'customer', customerId: customer };
    expect(await read(envelope(type, objects[type]))).toEqual({ id: 'evt_1NG8Du2eZvKYlo2CUI79vXWy', subject });
  });

  test('of another kind leads nowhere, whatever it is about', async () => {
    for (const object of [{ object: 'balance' }, { customer }, { customer: { id: customer } }]) {
      expect(await read(envelope('balance.available', object))).toMatchObject({ subject: null });
    }
  });

  test('without a customer leads nowhere', async () => {
    expect(await read(envelope('charge.refunded', { ...objects['charge.refunded'], customer: null }))).toMatchObject({
      subject: null,
    });
  });
});
