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
    sql<{ week: string; people: string; over: number; back: Record<string, number> | null }>`
      with person as (
        select user_id, sign_up_day as day, date_trunc('week', sign_up_day)::date as week from person_facts
        where sign_up_day between date_trunc('week', ${range.lastDay}::date - ${7 * weeks}::integer)::date and ${range.lastDay}::date
      ), seen as (
        select week, nth, count(*) as people
        from (select distinct week, person.user_id, (activity_daily.day - person.day) / 7 as nth
          from person join activity_daily using (user_id)
          where active and activity_daily.day between person.day + 7 and person.day + ${7 * weeks - 1}::integer) came
        group by 1, 2
      ), back as (select week, jsonb_object_agg(nth, people) as back from seen group by 1)
      select week::text, count(*) as people, (${overBy(range)} - week - 13) / 7 + 1 as over, back.back
      from person left join back using (week) group by week, back.back order by week
    `,
  );
  return rows.map(({ week, people, over, back }) => ({
    week,
    people: Number(people),
    // Of the last to sign up in a week, the whole week after must be over.
    back: Array.from({ length: Math.min(weeks - 1, Math.max(0, over)) }, (_, nth) => back?.[nth + 1] ?? 0),
  }));
};
