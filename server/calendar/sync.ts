// Reads a person's calendars: the list, then each shown one. Trouble of one calendar holds up no other, and never mail.
import { scopes } from '#domain/account.ts';
import { calendarSeconds } from '#domain/calendar-sync.ts';
import type { Account } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import { lockCalendar, nextCalendarRevision } from './book.ts';
import { readCalendars } from './read-calendars.ts';
import { readEvents } from './read-events.ts';

export const syncCalendars = async (ctx: Context, account: Account): Promise<void> => {
  if (!asksForCalendars(ctx)) return;
  const troubles: Problem[] = [];
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      troubles.push(error instanceof Problem ? error : new Problem('unexpected', { cause: error }));
    }
  };
  await attempt(() => readCalendars(ctx, account));
  for (const calendarId of await shownCalendars(ctx, account))
    await attempt(() => readEvents(ctx, account, calendarId));
  await closeLook(ctx, account, troubles);
  const own = troubles.find(({ code }) => code === 'unexpected' || code === 'database.unavailable');
  if (own) throw own;
};

/** A host that asks for no calendar reports none missing. */
export const asksForCalendars = ({ config }: Context): boolean =>
  scopes[config.google.scopes].some((scope) => scope.includes('/calendar'));

/** More than anybody looks at. */
const mostShown = 25;

const shownCalendars = (ctx: Context, account: Account) =>
  ctx.db.asUser(account.userId, async (tx) => {
    const rows = await tx
      .selectFrom('calendar')
      .select('id')
      .where(ofAccount(account))
      .where('shown', '=', true)
      .where('gone', '=', false)
      .orderBy('is_primary', 'desc')
      .orderBy('id')
      .limit(mostShown)
      .execute();
    return rows.map(({ id }) => id);
  });

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
const secondsAfter = ({ code, retryAfter }: Problem): number =>
  refusals.has(code) ? calendarSeconds.refused : Math.max(calendarSeconds.trouble, retryAfter ?? 0);

const refusals: ReadonlySet<ProblemCode> = new Set([
  'provider.scope-missing',
  'provider.api-off',
  'provider.forbidden',
]);
