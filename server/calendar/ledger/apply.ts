// Applies changes to the events, with the rules that the device applies.
import type { CalendarEvent } from '#domain/calendar.ts';
import type { CalendarChange, CalendarDone } from '#domain/change/calendar.ts';
import { refusalOf } from '#domain/change/calendar-refusal.ts';
import { applyToCalendar, type CalendarState } from '#domain/change/calendar-rules.ts';
import { StrictCalendarChange } from '#domain/change/calendar-shapes.ts';
import type { Change } from '#domain/change/change.ts';
import type { EventKey } from '#domain/event-ref.ts';
import type { Account, CommandId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import { pendingIn, writePending } from '#server/calendar/pending.ts';
import { type EventSeal, eventSeal, placeOf } from '#server/calendar/sealed-event.ts';
import type { Context } from '#server/context.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { stateAbout } from './state.ts';

type Given = { commandId: CommandId; changes: readonly Change[]; revision: number };

/** Throws if the calendar does not take a change. An undo does what is left to do. */
export const applyChanges = async (ctx: Context, tx: Tx, account: Account, given: Given): Promise<CalendarDone[]> => {
  const all: CalendarDone[] = [];
  for (const change of given.changes) {
    const checked = strict(change);
    const before = await stateAbout(ctx, tx, account, keysOf(checked));
    const refusal = checked.kind === 'edit' ? null : refusalOf(before, checked);
    if (refusal !== null) throw new Problem(refusal);
    const { state, done } = applyToCalendar(before, checked);
    await show(ctx, tx, account, { keys: distinctKeys(done), state, revision: given.revision });
    await writePending(ctx, tx, account, given.commandId, done.swaps);
    all.push(done);
  }
  return all;
};

/** Clients send changes with any fields. */
const strict = (change: Change): CalendarChange => {
  const checked = StrictCalendarChange.safeParse(change);
  if (!checked.success) throw new Problem('request.invalid');
  return checked.data;
};

const keysOf = (change: CalendarChange): EventKey[] =>
  change.kind === 'edit' ? change.swaps.map(({ key }) => key) : [change.at];

const distinctKeys = ({ swaps }: CalendarDone): EventKey[] => [...new Set(swaps.map(({ key }) => key))];

type Showing = { keys: readonly EventKey[]; state: CalendarState; revision: number };

/** The first change that waits puts the provider's own word aside. */
const show = async (
  ctx: Context,
  tx: Tx,
  account: Account,
  { keys, state: { events }, revision }: Showing,
): Promise<void> => {
  if (keys.length === 0) return;
  const seal = await eventSeal(ctx, tx, account);
  for (const [calendarId, own] of Map.groupBy(keys, (key) => placeOf(key).calendar_id)) {
    const waiting = await pendingIn(tx, account, calendarId);
    for (const key of own)
      await put(tx, account, { seal, key, event: events.get(key) ?? null, first: !waiting.has(key), revision });
  }
};

type Putting = { seal: EventSeal; key: EventKey; event: CalendarEvent | null; first: boolean; revision: number };

const put = async (tx: Tx, account: Account, { seal, key, event, first, revision }: Putting): Promise<void> => {
  const at = placeOf(key);
  const sealed = event && seal.seal(at, event);
  const { generation } = await tx
    .selectFrom('calendar')
    .select('generation')
    .where(ofAccount(account))
    .where('id', '=', at.calendar_id)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('calendar_event')
    .values({ ...accountKey(account), ...at, etag: '', event: sealed, generation, revision: String(revision) })
    .onConflict((row) =>
      row.columns(['user_id', 'account_id', 'calendar_id', 'event_id', 'original']).doUpdateSet((is) => ({
        event: sealed,
        revision: String(revision),
        ...(first ? { provider: is.ref('calendar_event.event') } : {}),
      })),
    )
    .execute();
};
