// Reads the list of calendars: whole at first, then its changes.
import { sql } from 'kysely';
import type { Calendar } from '#domain/calendar.ts';
import type { Account, CalendarId } from '#domain/id.ts';
import { Problem } from '#domain/problem.ts';
import type { Context } from '#server/context.ts';
import { accountKey, ofAccount } from '#server/db/account-rows.ts';
import type { Tx } from '#server/db/database.ts';
import { withToken } from '#server/tokens/with-token.ts';
import { lockCalendar, nextCalendarRevision } from './book.ts';

export const readCalendars = async (ctx: Context, account: Account): Promise<void> => {
  const { cursor } = await ctx.db.asUser(account.userId, (tx) => lockCalendar(tx, account));
  const changes = await readPages(ctx, account, cursor);
  const read = changes === 'lost' ? await readPages(ctx, account, null) : changes;
  if (read === 'lost') throw new Problem('provider.rejected', { detail: 'lost without a cursor' });
  const whole = cursor === null || changes === 'lost';
  await ctx.db.asUser(account.userId, (tx) => write(ctx, tx, account, { before: cursor, whole, read }));
};

type Read = { calendars: Calendar[]; gone: CalendarId[]; cursor: string | null };

/** More pages than any list has. Guards against endless paging. */
const mostPages = 40;

const readPages = async (ctx: Context, account: Account, cursor: string | null): Promise<Read | 'lost'> => {
  const read: Read = { calendars: [], gone: [], cursor: null };
  let pageToken: string | null = null;
  for (let pages = 0; pages < mostPages; pages++) {
    const at: { cursor: string | null; pageToken: string | null } = { cursor, pageToken };
    const page = await withToken(ctx, account, 'background', (caller) => ctx.calendar(account).calendars(caller, at));
    if (page === 'lost') return 'lost';
    read.calendars.push(...page.calendars);
    read.gone.push(...page.gone);
    if (page.next === null) return { ...read, cursor: page.cursor };
    pageToken = page.next;
  }
  throw new Problem('provider.unavailable', { detail: 'pages without end' });
};

type Writing = { before: string | null; whole: boolean; read: Read };

/** Does nothing if another worker was faster. */
const write = async (ctx: Context, tx: Tx, account: Account, { before, whole, read }: Writing): Promise<void> => {
  const { cursor, revision: last } = await lockCalendar(tx, account);
  if (cursor !== before) return;
  const revision = last + 1;
  const kept = read.calendars.map(({ id }) => id);
  const put = await putCalendars(tx, account, read.calendars, revision);
  const { numUpdatedRows } = await tx
    .updateTable('calendar')
    .set({ gone: true, revision: String(revision) })
    .where(ofAccount(account))
    .where('gone', '=', false)
    .where(
      whole
        ? sql<boolean>`not id = any(${sql.val(kept)}::text[])`
        : sql<boolean>`id = any(${sql.val(read.gone)}::text[])`,
    )
    .executeTakeFirstOrThrow();
  await tx.updateTable('calendar_book').set({ cursor: read.cursor }).where(ofAccount(account)).execute();
  if (put + Number(numUpdatedRows) === 0) return;
  await nextCalendarRevision(tx, account);
  await ctx.live.tell(tx, account, { kind: 'calendar', number: revision });
};

/** Returns the number of rows that changed. */
const putCalendars = async (
  tx: Tx,
  account: Account,
  calendars: readonly Calendar[],
  revision: number,
): Promise<number> => {
  if (calendars.length === 0) return 0;
  const rows = calendars.map((one) => ({
    ...accountKey(account),
    id: one.id,
    name: one.name,
    zone: one.zone,
    role: one.role,
    is_primary: one.primary,
    shown: one.shown,
    counts_busy: one.countsBusy,
    color: one.color,
    gone: false,
    revision: String(revision),
  }));
  const written = await tx
    .insertInto('calendar')
    .values(rows)
    .onConflict((row) =>
      row
        .columns(['user_id', 'account_id', 'id'])
        .doUpdateSet({
          name: sql`excluded.name`,
          zone: sql`excluded.zone`,
          role: sql`excluded.role`,
          is_primary: sql`excluded.is_primary`,
          shown: sql`excluded.shown`,
          counts_busy: sql`excluded.counts_busy`,
          color: sql`excluded.color`,
          gone: sql`excluded.gone`,
          revision: sql`excluded.revision`,
        })
        .where(
          sql<boolean>`(calendar.name, calendar.zone, calendar.role, calendar.is_primary, calendar.shown, calendar.counts_busy,
            calendar.color, calendar.gone) is distinct from (excluded.name, excluded.zone, excluded.role, excluded.is_primary,
            excluded.shown, excluded.counts_busy, excluded.color, excluded.gone)`,
        ),
    )
    .returning('id')
    .execute();
  return written.length;
};
