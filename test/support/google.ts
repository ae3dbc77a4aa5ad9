// A local Google for a test file, with a few people, without mail, on the context's clock.

import * as z from 'zod';
import { startLocalGoogle } from '#emulators/local-google.ts';
import type { Seed } from '#emulators/seed/seed.ts';
import type { Clock } from '#server/clock.ts';
import { atEnd } from './at-end.ts';
import { type TestContext, testContext } from './context.ts';

export type TestGoogle = {
  url: string;
  control(path: string, body: unknown): Promise<void>;
  /** The number of calls to a path. */
  calls(path: string): Promise<number>;
};

/** Flow's context with its local Google. */
export const contextWithGoogle = async (): Promise<{ ctx: TestContext; google: TestGoogle }> => {
  // Each needs the other: Google uses the context's clock, the context needs Google's address.
  let clock: Clock = { now: () => new Date('2026-11-20T12:00:00Z') };
  const running = await startLocalGoogle({
    dataDir: ':memory:',
    seed: () => people,
    now: () => clock.now(),
    clients: [{ id: 'local-google-client', secret: 'local-google-secret-for-demo-accounts-only', name: 'Flow' }],
  });
  atEnd(() => running.stop());
  const ctx = await testContext({ google: running.url });
  clock = ctx.clock;
  return { ctx, google: { url: running.url, control: controlOf(running.url), calls: callsOf(running.url) } };
};

const controlOf = (url: string) => async (path: string, body: unknown) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/_local${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`The control plane answered ${answer.status} to ${path}`);
};

const Log = z.object({ calls: z.array(z.object({ path: z.string() })) });

const callsOf = (url: string) => async (path: string) => {
  const { calls } = Log.parse(await (await fetch(`${url}/_local/log`)).json());
  return calls.filter((call) => call.path === path).length;
};

const person = (name: string, sub: string) => {
  const [givenName = '', familyName = ''] = name.split(' ');
  const email = `${givenName.toLowerCase()}@northwind.example`;
  return { sub, email, name, givenName, familyName, locale: 'en-US' };
};

const people: Seed = {
  accounts: [
    person('Alex Reyes', '100000000000000000001'),
    person('Maya Lind', '100000000000000000002'),
    person('Ops Team', '100000000000000000003'),
  ],
  labels: {},
  mail: [],
};
