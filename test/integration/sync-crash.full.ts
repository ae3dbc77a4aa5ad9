import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Account } from '#domain/id.ts';
import { ada, smallSeed } from '#emulators/google/small-seed.ts';
import { openWorld, type World } from '#test/support/person.ts';
import { differences } from '#test/support/whole-mailbox.ts';

// A whole mailbox is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let world: World;
let account: Account;
beforeEach(async () => {
  world = await openWorld({ seed: (now) => smallSeed(now, 5) });
  await world.google.control('quota', { profile: 'off' });
  account = await world.connect();
  await world.google.control('fill', { user: ada, messages: 120, years: 3, inbox: 30 });
});

const program = path.resolve(import.meta.dirname, '..', 'programs', 'sync-mailbox.ts');

/** Returns the worker's signal or null. Each worker's clock starts where the one before may have ended. */
const worker = async (round: number, crashAt?: string): Promise<NodeJS.Signals | null> => {
  const { config, db, clock } = world.ctx;
  const key = Buffer.from(config.hostKey).toString('base64');
  const now = new Date(clock.now().getTime() + round * 3_600_000).toISOString();
  const child = spawn(process.execPath, [program, db.connectionString, world.google.url, key, account.userId, now], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', ...(crashAt ? { CRASH_AT: crashAt } : {}) },
  });
  const [code, signal]: [number | null, NodeJS.Signals | null] = await once(child, 'exit').then(([a, b]) => [a, b]);
  if (code !== null && code !== 0) throw new Error(`the worker ended with ${code}`);
  return signal;
};

test.each([
  ['after-list-page:1'],
  ['after-list-page:5'],
  ['before-batch-commit:1'],
  ['after-batch-commit:2'],
  ['before-cursor-commit:1'],
  ['after-cursor-commit:1'],
  ['before-heal-commit:1'],
  ['after-heal-commit:1'],
])('sync continues without loss after dying at %s', { timeout: 60_000 }, async (point) => {
  await world.google.control('expire-history', { email: ada });
  expect(await worker(0, point)).toBe('SIGKILL');
  const [deleted, starred] = [...(await world.google.labels(ada)).keys()].slice(-2);
  await world.google.control('delete-message', { mailbox: ada, id: deleted });
  await world.google.control('relabel', { mailbox: ada, id: starred, add: ['STARRED'] });
  expect(await worker(2)).toBeNull();
  expect(await differences(world, account)).toEqual([]);
  expect(await world.ctx.peek('select * from fetch_queue')).toEqual([]);
});
