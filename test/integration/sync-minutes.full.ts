import { expect, test } from 'vitest';
import type { Account } from '#domain/id.ts';
import { ada, mailOf, smallSeed } from '#emulators/google/small-seed.ts';
import { refOf } from '#server/account.ts';
import { openWorld, type World } from '#test/support/person.ts';

const sync = (world: World, account: Account) =>
  world.ctx.db.asUser(account.userId, (tx) =>
    world.ctx.jobs.add(tx, 'mailbox.sync', refOf(account), { key: account.id }),
  );
const deliver = (world: World, subject: string) =>
  world.google.control('deliver', {
    mailbox: ada,
    raw: Buffer.from(mailOf({ subject, text: `About ${subject}.` })).toString('base64url'),
  });

test('quota: ten minutes of backfill stay within the quota, use nearly all of the background share, and leave the person’s', async () => {
  const world = await openWorld({ seed: (now) => smallSeed(now, 5), oneClock: true });
  await world.google.control('fill', { user: ada, messages: 2600, years: 5, inbox: 60 });
  const account = await world.connect();
  await world.later(60_000);
  for (let second = 0; second < 600; second += 20) {
    if (second % 60 === 0) await deliver(world, `Letter of second ${second}`);
    await sync(world, account);
    await world.later(20_000);
    const [row] = await world.ctx.peek("select count(*)::int as n from message where subject like 'Letter of second%'");
    expect(row).toEqual({ n: Math.floor(second / 60) + 1 });
  }
  const calls = await world.google.calls();
  expect(calls.filter((call) => call.status === 429)).toEqual([]);
  const [stored] = await world.ctx.peek('select count(*)::int as n from message');
  // The background may fetch 225 a minute.
  expect(Number(stored?.['n'])).toBeGreaterThan(0.9 * 2250);
});
