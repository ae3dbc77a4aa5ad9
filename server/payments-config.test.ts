import { describe, expect, test } from 'vitest';
import { type Environment, readSettings } from './config.ts';

const read = (environment: Environment) => readSettings(environment, '/srv/flow');

const settings = (environment: Environment) => {
  const given = read(environment);
  if (given.kind === 'wrong') throw new Error(given.lines.join('\n'));
  return given.settings;
};

const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const stripe = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc' };

describe('payments', () => {
  test('go to the local Stripe where there are no credentials at all, and credits count', () => {
    const { payments, credits } = settings({});
    expect(payments?.local).toEqual({ port: 3002, server: 'http://127.0.0.1:3002', browser: 'http://localhost:3002' });
    expect(credits).toBe('counted');
  });

  test('are off with Google’s credentials alone, and credits are unlimited', () => {
    const { payments, credits } = settings(google);
    expect([payments, credits]).toEqual([null, 'unlimited']);
  });

  test('go to Stripe with its keys', () => {
    const { payments, credits } = settings({ ...google, ...stripe, STRIPE_AUTOMATIC_TAX: 'on' });
    expect(payments).toEqual({ secretKey: 'sk_test_abc', webhookSecret: 'whsec_abc', automaticTax: true, local: null });
    expect(credits).toBe('counted');
  });

  test('are off where credits are unlimited by choice', () => {
    expect(settings({ ...stripe, FLOW_CREDITS: 'unlimited' }).payments).toBeNull();
    expect(settings({ FLOW_CREDITS: 'unlimited' }).payments).toBeNull();
  });

  test('need keys that can be Stripe’s', () => {
    expect(read({ STRIPE_SECRET_KEY: 'pk_test_abc' })).toMatchObject({ lines: [expect.stringContaining('sk_test_')] });
    expect(read({ STRIPE_WEBHOOK_SECRET: 'whsec_abc' })).toMatchObject({
      lines: [expect.stringContaining('give both')],
    });
  });
});
