// Reads one calendar: its next events at once, then the whole listing page by page, then changes. A killed worker goes on at the same page.
import { firstEvents, yearsBack } from '#domain/calendar-sync.ts';
import type { Account, CalendarId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import type { EventsPage } from '#server/ports.ts';
import { withToken } from '#server/tokens/with-token.ts';
import { lockCalendar, nextCalendarRevision } from './book.ts';
import { knownOrganizers } from './known-organizers.ts';
import { dropOlder, storeEvents } from './store-events.ts';

export const readEvents = async (ctx: Context, account: Account, calendarId: CalendarId): Promise<void> => {
  let restarts = 0;
  for (let pages = 0; pages < mostPages; pages++) {
    const state = await stateOf(ctx, account, calendarId);
    if (state === null) return;
    if (state.phase === 'new') {
      await firstLook(ctx, account, calendarId, state);
      continue;
    }
    const page = await nextPage(ctx, account, calendarId, state);
    if (page === 'lost') {
      if (++restarts > mostRestarts) throw new Problem('provider.unavailable', { detail: 'every token is refused' });
      await restart(ctx, account, calendarId, state);
      continue;
    }
    await storePage(ctx, account, calendarId, state, page);
    if (page.next === null) return;
  }
  throw new Problem('provider.unavailable', { detail: 'pages without end' });
};

/** More pages than any calendar has. */
const mostPages = 400;
const mostRestarts = 1;

type State = {
  phase: string;
  cursor: string | null;
  page_token: string | null;
  since: Date | null;
  generation: number;
  revision: string;
};

const stateOf = (ctx: Context, account: Account, id: CalendarId): Promise<State | null> =>
  ctx.db.asUser(account.userId, async (tx) => (await rowOf(tx, account, id)) ?? null);

const rowOf = (tx: Tx, account: Account, id: CalendarId) =>
  tx
    .selectFrom('calendar')
    .select(['phase', 'cursor', 'page_token', 'since', 'generation', 'revision'])
    .where(ofAccount(account))
    .where('id', '=', id)
    .where('gone', '=', false)
    .executeTakeFirst();

/** What the person needs first. These rows have no token, and the listing that follows replaces them. */
const firstLook = async (ctx: Context, account: Account, id: CalendarId, state: State): Promise<void> => {
  const now = ctx.clock.now();
  const events = await withToken(ctx, account, 'background', (caller) =>
    ctx.calendar(account).upcoming(caller, id, now, firstEvents),
  );
  const since = new Date(now);
  since.setUTCFullYear(since.getUTCFullYear() - yearsBack);
  await writing(ctx, account, id, state, async (tx, revision) => {
    const known = await knownOrganizers(tx, account, events);
    await storeEvents(ctx, tx, account, events, { calendarId: id, generation: 0, revision, known });
    return { phase: 'listing', since, generation: 1 };
  });
};

const nextPage = (ctx: Context, account: Account, id: CalendarId, state: State): Promise<EventsPage | 'lost'> => {
  const at = { cursor: state.cursor, pageToken: state.page_token, since: state.since ?? new Date(0) };
  return withToken(ctx, account, 'background', (caller) => ctx.calendar(account).events(caller, id, at));
};

const storePage = (
  ctx: Context,
  account: Account,
  id: CalendarId,
  state: State,
  { events, next, cursor }: EventsPage,
): Promise<void> =>
  writing(ctx, account, id, state, async (tx, revision) => {
    const known = await knownOrganizers(tx, account, events);
    const at = { calendarId: id, generation: state.generation, revision };
    await storeEvents(ctx, tx, account, events, { ...at, known });
    crashPoint('calendar.page');
    if (next !== null) return { page_token: next };
    if (state.phase === 'listing') await dropOlder(ctx, tx, account, at);
    return { phase: 'following', page_token: null, cursor };
  });

/** The provider forgot the token. Old events stay shown until the new listing ends. */
const restart = (ctx: Context, account: Account, id: CalendarId, state: State): Promise<void> => {
  const { generation } = state;
  return writing(ctx, account, id, state, () =>
    Promise.resolve({ phase: 'listing', cursor: null, page_token: null, generation: generation + 1 }),
  );
};

type Next = Partial<Pick<State, 'phase' | 'cursor' | 'page_token' | 'since' | 'generation'>>;

/** One transaction under the calendar's lock. Does nothing if another worker was faster. */
const writing = (
  ctx: Context,
  account: Account,
  id: CalendarId,
  before: State,
  work: (tx: Tx, revision: number) => Promise<Next>,
): Promise<void> =>
  ctx.db.asUser(account.userId, async (tx) => {
    await lockCalendar(tx, account);
    const now = await rowOf(tx, account, id);
    if (now === undefined || isElsewhere(now, before)) return;
    const revision = await nextCalendarRevision(tx, account);
    const next = await work(tx, revision);
    await tx
      .updateTable('calendar')
      .set({ ...next, revision: String(revision) })
      .where(ofAccount(account))
      .where('id', '=', id)
      .execute();
    await ctx.live.tell(tx, account, { kind: 'calendar', number: revision });
  });

const isElsewhere = (now: State, before: State): boolean =>
  now.phase !== before.phase ||
  now.cursor !== before.cursor ||
  now.page_token !== before.page_token ||
  now.generation !== before.generation;
