// What commands did to events, for the activity list. The audit log holds no titles, because it is not sealed.
import * as z from 'zod/mini';
import { targetOf } from '#commands/effect.ts';
import type { Command } from '#commands/registry.ts';
import type { EventMove } from '#domain/activity.ts';
import type { CalendarEvent } from '#domain/calendar.ts';
import type { CalendarDone, CalendarSwap } from '#domain/change/calendar.ts';
import { EventKey, refOf, seriesKeyOf } from '#domain/event-ref.ts';
import { type Account, CommandId, type UserId } from '#domain/id.ts';
import type { EventTime } from '#domain/wall-time.ts';
import { accountBy } from '#server/account.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { openCommand } from '#server/ledger/command-args.ts';
import { openDone } from '#server/ledger/done-column.ts';
import { stateAbout } from './ledger/state.ts';

export type EventInHistory = { title: string } & EventMove;

/** Of those among the commands that are about events. */
export const eventsInHistory =
  (ctx: Context) =>
  async (tx: Tx, userId: UserId, commands: readonly string[]): Promise<ReadonlyMap<string, EventInHistory>> => {
    const ids = commands.flatMap((id) => CommandId.safeParse(id).data ?? []);
    const known = new Map<string, EventInHistory>();
    if (ids.length === 0) return known;
    const rows = await tx
      .selectFrom('command')
      .select(['id', 'account_id', 'kind', 'args', 'done'])
      .where('user_id', '=', userId)
      .where('ledger', '=', 'calendar')
      .where('id', 'in', ids)
      .execute();
    for (const row of rows) {
      const account = await accountBy(tx, { userId, accountId: row.account_id });
      const command = await openCommand(ctx, tx, account, row);
      const done = (await openDone(ctx, tx, account, row.id, row.done)).filter(isOfCalendar);
      known.set(row.id, await eventOf(ctx, tx, account, { command, swaps: done.flatMap(({ swaps }) => swaps) }));
    }
    return known;
  };

const isOfCalendar = (done: { ledger: string }): done is CalendarDone => done.ledger === 'calendar';

type Did = { command: Command; swaps: readonly CalendarSwap[] };

const eventOf = async (ctx: Context, tx: Tx, account: Account, { command, swaps }: Did): Promise<EventInHistory> => {
  const key = swaps[0]?.key ?? keyIn(command);
  const event = key === null ? null : await eventAt(ctx, tx, account, key);
  const title = titleIn(swaps) ?? event?.title ?? titleOf(command) ?? '';
  return { title, ...moveIn(swaps) };
};

const keyIn = (command: Command): EventKey | null => {
  if (targetOf(command) !== null) return null;
  return z.object({ at: EventKey }).safeParse(command.args).data?.at ?? null;
};

/** An instance that nobody changed is called as its series. */
const eventAt = async (ctx: Context, tx: Tx, account: Account, key: EventKey): Promise<CalendarEvent | null> => {
  const { events } = await stateAbout(ctx, tx, account, [key]);
  const own = events.get(key);
  return own && own.title !== '' ? own : (events.get(seriesKeyOf(key)) ?? null);
};

const titleIn = (swaps: readonly CalendarSwap[]): string | null => {
  for (const swap of swaps) {
    if (swap.of === 'title') return swap.is || swap.was;
    if (swap.of !== 'event') continue;
    const title = swap.is?.title || swap.was?.title;
    if (title) return title;
  }
  return null;
};

const Named = z.object({ title: z.string() });
const WithFields = z.object({ fields: Named });

/** Of a new event that the provider refused. */
const titleOf = ({ args }: Command): string | null =>
  Named.safeParse(args).data?.title ?? WithFields.safeParse(args).data?.fields.title ?? null;

const moveIn = (swaps: readonly CalendarSwap[]): EventMove => {
  for (const swap of swaps) {
    if (swap.of === 'span') return { was: textOf(swap.was.start), is: textOf(swap.is.start) };
    // An instance that nobody had changed was where its key says.
    if (swap.of === 'event') return { was: startOf(swap.was) ?? originalIn(swap), is: startOf(swap.is) };
  }
  return { was: null, is: null };
};

const originalIn = ({ key, is }: Extract<CalendarSwap, { of: 'event' }>): string | null => {
  const { original } = refOf(key);
  if (is?.status !== 'cancelled' || original === null) return null;
  return original.length === 10 ? original : new Date(original).toISOString();
};

const startOf = (event: CalendarEvent | null): string | null =>
  event === null || event.status === 'cancelled' ? null : textOf(event.span.start);

const textOf = (time: EventTime): string => (time.kind === 'day' ? time.day : new Date(time.at).toISOString());
