// What a credit adds to accepting a command: a booking that costs one against the same booking that costs none, in turns. Only the ratio
// counts, because the load of the machine changes both.
import { eventIdOf } from '#domain/event-id.ts';
import { keyOf } from '#domain/event-ref.ts';
import { CalendarId, CommandId } from '#domain/id.ts';
import { atWall } from '#domain/wall-time.ts';
import { ada } from '#emulators/google/small-seed.ts';
import { syncCalendars } from '#server/calendar/sync.ts';
import { execute } from '#server/commands/execute.ts';
import type { Context } from '#server/context.ts';
import { grant } from '#server/credits/ledger.ts';
import { listCredits } from '#server/credits/list.ts';
import { newId } from '#server/id.ts';
import { benchContext } from './context.ts';
import { couldNotMeasure, percentile, report } from './figures.ts';

const { ctx: usual, account, close } = await benchContext();
const ctx: Context = { ...usual, config: { ...usual.config, credits: 'counted' } };
const { userId } = account;
await syncCalendars(ctx, account);
await ctx.db.asUser(userId, (tx) =>
  grant(ctx, tx, userId, { bucket: 'bought', amount: 100_000, reason: 'operator', source: 'bench' }),
);

const calendarId = CalendarId.parse(ada);
const zone = 'Europe/Berlin';
const span = { start: atWall('2026-11-27T09:00', zone), end: atWall('2026-11-27T12:00', zone) };

/** Milliseconds for one booking. Typed words are free. */
const book = async (byVoice: boolean): Promise<number> => {
  const id = CommandId.parse(newId(ctx.clock.now()));
  const at = keyOf({ calendarId, eventId: eventIdOf(id, 0), original: null });
  const command = { kind: 'block-time' as const, args: { at, title: 'Focus', span, recurrence: null } };
  const began = performance.now();
  await execute(ctx, account, { id, command, spoken: true, byVoice });
  return performance.now() - began;
};

const each = 100;
const rounds = 6;
const ratios: number[] = [];
for (let round = 0; round <= rounds; round++) {
  const took: Record<'paid' | 'free', number[]> = { paid: [], free: [] };
  for (let nth = 0; nth < each; nth++) {
    // Each is first in half of the pairs.
    for (const kind of nth % 2 === 0 ? (['paid', 'free'] as const) : (['free', 'paid'] as const))
      took[kind].push(await book(kind === 'paid'));
  }
  const [paid, free] = [took.paid, took.free].map((all) => percentile(all, 0.5, 'a booking'));
  // The first round warms up.
  if (round === 0 || paid === undefined || free === undefined) continue;
  console.log(`  ${paid.toFixed(2)} ms with a credit, ${free.toFixed(2)} ms without`);
  ratios.push(paid / free);
}
const { now } = await ctx.db.asUser(userId, (tx) => listCredits(ctx, tx, userId, undefined));
const spent = 100_030 - now.left;
await close();
if (spent !== (rounds + 1) * each) couldNotMeasure(`credits: ${spent} were spent`);

const kept = report({
  name: 'accepting what costs a credit, of what costs none',
  value: percentile(ratios, 0.5, 'the ratio'),
  unit: 'times',
  budget: 1.15,
  better: 'less',
});
process.exitCode = kept ? 0 : 1;
