// Delivers the oldest command on events. What the provider answers becomes the event, in one transaction with the command's end.
import type { CalendarEvent } from '#domain/calendar.ts';
import { type EventKey, seriesKeyOf } from '#domain/event-ref.ts';
import type { Account } from '#domain/id.ts';
import { needsReauth, Problem, type ProblemCode } from '#domain/problem.ts';
import { refOf } from '#server/account.ts';
import { lockCalendar, nextCalendarRevision } from '#server/calendar/book.ts';
import { dropPending, showAgain } from '#server/calendar/pending.ts';
import { type EventSeal, eventSeal, placeOf } from '#server/calendar/sealed-event.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { closeDelivered, closeFailed } from '#server/ledger/close-commands.ts';
import { isLasting } from '#server/ledger/lasting.ts';
import type { Went } from '#server/ledger/ledger.ts';
import { endTrouble, noteTrouble } from '#server/ledger/trouble.ts';
import { letWait } from '#server/ledger/waiting.ts';
import { carryStep, type KnownEvent, type Outcome } from './carry-step.ts';
import { describe } from './describe.ts';
import { type NextToLeave, nextToLeave } from './next-to-leave.ts';
import { isImplied, type Step, stepsOf } from './steps.ts';

type Open = NextToLeave & { steps: Step[]; known: ReadonlyMap<EventKey, KnownEvent> };

type Carried = { outcomes: Map<EventKey, Outcome>; problem: Problem | null };

export const deliverOldest = async (ctx: Context, account: Account, last: boolean): Promise<Went> => {
  const open = await ctx.db.asUser(account.userId, (tx) => oldest(ctx, tx, account));
  if (open === null) return 'nothing';
  crashPoint('delivery.opened');
  const carried = await carryAll(ctx, account, open);
  crashPoint('delivery.answered');
  const { problem } = carried;
  if (problem === null) return settle(ctx, account, open, carried, null);
  ctx.log.warn(
    'commands.not-delivered',
    { userId: account.userId, commandId: open.id, problem: problem.code },
    problem,
  );
  if (needsReauth(problem.code)) return postpone(ctx, account, problem.code);
  if (isLasting(problem) || last) return settle(ctx, account, open, carried, codeFor(problem));
  await ctx.db.asUser(account.userId, (tx) =>
    noteTrouble(ctx, tx, account, { ledger: 'calendar', problem: troubleOf(problem) }),
  );
  throw problem;
};

const oldest = async (ctx: Context, tx: Tx, account: Account): Promise<Open | null> => {
  await lockCalendar(tx, account);
  const row = await nextToLeave(ctx, tx, account);
  if (row === null) return null;
  const steps = stepsOf(row.done);
  const seal = await eventSeal(ctx, tx, account);
  const known = new Map<EventKey, KnownEvent>();
  for (const { key } of steps) known.set(key, await knownOf(tx, account, seal, key));
  return { ...row, steps, known };
};

const knownOf = async (tx: Tx, account: Account, seal: EventSeal, key: EventKey): Promise<KnownEvent> => {
  const at = placeOf(key);
  const { zone } = await tx
    .selectFrom('calendar')
    .select('zone')
    .where(ofAccount(account))
    .where('id', '=', at.calendar_id)
    .executeTakeFirstOrThrow();
  const row = await rowOf(tx, account, key);
  const series = at.original === '' ? undefined : await rowOf(tx, account, seriesKeyOf(key));
  const opened = (one: typeof row, column: 'provider' | 'event'): CalendarEvent | null => {
    const sealed = one?.[column] ?? null;
    return one && sealed !== null ? seal.open(one, sealed) : null;
  };
  return { etag: row?.etag ?? '', event: opened(row, 'provider'), series: opened(series, 'event'), zone };
};

const rowOf = (tx: Tx, account: Account, key: EventKey) => {
  const at = placeOf(key);
  return tx
    .selectFrom('calendar_event')
    .select(['calendar_id', 'event_id', 'original', 'etag', 'event', 'provider'])
    .where(ofAccount(account))
    .where('calendar_id', '=', at.calendar_id)
    .where('event_id', '=', at.event_id)
    .where('original', '=', at.original)
    .executeTakeFirst();
};

/** Stops at the first problem: later steps may need the earlier ones. */
const carryAll = async (ctx: Context, account: Account, { id, steps, known, tells }: Open): Promise<Carried> => {
  const outcomes = new Map<EventKey, Outcome>();
  for (const step of steps) {
    const { key } = step;
    const stored = known.get(key);
    if (stored === undefined) continue;
    if (isImplied(step, steps)) {
      outcomes.set(key, { kind: 'done', etag: '', event: null });
      continue;
    }
    try {
      const outcome = await carryStep({ ctx, account, commandId: id, known: stored, key, tells }, step);
      outcomes.set(key, outcome);
      if (outcome.kind !== 'done') return { outcomes, problem: null };
    } catch (error) {
      return { outcomes, problem: error instanceof Problem ? error : new Problem('unexpected', { cause: error }) };
    }
    crashPoint('delivery.step');
  }
  return { outcomes, problem: null };
};

/** What the provider did not take falls away here. The person hears of it and may retry. */
const settle = (
  ctx: Context,
  account: Account,
  { id, done, steps }: Open,
  { outcomes }: Carried,
  refused: ProblemCode | null,
): Promise<Went> =>
  ctx.db.asUser(account.userId, async (tx): Promise<Went> => {
    await lockCalendar(tx, account);
    const revision = await nextCalendarRevision(tx, account);
    const keys = steps.map(({ key }) => key);
    await learn(ctx, tx, account, outcomes);
    await dropPending(tx, account, id);
    await showAgain(ctx, tx, account, keys, revision);
    const problem = refused ?? problemAmong(outcomes);
    if (problem === null) await closeDelivered(ctx, tx, account, [id]);
    else {
      const left = done.map((one) => ({
        ...one,
        swaps: one.swaps.filter(({ key }) => outcomes.get(key)?.kind === 'done'),
      }));
      await closeFailed(ctx, tx, account, { describe }, { id, problem, before: done, done: left });
    }
    crashPoint('settle.closed');
    await endTrouble(ctx, tx, account, 'calendar');
    if (hasSeries(outcomes)) await ctx.jobs.add(tx, 'calendar.sync', refOf(account), { key: account.id });
    await ctx.live.tell(tx, account, { kind: 'calendar', number: revision });
    return problem === null ? 'done' : 'given-up';
  });

/** Only the provider knows which changed instances a changed series keeps. */
const hasSeries = (outcomes: ReadonlyMap<EventKey, Outcome>): boolean =>
  [...outcomes.values()].some(({ event }) => event !== null && event.recurrence !== null);

const problemAmong = (outcomes: ReadonlyMap<EventKey, Outcome>): ProblemCode | null => {
  const kinds = [...outcomes.values()].map(({ kind }) => kind);
  if (kinds.includes('conflict')) return 'event.conflict';
  return kinds.includes('gone') ? 'event.gone' : null;
};

/** The provider's answers become what the provider said. A sync may have been faster, so the etag alone decides nothing. */
const learn = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  outcomes: ReadonlyMap<EventKey, Outcome>,
): Promise<void> => {
  const seal = await eventSeal(ctx, tx, account);
  for (const [key, { etag, event }] of outcomes) {
    const at = placeOf(key);
    await tx
      .updateTable('calendar_event')
      .set({ etag, provider: event && seal.seal(at, event) })
      .where(ofAccount(account))
      .where('calendar_id', '=', at.calendar_id)
      .where('event_id', '=', at.event_id)
      .where('original', '=', at.original)
      .execute();
  }
};

/** A permission is missing: the commands wait until the person reconnects. */
const postpone = (ctx: Context, account: Account, problem: ProblemCode): Promise<Went> =>
  ctx.db.asUser(account.userId, async (tx): Promise<Went> => {
    await lockCalendar(tx, account);
    await letWait(tx, account, 'calendar');
    await noteTrouble(ctx, tx, account, { ledger: 'calendar', problem });
    return 'waits';
  });

/** The words of a problem with mail do not fit a calendar. */
const codeFor = ({ code }: Problem): ProblemCode => {
  if (code === 'event.read-only') return code;
  if (code === 'provider.forbidden') return 'event.not-yours';
  return code === 'provider.not-found' ? 'event.gone' : 'event.refused';
};

const troubleOf = ({ code }: Problem): ProblemCode => {
  if (code === 'provider.rate-limit') return 'calendar.slow-down';
  if (code === 'provider.quota') return 'calendar.quota';
  return code === 'provider.api-off' ? code : 'calendar.unavailable';
};
