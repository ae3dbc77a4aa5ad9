// Reads one calendar: its next events at once, then the whole listing page by page, then changes. A killed worker goes on at the same page.
import { firstEvents, listing } from '#domain/calendar-sync.ts';
import type { Account, CalendarId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { crashPoint } from '#server/crash-points.ts';
import type { Tx } from '#server/db/database.ts';
import type { EventsPage } from '#server/ports.ts';
import { withToken } from '#server/tokens/with-token.ts';
import { knownOrganizers, organizersOf } from './known-organizers.ts';
import { isBeyondLimit, narrowed, type ReadingState, restarted, yearsBefore } from './reading-state.ts';
import { stateOf, writeState } from './state-rows.ts';
import { dropOlder, storeEvents } from './store-events.ts';

/** Returns when the next page of a listing is due, or null at the end. */
export const readEvents = async (ctx: Context, account: Account, calendarId: CalendarId): Promise<Date | null> => {
  for (let pages = 0; pages < mostPages; pages++) {
    const state = await stateOf(ctx, account, calendarId);
    if (state === null) return null;
    if (state.phase === 'new') {
      await firstLook(ctx, account, calendarId, state);
      continue;
    }
    if (state.next_page_at !== null && state.next_page_at > ctx.clock.now()) return state.next_page_at;
    const page = await nextPage(ctx, account, calendarId, state);
    if (page === 'lost') {
      await restart(ctx, account, calendarId, state);
      continue;
    }
    const narrower = narrowed(state, page.events.length, ctx.clock.now());
    if (narrower !== null) {
      await writeState(ctx, account, calendarId, state, () => Promise.resolve(narrower));
      continue;
    }
    await storePage(ctx, account, calendarId, state, page);
    if (page.next === null) return null;
  }
  throw new Problem('provider.unavailable', { detail: 'pages without end' });
};

/** More pages of changes than a look ever brings. */
const mostPages = 400;

/** What the person needs first. These rows have no token, and the listing that follows replaces them. */
const firstLook = async (ctx: Context, account: Account, id: CalendarId, state: ReadingState): Promise<void> => {
  const now = ctx.clock.now();
  const events = await withToken(ctx, account, 'background', (caller) =>
    ctx.calendar(account).upcoming(caller, id, now, firstEvents),
  );
  await writeState(ctx, account, id, state, async (tx, revision) => {
    const known = await knownOrganizers(tx, account, organizersOf(events));
    const stored = await storeEvents(ctx, tx, account, events, { calendarId: id, generation: 0, revision, known });
    return {
      phase: 'listing',
      since: yearsBefore(now, listing.years),
      generation: 1,
      synced_count: state.synced_count + stored,
      next_page_at: new Date(now.getTime() + listing.waitMs),
    };
  });
};

const nextPage = (
  ctx: Context,
  account: Account,
  id: CalendarId,
  state: ReadingState,
): Promise<EventsPage | 'lost'> => {
  const at = { cursor: state.cursor, pageToken: state.page_token, since: state.since ?? new Date(0) };
  return withToken(ctx, account, 'background', (caller) => ctx.calendar(account).events(caller, id, at));
};

const storePage = (
  ctx: Context,
  account: Account,
  id: CalendarId,
  state: ReadingState,
  { events, next, cursor }: EventsPage,
): Promise<void> =>
  writeState(ctx, account, id, state, async (tx, revision) => {
    const at = { calendarId: id, generation: state.generation, revision };
    const counted = await storeAll(ctx, tx, account, { events, at, state });
    crashPoint('calendar.page');
    if (next !== null) return { ...counted, page_token: next, ...pauseIn(ctx, state) };
    if (state.phase === 'listing') await dropOlder(ctx, tx, account, at);
    return { ...counted, phase: 'following', page_token: null, cursor, next_page_at: null };
  });

type Storing = {
  events: EventsPage['events'];
  at: { calendarId: CalendarId; generation: number; revision: number };
  state: ReadingState;
};

/** Beyond the limit, pages are only turned: their end brings the token. */
const storeAll = async (ctx: Context, tx: Tx, account: Account, { events, at, state }: Storing) => {
  if (isBeyondLimit(state, events.length)) return {};
  const known = await knownOrganizers(tx, account, organizersOf(events));
  const stored = await storeEvents(ctx, tx, account, events, { ...at, known });
  const isListing = state.phase === 'listing';
  return {
    synced_count: state.synced_count + stored,
    ...(isListing ? { listed_count: state.listed_count + events.length } : {}),
  };
};

const pauseIn = ({ clock }: Context, { phase }: ReadingState) =>
  phase === 'listing' ? { next_page_at: new Date(clock.now().getTime() + listing.pauseMs) } : {};

/** The provider forgot the place. Old events stay shown until the new listing ends. */
const restart = (ctx: Context, account: Account, id: CalendarId, state: ReadingState): Promise<void> => {
  const next = restarted(state, ctx.clock.now());
  if (next === null) throw new Problem('provider.unavailable', { detail: 'every token is refused' });
  return writeState(ctx, account, id, state, () => Promise.resolve(next));
};
