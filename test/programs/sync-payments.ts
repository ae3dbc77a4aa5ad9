// Makes Flow's view of a customer equal to Stripe's, once. A test kills it on the way.
import { localKey } from '#emulators/local-stripe.ts';
import { openPayments } from '#server/adapters/stripe/payments.ts';
import { syncCustomer } from '#server/payments/sync.ts';
import { openWorker } from '#test/support/worker.ts';

const [, , connectionString = '', stripe = '', key = '', now = '', customer = ''] = process.argv;
const { ctx, close } = await openWorker({ connectionString, google: 'http://127.0.0.1:9', key, now });
const local = { server: stripe, browser: stripe, port: Number(new URL(stripe).port) };
const payments = openPayments({ secretKey: localKey, webhookSecret: null, automaticTax: false, local });
await syncCustomer({ ...ctx, payments }, customer);
await close();
