// What ten thousand mails take of this process's memory while they are fetched, and whether the second five thousand take any more.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { backfillMailbox } from '#server/mailbox/backfill.ts';
import { startParser } from '#server/mailbox/parse.ts';
import { syncMailbox } from '#server/mailbox/sync.ts';
import { report } from './figures.ts';
import { alex, openSyncWorld, type SyncWorld } from './sync-world.ts';

const parser = startParser();
const kept = await memory();
await parser.close();
process.exitCode = kept.every(Boolean) ? 0 : 1;

/** Ten thousand mails with Google's quota off and a minute of Flow's own at every step. */
async function memory(): Promise<boolean[]> {
  const world = await openSyncWorld({ apart: true });
  await world.control('quota', { profile: 'off' });
  await world.control('fill', { user: alex, messages: 10_000, inbox: 500 });
  await syncMailbox(world.ctx, parser, world.userId);
  const half = await fetchUntil(world, 5000);
  const whole = await fetchUntil(world, 10_000);
  await world.close();
  console.log(
    `  at 5,000 ${half.rss.toFixed(0)} MB, heap ${half.heap.toFixed(1)} MB; at 10,000 heap ${whole.heap.toFixed(1)} MB`,
  );
  return [
    report({ name: 'memory at 10,000 mails', value: whole.rss, unit: 'MB', budget: 300, better: 'less' }),
    report({
      name: 'heap grown by the second 5,000',
      value: whole.heap - half.heap,
      unit: 'MB',
      budget: 5,
      better: 'less',
    }),
  ];
}

/** Megabytes of this process once so many mails are here, its garbage collected. */
async function fetchUntil(world: SyncWorld, mails: number): Promise<{ rss: number; heap: number }> {
  while ((await stored(world)) < mails) {
    world.clock.advance(60_000);
    await backfillMailbox(world.ctx, parser, world.userId);
  }
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { rss, heapUsed } = process.memoryUsage();
  return { rss: rss / 1024 ** 2, heap: heapUsed / 1024 ** 2 };
}

async function stored({ ctx, userId }: SyncWorld): Promise<number> {
  const { count } = await ctx.db.asUser(userId, (tx) =>
    tx
      .selectFrom('message')
      .select((row) => row.fn.countAll<string>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
  );
  return Number(count);
}
