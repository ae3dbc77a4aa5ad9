import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localKey } from '#emulators/local-stripe.ts';
import { openShop, startTestStripe } from './test-stripe.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'local-stripe-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a restart keeps objects, clock and settings', async () => {
  const first = await startTestStripe({ dataDir });
  const { customer } = await openShop(first.client);
  await first.control('clock', { advanceMonths: 1 });
  await first.control('webhooks', { duplicate: 2 });
  await first.stop();

  const second = await startTestStripe({ dataDir });
  expect(await second.client.customers.retrieve(customer.id)).toMatchObject({ email: 'ada@example.com' });
  expect(await (await second.control('clock')).json()).toMatchObject({ now: '2026-04-30T12:00:00.000Z' });
  expect(await (await second.control('webhooks')).json()).toMatchObject({ duplicate: 2 });
  await second.control('reset', {});
  expect((await second.client.customers.list()).data).toEqual([]);
  await second.stop();
});

test('a start drops data of another version with a message', async () => {
  await (await startTestStripe({ dataDir })).stop();
  const file = new DatabaseSync(join(dataDir, 'local-stripe.sqlite'));
  file.exec('PRAGMA user_version = 99; DROP TABLE call;');
  file.close();
  const said: string[] = [];
  const second = await startTestStripe({ dataDir, say: (line) => said.push(line) });
  expect(said).toEqual([expect.stringMatching(/^The data is of version 99,/)]);
  expect((await second.client.customers.list()).data).toEqual([]);
  await second.stop();
});

test('after a kill, every answered write is still there, and its event arrives', async () => {
  const heard: string[] = [];
  let open = false;
  const flow = createServer((request, answer) => {
    let body = '';
    request.on('data', (bytes: Buffer) => (body += bytes.toString()));
    request.on('end', () => {
      if (open) heard.push(String(JSON.parse(body).data.object.name));
      answer.writeHead(open ? 200 : 503).end();
    });
  });
  await new Promise<void>((listening) => flow.listen(0, '127.0.0.1', listening));
  const at = flow.address();
  const webhook = `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}/`;

  const first = await startProcess(webhook);
  const { id } = await first.client.customers.create({ name: 'Ada' });
  await first.end('SIGKILL');
  open = true;
  const second = await startProcess(webhook);
  expect(await second.client.customers.retrieve(id)).toMatchObject({ name: 'Ada' });
  await expect.poll(() => heard).toEqual(['Ada']);
  expect(await second.end('SIGTERM')).toBe(0);
  flow.close();
}, 30_000);

const startProcess = async (webhook: string) => {
  const start = new URL(import.meta.resolve('#emulators/start-stripe.ts')).pathname;
  const child = spawn(process.execPath, [start], {
    env: {
      ...process.env,
      LOCAL_STRIPE_PORT: '0',
      LOCAL_STRIPE_DATA: dataDir,
      LOCAL_STRIPE_WEBHOOK: webhook,
      LOCAL_STRIPE_WEBHOOK_SECRET: 'whsec_of_this_test',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The local Stripe did not start')));
    child.stdout.on('data', (line: Buffer) => {
      const match = /ready at http:\/\/[^:]+:(\d+)/.exec(line.toString())?.[1];
      if (match) resolve(match);
    });
  });
  return {
    client: new Stripe(localKey, { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0, telemetry: false }),
    end(signal: NodeJS.Signals) {
      child.kill(signal);
      return ended;
    },
  };
};
