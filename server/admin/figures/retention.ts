// Who came back, counted by the person's own days since the day of their sign-up.
import { type RawBuilder, sql } from 'kysely';
import type { Cohort } from '#domain/business-figures.ts';
import type { FigureRange } from '#domain/figure-range.ts';
import type { OperatorTx } from '#server/db/database.ts';
import { type AskFigure, dividing, rowsOf } from './ask.ts';

/** The last day that is over everywhere. */
const overBy = ({ now }: FigureRange): RawBuilder<unknown> =>
  sql`(${now}::timestamptz at time zone 'Etc/GMT+12')::date - 1`;

/** Of the people whose day of this number lies in the range and is over: who acted on it. */
export const retention = (day: 1 | 7 | 30): AskFigure =>
  dividing(
    ({ firstDay, lastDay }, range) => sql`
      select count(*) filter (where ${sql.ref(`back_${day}`)}) as part, count(*) as whole from person_facts
      where sign_up_day between ${firstDay}::date - ${day}::integer and least(${lastDay}::date, ${overBy(range)}) - ${day}::integer
    `,
    `Nobody’s day ${day} after sign-up lies in this range yet.`,
  );

const weeks = 8;

/** By the week of the sign-up, the newest last: who acted in each of the weeks after it that are over. */
export const cohorts = async (tx: OperatorTx, range: FigureRange): Promise<Cohort[]> => {
  const rows = await rowsOf(
    tx,
    sql<{ week: string; people: string; back: string[] | null }>`
      with person as (
        select user_id, sign_up_day as day, date_trunc('week', sign_up_day)::date as week from person_facts
        where sign_up_day between ${range.lastDay}::date - ${7 * (weeks + 1)}::integer and ${range.lastDay}::date
      ), size as (select week, count(*) as people from person group by 1),
      seen as (
        select week, (activity_daily.day - person.day) / 7 as nth, count(distinct activity_daily.user_id) as people
        from person join activity_daily using (user_id)
        where active and activity_daily.day > person.day and activity_daily.day <= person.day + ${7 * weeks}::integer
        group by 1, 2
      )
      select week::text, size.people, (
        select array_agg(coalesce(seen.people, 0) order by nth)
        from generate_series(1, ${weeks}::integer - 1) as nth left join seen using (nth)
        where (seen.week = size.week or seen.week is null) and size.week + 7 * (nth + 2) <= ${overBy(range)} + 1
      ) as back
      from size order by week
    `,
  );
  return rows.map(({ week, people, back }) => ({ week, people: Number(people), back: (back ?? []).map(Number) }));
};
