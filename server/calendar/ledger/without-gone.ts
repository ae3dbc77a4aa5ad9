// Of times that go together, one may be gone meanwhile. The others still go, and the meeting is still booked.
import type { Command } from '#commands/registry.ts';
import type { Change } from '#domain/change/change.ts';
import type { EventKey } from '#domain/event-ref.ts';
import type { Account } from '#domain/id.ts';
import { keyAt, placeOf } from '#server/calendar/sealed-event.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import type { ChangeRequest } from '#server/ledger/ledger.ts';

export const withoutGone = async (
  tx: Tx,
  account: Account,
  { kind, args }: Command,
  request: ChangeRequest,
): Promise<ChangeRequest> => {
  const together = kind === 'schedule' ? args.frees : kind === 'cancel-event' ? args.others : undefined;
  if (together === undefined || together.length === 0) return request;
  const there = await standing(tx, account, request.changes.flatMap(keyCancelled));
  const changes = request.changes.filter((change) => keyCancelled(change).every((key) => there.has(key)));
  return changes.length === 0 ? request : { ...request, changes };
};

const keyCancelled = (change: Change): EventKey[] =>
  change.ledger === 'calendar' && change.kind === 'cancel-event' ? [change.at] : [];

const standing = async (tx: Tx, account: Account, keys: readonly EventKey[]): Promise<ReadonlySet<EventKey>> => {
  const rows = await tx
    .selectFrom('calendar_event')
    .select(['calendar_id', 'event_id', 'original'])
    .where(ofAccount(account))
    .where('event_id', 'in', [...new Set(keys.map((key) => placeOf(key).event_id))])
    .where('event', 'is not', null)
    .execute();
  return new Set(rows.map(keyAt));
};
