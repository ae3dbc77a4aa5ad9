// The memory of this process while it fetches ten thousand mails, and whether the second five thousand need more.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ofAccount } from '#server/db/account-rows.ts';
import { backfillMailbox } from '#server/mailbox/backfill.ts';
import { startParser } from '#server/mailbox/parse.ts';
import { syncMailbox } from '#server/mailbox/sync.ts';
import { couldNotMeasure, report } from './figures.ts';
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
  await syncMailbox(world.ctx, parser, world.account);
  const half = await fetchUntil(world, 5000);
  const whole = await fetchUntil(world, 10_000);
  const blocked = await poison(world);
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
    report({ name: 'loop blocked at most by mail of 45 MB', value: blocked, unit: 'ms', budget: 100, better: 'less' }),
  ];
}

/** The longest block of the event loop while a huge, hostile mail arrives. */
async function poison(world: SyncWorld): Promise<number> {
  const part = '--b\r\nContent-Type: text/plain\r\n\r\none of very many\r\n';
  const parts = part.repeat(Math.floor((45 * 1024 ** 2) / part.length));
  const raw = `From: maya@northwind.example\r\nSubject: A gift\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${parts}--b--\r\n`;
  await world.control('deliver', { mailbox: alex, raw: Buffer.from(raw).toString('base64url') });
  let longest = 0;
  let before = computed();
  const turn = setInterval(() => {
    longest = Math.max(longest, computed() - before);
    before = computed();
  }, 1);
  for (let n = 0; n < 5; n++) {
    await syncMailbox(world.ctx, parser, world.account);
    world.clock.advance(60_000);
  }
  clearInterval(turn);
  if ((await stored(world)) < 10_001) couldNotMeasure('the large mail: it did not arrive');
  return longest;
}

/** Processor time of this thread in ms, so other programs do not count. */
function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Megabytes of this process once so many mails are here, its garbage collected. */
async function fetchUntil(world: SyncWorld, mails: number): Promise<{ rss: number; heap: number }> {
  while ((await stored(world)) < mails) {
    world.clock.advance(60_000);
    await backfillMailbox(world.ctx, parser, world.account);
  }
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { rss, heapUsed } = process.memoryUsage();
  return { rss: rss / 1024 ** 2, heap: heapUsed / 1024 ** 2 };
}

async function stored({ ctx, account }: SyncWorld): Promise<number> {
  const { count } = await ctx.db.asUser(account.userId, (tx) =>
    tx
      .selectFrom('message')
      .select((row) => row.fn.countAll<string>().as('count'))
      .where(ofAccount(account))
      .executeTakeFirstOrThrow(),
  );
  return Number(count);
}
