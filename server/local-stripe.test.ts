import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testConfig } from '#test/support/context.ts';
import { freePorts } from '#test/support/free-ports.ts';
import { answers } from './local-program.ts';
import { startLocalStripe } from './local-stripe.ts';

test('the local Stripe starts with Flow’s key and webhook, and an orderly stop ends it', async () => {
  const port = await freePorts();
  const local = { port, server: `http://127.0.0.1:${port}`, browser: `http://localhost:${port}` };
  const payments = { secretKey: 'sk_test_here', webhookSecret: 'whsec_here', automaticTax: false, local };
  const data = mkdtempSync(path.join(os.tmpdir(), 'flow-stripe-'));
  const config = { ...testConfig('http://127.0.0.1:9'), data, port: 3456 };

  const running = await startLocalStripe(config, payments);
  const listed = await fetch(`${local.server}/v1/webhook_endpoints`, {
    headers: { authorization: 'Bearer sk_test_here' },
  });
  expect(await listed.json()).toMatchObject({ data: [{ url: 'http://127.0.0.1:3456/api/webhooks/stripe' }] });

  await running.stop();
  expect(await answers(local)).toBe(false);
});
