// Who came, and who was active.
import { sql } from 'kysely';
import type { ActiveDay } from '#domain/business-figures.ts';
import type { FigureRange } from '#domain/figure-range.ts';
import type { OperatorTx } from '#server/db/database.ts';
import { type AskFigure, counting, rowsOf } from './ask.ts';

export const newUsers: AskFigure = counting(
  ({ from, to }) => sql`
    select count(*) as value from person_facts where signed_up_at >= ${from} and signed_up_at < ${to}
  `,
);

/** On the operator's day, and on the one before. */
export const newUsersToday: AskFigure = async (tx, range) => {
  const on = (days: number) => sql`
    select count(*) as value from person_facts
    where signed_up_at >= (${range.today}::date - ${days}::integer)::timestamp at time zone ${range.zone}
      and signed_up_at < (${range.today}::date - ${days}::integer + 1)::timestamp at time zone ${range.zone}
  `;
  return counting((_, { before }) => on(_ === before ? 1 : 0))(tx, range);
};

/**
 * For each day: who was active on it, and in the 30 days up to it. A person counts from a day of theirs until the next one, or for 30
 * days.
 */
export const activeByDay = async (tx: OperatorTx, { firstDay, lastDay }: FigureRange): Promise<ActiveDay[]> => {
  const rows = await rowsOf(
    tx,
    sql<{ day: string; daily: string; monthly: string }>`
      with active as (
        select user_id, day, lead(day) over (partition by user_id order by day) as next
        from activity_daily
        where day between ${firstDay}::date - 29 and ${lastDay}::date and active
      ), change as (
        select day, count(*) as daily, count(*) as step from active group by 1
        union all
        select least(day + 30, coalesce(next, day + 30)), 0, -count(*) from active group by 1
      ), total as (
        select day, sum(daily) as daily, sum(sum(step)) over (order by day) as monthly from change group by 1
      )
      select days::date::text as day, coalesce((select total.daily from total where total.day = days::date), 0) as daily,
        coalesce((select monthly from total where total.day <= days::date order by total.day desc limit 1), 0) as monthly
      from generate_series(${firstDay}::date, ${lastDay}::date, '1 day') as days order by 1
    `,
  );
  return rows.map(({ day, daily, monthly }) => ({ day, daily: Number(daily), monthly: Number(monthly) }));
};
