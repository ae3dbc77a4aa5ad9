// Compares each figure of random ranges with a count by hand over the same rows.
import { type AskedRange, figureRange } from '#domain/figure-range.ts';
import { type Random, randomOf } from '#test/chaos/random.ts';
import { newUserId, testContext } from '#test/support/context.ts';
import * as hand from '#test/support/counted-by-hand.ts';
import { fillWithPeople } from '#test/support/sample-people.ts';
import { compareBusiness } from './business-by-hand.ts';
import { compareHealth } from './health-by-hand.ts';
import { compareQuality } from './quality-by-hand.ts';

const now = new Date('2026-11-20T12:07:00Z');

/** One world and many ranges. Returns how many figures it compared. */
export const compareFigures = async (seed: number, ranges: number): Promise<number> => {
  const ctx = await testContext();
  ctx.clock.set(now);
  await fillWithPeople((text) => ctx.peek(text), {
    people: 60,
    auditRows: 3000,
    turns: 2500,
    days: 120,
    now,
    seed: seed / 1000,
  });
  const operator = newUserId();
  await ctx.peek(`insert into user_roles (user_id, role) values ($1, 'admin')`, [operator]);
  const rows = await hand.readRows(ctx);
  const random = randomOf(seed);
  let compared = 0;
  for (let nth = 0; nth < ranges; nth += 1) {
    const range = figureRange(overClockChanges[nth] ?? askedRange(random), now);
    await ctx.db.asOperator(operator, async (tx) => {
      compared += await compareBusiness(tx, range, rows, now);
      compared += await compareQuality(tx, range, rows);
      compared += await compareHealth(ctx, tx, range, now);
    });
  }
  return compared;
};

const zones = ['UTC', 'Europe/Berlin', 'Asia/Kolkata', 'America/New_York', 'Australia/Adelaide', 'Mars/Olympus'];

/** Days with 23 or 25 hours lie in these. Each zone's second range is backwards, and within the day itself. */
const overClockChanges: readonly AskedRange[] = [
  { zone: 'Europe/Berlin', from: '2026-10-22T22:00:00.000Z', to: '2026-10-28T23:00:00.000Z' },
  { zone: 'Europe/Berlin', from: '2026-10-25T22:59:00.000Z', to: '2026-10-24T22:00:00.000Z' },
  { zone: 'America/New_York', from: '2026-10-30T04:00:00.000Z', to: '2026-11-03T05:00:00.000Z' },
  { zone: 'America/New_York', from: '2026-11-02T05:00:00.000Z', to: '2026-11-01T04:00:00.000Z' },
  { zone: 'Australia/Adelaide', from: '2026-10-02T14:30:00.000Z', to: '2026-10-06T13:30:00.000Z' },
  { zone: 'Australia/Adelaide', from: '2026-10-04T13:30:00.000Z', to: '2026-10-03T14:30:00.000Z' },
];

/** Ranges that a person chooses, ranges of hours, one of ten years, and some backwards. */
const askedRange = (random: Random): AskedRange => {
  const zone = random.pick(zones);
  const days = random.pick([1, 1, 7, 30, 90, 3650]);
  const minutes = random.chance(0.5) ? random.int(60 * 24 * 40) : 15 * random.int(4 * 24 * 40);
  const to = now.getTime() - (random.chance(0.3) ? 0 : minutes * 60_000);
  const from = to - days * 86_400_000 - (random.chance(0.3) ? random.int(50_000_000) : 0);
  const [one, other] = [new Date(from).toISOString(), new Date(to).toISOString()];
  return random.chance(0.15) ? { from: other, to: one, zone } : { from: one, to: other, zone };
};
