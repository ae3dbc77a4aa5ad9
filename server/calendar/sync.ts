// Reads a person's calendars: the list, then each shown one. Trouble of one calendar holds up no other, and never mail.

import { calendarSeconds } from '#domain/calendar-sync.ts';
import type { CalendarLimit } from '#domain/calendar-trouble.ts';
import type { Account, CalendarId } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { scopes } from '#domain/scopes.ts';
import { refOf } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import { lockCalendar, nextCalendarRevision } from './book.ts';
import { readCalendars } from './read-calendars.ts';
import { readEvents } from './read-events.ts';
import { welcomeStrangers } from './welcome-strangers.ts';

export const syncCalendars = async (ctx: Context, account: Account): Promise<void> => {
  if (!asksForCalendars(ctx)) return;
  const troubles: Problem[] = [];
  const due: Date[] = [];
  await orTrouble(() => readCalendars(ctx, account), troubles);
  for (const calendar of await shownCalendars(ctx, account))
    await orTrouble(async () => {
      const next = await readOne(ctx, account, calendar);
      if (next !== null) due.push(next);
    }, troubles);
  await orTrouble(() => welcomeStrangers(ctx, account), troubles);
  await closeLook(ctx, account, troubles);
  await goOnAt(ctx, account, due);
  const own = troubles.find(({ code }) => code === 'unexpected' || code === 'database.unavailable');
  if (own) throw own;
};

const orTrouble = async (work: () => Promise<void>, troubles: Problem[]): Promise<void> => {
  try {
    await work();
  } catch (error) {
    troubles.push(error instanceof Problem ? error : new Problem('unexpected', { cause: error }));
  }
};

type Shown = Awaited<ReturnType<typeof shownCalendars>>[number];

/** What the owner of a further calendar took back concerns that calendar alone. */
const readOne = async (ctx: Context, account: Account, { id, isPrimary, ownLimit }: Shown): Promise<Date | null> => {
  try {
    const next = await readEvents(ctx, account, id);
    if (ownLimit === notShared) await keepLimit(ctx, account, id, null);
    return next;
  } catch (error) {
    if (isPrimary || !(error instanceof Problem) || !takenBack.has(error.code)) throw error;
    if (ownLimit !== notShared) await keepLimit(ctx, account, id, notShared);
    return null;
  }
};

const takenBack: ReadonlySet<ProblemCode> = new Set(['provider.not-found', 'provider.forbidden']);
const notShared = 'not-shared' satisfies CalendarLimit;

const keepLimit = (ctx: Context, account: Account, id: CalendarId, limit: CalendarLimit | null): Promise<void> =>
  ctx.db.asUser(account.userId, async (tx) => {
    const revision = await nextCalendarRevision(tx, account);
    await tx
      .updateTable('calendar')
      .set({ own_limit: limit, revision: String(revision) })
      .where(ofAccount(account))
      .where('id', '=', id)
      .execute();
    await ctx.live.tell(tx, account, { kind: 'calendar', number: revision });
  });

/** The next page of a listing has its pause. */
const goOnAt = async (ctx: Context, account: Account, due: readonly Date[]): Promise<void> => {
  if (due.length === 0) return;
  const startAfter = new Date(Math.min(...due.map((at) => at.getTime())));
  await ctx.db.asUser(account.userId, (tx) =>
    ctx.jobs.add(tx, 'calendar.sync', refOf(account), { key: account.id, startAfter }),
  );
};

/** A host that asks for no calendar reports none missing. */
export const asksForCalendars = ({ config }: Context): boolean =>
  scopes[config.google.scopes].some((scope) => scope.includes('/calendar'));

/** More than anybody looks at. */
const mostShown = 25;

const shownCalendars = (ctx: Context, account: Account) =>
  ctx.db.asUser(account.userId, (tx) =>
    tx
      .selectFrom('calendar')
      .select(['id', 'is_primary as isPrimary', 'own_limit as ownLimit'])
      .where(ofAccount(account))
      .where('shown', '=', true)
      .where('gone', '=', false)
      .orderBy('is_primary', 'desc')
      .orderBy('id')
      .limit(mostShown)
      .execute(),
  );

/** Records the first trouble, and tells devices when it begins, changes or ends. */
const closeLook = (ctx: Context, account: Account, [trouble]: readonly Problem[]): Promise<void> =>
  ctx.db.asUser(account.userId, async (tx) => {
    const { problem } = await lockCalendar(tx, account);
    const now = ctx.clock.now();
    const seconds = trouble ? secondsAfter(trouble) : calendarSeconds.usual;
    const state = {
      problem: trouble?.code ?? null,
      tried_at: now,
      due_at: new Date(now.getTime() + seconds * 1000),
      ...(trouble ? {} : { last_sync_at: now }),
    };
    await tx.updateTable('calendar_book').set(state).where(ofAccount(account)).execute();
    if (trouble) ctx.log.warn('calendar.sync-failed', { userId: account.userId, problem: trouble.code }, trouble);
    if (problem === state.problem) return;
    const revision = await nextCalendarRevision(tx, account);
    await ctx.live.tell(tx, account, { kind: 'calendar', number: revision });
  });

/** A refusal only the person can lift is retried rarely. Reconnecting retries at once. */
const secondsAfter = ({ code, retryAfter }: Problem): number => {
  if (refusals.has(code)) return calendarSeconds.refused;
  const seconds = code === 'provider.quota' ? calendarSeconds.quota : calendarSeconds.trouble;
  return Math.max(seconds, retryAfter ?? 0);
};

const refusals: ReadonlySet<ProblemCode> = new Set([
  'provider.scope-missing',
  'provider.api-off',
  'provider.forbidden',
]);
