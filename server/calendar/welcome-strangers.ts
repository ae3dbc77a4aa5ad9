// An invitation of somebody unknown becomes an event once the person has written to its organizer, or has them among their contacts.
import type { Account } from '#domain/id.ts';
import type { Context } from '#server/context.ts';
import { ofAccount } from '#server/db/account-rows.ts';
import { lockCalendar, nextCalendarRevision } from './book.ts';
import { knownOrganizers } from './known-organizers.ts';
import { eventSeal } from './sealed-event.ts';

/** More wait for the next look. */
const mostAtOnce = 500;

export const welcomeStrangers = (ctx: Context, account: Account): Promise<void> =>
  ctx.db.asUser(account.userId, async (tx) => {
    await lockCalendar(tx, account);
    const rows = await tx
      .selectFrom('calendar_event')
      .select(['calendar_id', 'event_id', 'original', 'event'])
      .where(ofAccount(account))
      .where('stranger', '=', true)
      .where('event', 'is not', null)
      .orderBy('revision', 'desc')
      .limit(mostAtOnce)
      .execute();
    if (rows.length === 0) return;
    const seal = await eventSeal(ctx, tx, account);
    const strangers = rows.flatMap((row) => (row.event === null ? [] : [{ row, event: seal.open(row, row.event) }]));
    const known = await knownOrganizers(
      tx,
      account,
      strangers.flatMap(({ event }) => event.organizer?.email ?? []),
    );
    const welcome = strangers.filter(({ event }) => known.has(event.organizer?.email ?? ''));
    if (welcome.length === 0) return;
    const revision = await nextCalendarRevision(tx, account);
    for (const { row, event } of welcome)
      await tx
        .updateTable('calendar_event')
        .set({
          event: seal.seal(row, { ...event, stranger: false }),
          stranger: false,
          revision: String(revision),
        })
        .where(ofAccount(account))
        .where('calendar_id', '=', row.calendar_id)
        .where('event_id', '=', row.event_id)
        .where('original', '=', row.original)
        .execute();
    await ctx.live.tell(tx, account, { kind: 'calendar', number: revision });
  });
