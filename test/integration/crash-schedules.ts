// Shared by `crash-schedules.test.ts` and `crash-schedules.full.ts`: a process that gives and delivers commands dies at a random point. The
// next process repeats unanswered commands, as a device's outbox does, and dies in its turn.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect } from 'vitest';
import type { Account } from '#domain/id.ts';
import { changesSince } from '#server/mailbox/changes.ts';
import { randomOf } from '#test/chaos/random.ts';
import { type Act, actsOf } from '#test/support/acts.ts';
import { crowdAddress, crowdSeed } from '#test/support/crowd.ts';
import { mailboxModel } from '#test/support/mailbox-model.ts';
import { openWorld, type World } from '#test/support/person.ts';
import { expectEverywhere } from '#test/support/same-mailbox.ts';

const places = [
  'intake.begun',
  'intake.locked',
  'intake.understood',
  'intake.applied',
  'intake.stored',
  'intake.audited',
  'intake.queued',
  'intake.told',
  'intake.committed',
  'delivery.opened',
  'delivery.answered',
  'settle.labels-written',
  'settle.pending-cleared',
  'settle.closed',
  'settle.told',
  'delivery.settled',
] as const;

export type Survived = { schedules: number; deaths: number; commands: number; places: number };

/** Commands in one schedule, and schedules between checks. */
const each = 4;
const lookEvery = 25;

export const surviveCrashes = async (seed: number, schedules: number): Promise<Survived> => {
  const world = await openWorld({ seed: crowdSeed({ people: 1, letters: 30 }) });
  await world.google.control('quota', { profile: 'off' });
  const me = await world.connect(crowdAddress(0));
  const random = randomOf(seed);
  const { threads } = await changesSince(world.ctx, me, 0);
  const acts = actsOf(random, { threads: threads.map(({ id }) => id), from: world.ctx.clock.now(), takeBack: 0.25 });
  const model = mailboxModel(
    threads.flatMap((thread) => thread.messages.map(({ id, labels }) => ({ id, threadId: thread.id, labels }))),
  );
  const died = new Set<string>();
  let deaths = 0;
  let unanswered: Act[] = [];
  const check = async (): Promise<void> => {
    expect(await worker(world, me, unanswered, null)).toBeNull();
    unanswered = [];
    // Only the jobs that dead processes left behind deliver the rest.
    await world.work();
    await expectEverywhere(world, me, crowdAddress(0), model.labels());
    await expectOnce(world, acts.given.length);
  };
  for (let nth = 1; nth <= schedules; nth++) {
    world.ctx.clock.advance(60_000);
    for (let more = 0; more < each; more++) {
      const act = acts.next();
      model.give(act);
      unanswered.push(act);
    }
    const place = random.pick(places);
    const point = `${place}:${random.between(1, place.startsWith('intake') ? unanswered.length : 2)}`;
    if ((await worker(world, me, unanswered, point)) === 'SIGKILL') {
      deaths += 1;
      died.add(place);
    } else unanswered = [];
    // The list grows this long only if each death came early.
    if (unanswered.length > 5 * each || nth % lookEvery === 0) await check();
  }
  await check();
  return { schedules, deaths, commands: acts.given.length, places: died.size };
};

/** Lost: missing or undelivered. Double: recorded twice, which happens in the transaction of the effect. */
const expectOnce = async (world: World, given: number): Promise<void> => {
  const asked = `select count(*)::int as commands, count(*) filter (where state <> 'delivered')::int as lost,
    (select count(*)::int from (
      select from audit_log where metadata ? 'command_id' group by metadata ->> 'command_id' having count(*) > 1
    ) as twice) as double from command`;
  expect(await world.ctx.peek(asked)).toEqual([{ commands: given, lost: 0, double: 0 }]);
};

const program = path.resolve(import.meta.dirname, '..', 'programs', 'give-commands.ts');

const worker = async (
  { ctx, google }: World,
  account: Account,
  acts: readonly Act[],
  crashAt: string | null,
): Promise<NodeJS.Signals | null> => {
  const key = Buffer.from(ctx.config.hostKey).toString('base64');
  const words = [
    ctx.db.connectionString,
    google.url,
    key,
    account.userId,
    ctx.clock.now().toISOString(),
    JSON.stringify(acts),
  ];
  const child = spawn(process.execPath, [program, ...words], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', ...(crashAt ? { CRASH_AT: crashAt } : {}) },
  });
  const [code, signal]: [number | null, NodeJS.Signals | null] = await once(child, 'exit').then(([a, b]) => [a, b]);
  if (code !== null && code !== 0) throw new Error(`the worker ended with ${code}`);
  return signal;
};
