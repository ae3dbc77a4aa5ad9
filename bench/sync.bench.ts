// The sync engine: the backfill's use of its quota, the quota that remains for the person, and the delay from Google's
// push to the stored mail.
import { once } from 'node:events';
import { serve } from '@hono/node-server';
import * as z from 'zod';
import { systemClock } from '#server/clock.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import { takeJobs } from '#server/job.ts';
import { backfillMailbox } from '#server/mailbox/backfill.ts';
import { startParser } from '#server/mailbox/parse.ts';
import { syncMailbox } from '#server/mailbox/sync.ts';
import { watchMailbox } from '#server/push/watch.ts';
import { jobs } from '#server/worker.ts';
import { wholeApp } from '#test/support/bearer.ts';
import { couldNotMeasure, percentile, report } from './figures.ts';
import { alex, openSyncWorld, type SyncWorld } from './sync-world.ts';

const Calls = z.object({
  calls: z.array(z.object({ path: z.string(), status: z.number(), units: z.number() })),
});

const parser = startParser();
const kept = [...(await quotaUse()), await pushed()];
await parser.close();
process.exitCode = kept.every(Boolean) ? 0 : 1;

/** Three simulated minutes of backfill while a person's tab is open, with Flow and Google on one clock. */
async function quotaUse(): Promise<boolean[]> {
  const world = await openSyncWorld({ apart: false });
  await world.control('fill', { user: alex, messages: 1500, inbox: 60 });
  await syncMailbox(world.ctx, parser, world.account);
  // The first sync spent quota, so move past its minute.
  world.clock.advance(61_000);
  const before = await callsOf(world);
  for (let second = 0; second < 180; second += 5) {
    if (second % 15 === 0) await syncMailbox(world.ctx, parser, world.account);
    await backfillMailbox(world.ctx, parser, world.account);
    world.clock.advance(5000);
  }
  const calls = (await callsOf(world)).slice(before.length);
  await world.close();
  const fetched = calls.filter((call) => /\/messages\/\w+$/.test(call.path) && call.status === 200);
  if (fetched.length === 0) couldNotMeasure('the backfill: it fetched no message');
  const units = fetched.reduce((sum, call) => sum + call.units, 0);
  const refused = calls.filter((call) => call.status === 429 || call.status === 403).length;
  console.log(`  ${fetched.length} messages in 3 simulated minutes, ${units} units`);
  return [
    report({
      name: 'of 4,500 units a minute used',
      value: (units / 13_500) * 100,
      unit: '%',
      budget: 90,
      better: 'more',
    }),
    report({ name: 'calls turned away', value: refused, unit: 'calls', budget: 0, better: 'less' }),
  ];
}

/**
 * From the mail's arrival at Google, over its push and Flow's address for it, to the row that the person can see, in real time, by a
 * worker as it runs. Google tells at once; that it tells a user no more than once a second is its own.
 */
async function pushed(): Promise<boolean> {
  const push = { topic: 'projects/flow/topics/mail', account: 'gmail-push@local-google.example', audience: 'flow' };
  const world = await openSyncWorld({ apart: true, push });
  const { ctx, clock, account } = world;
  const server = serve({ fetch: wholeApp(ctx).fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const bound = server.address();
  const endpoint = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}/push/google`;
  const { account: email, audience } = push;
  await world.control('pubsub', { endpoint, audience, email, everyMs: 0 });
  await syncMailbox(ctx, parser, account);
  await watchMailbox(ctx, account);
  const worker = await takeJobs(
    ctx,
    jobs(parser).filter(({ queue }) => queue === 'mailbox.sync' || queue === 'push.arrived'),
  );
  const seconds: number[] = [];
  for (let n = 0; n < 20; n++) {
    clock.set(systemClock.now());
    const subject = `Pushed ${n}`;
    const raw = Buffer.from(`From: maya@northwind.example\r\nSubject: ${subject}\r\n\r\nHere.`).toString('base64url');
    const began = performance.now();
    await world.control('deliver', { mailbox: alex, raw });
    while (!(await isHere(world, subject))) await new Promise((resolve) => setTimeout(resolve, 10));
    seconds.push((performance.now() - began) / 1000);
  }
  await worker.stop();
  server.close();
  await world.close();
  const p95 = percentile(seconds, 0.95, 'pushed mail');
  return report({ name: 'from a pushed mail to the row, p95', value: p95, unit: 's', budget: 2, better: 'less' });
}

async function isHere({ ctx, account }: SyncWorld, subject: string): Promise<boolean> {
  const result = await ctx.db.asUser(account.userId, (tx) =>
    tx.selectFrom('message').select('id').where(ofAccount(account)).where('subject', '=', subject).executeTakeFirst(),
  );
  return result !== undefined;
}

async function callsOf({ control }: SyncWorld) {
  return Calls.parse(await control('log')).calls;
}
