// How people use Flow: triage sessions, streaks, and how new people begin.
import { sql } from 'kysely';
import { countFigure, type Figure, ratioFigure } from '#domain/figure.ts';
import type { FigureRange } from '#domain/figure-range.ts';
import type { OperatorTx } from '#server/db/database.ts';
import { type AskFigure, dividing, rowsOf } from './ask.ts';

const noAct = 'Nobody was active in this range.';
const noSession = 'Nobody began a triage session in this range.';
const noNewPeople = 'Nobody signed up in this range.';

type Engagement = Record<
  'dailyActive' | 'monthlyActive' | 'streak' | 'sessionsPerDay' | 'emailsPerSession' | 'medianSession',
  Figure
>;

/** Each table is read once for both ranges. */
export const engagement = async (tx: OperatorTx, range: FigureRange): Promise<Engagement> => {
  const acts = await actsIn(tx, range);
  const [now, before] = await sessionsIn(tx, range);
  const ratio = (part: (of: Sessions) => number, whole: (of: Sessions) => number, why: string): Figure =>
    ratioFigure({ part: part(now), whole: whole(now) }, { part: part(before), whole: whole(before) }, why);
  return {
    // People with an act of their own in a day: the mean over the days of the range.
    dailyActive: ratioFigure(
      { part: acts.days, whole: range.days },
      { part: acts.daysBefore, whole: range.days },
      'The range has no days.',
    ),
    monthlyActive: countFigure(acts.monthly, acts.monthlyBefore),
    // Days, now. The range before tells nothing of today's streaks.
    streak: ratioFigure({ part: acts.streaks, whole: acts.people }, null, noAct),
    sessionsPerDay: ratioFigure(
      { part: now.begun, whole: acts.days },
      { part: before.begun, whole: acts.daysBefore },
      noAct,
    ),
    emailsPerSession: ratio(
      ({ emails }) => emails,
      ({ finished }) => finished,
      noSession,
    ),
    medianSession: {
      value: now.median,
      before: before.median,
      part: null,
      whole: null,
      why: now.median === null ? noSession : null,
    },
  };
};

/**
 * `days`: of people on which they acted. `monthly`: people who acted in the 30 days up to the last of the range. `people` acted in the range,
 * and `streaks` sums theirs up.
 */
type Acts = Record<'days' | 'daysBefore' | 'monthly' | 'monthlyBefore' | 'people' | 'streaks', number>;

const actsIn = async (tx: OperatorTx, { firstDay, lastDay, before }: FigureRange): Promise<Acts> => {
  const rows = await rowsOf(
    tx,
    sql<Record<keyof Acts, string>>`
      with person as (
        select user_id, count(*) filter (where day >= ${firstDay}) as now,
          count(*) filter (where day < ${firstDay} and day >= ${before.firstDay}) as earlier,
          bool_or(day > ${lastDay}::date - 30) as month,
          bool_or(day between ${before.lastDay}::date - 29 and ${before.lastDay}) as month_before
        from activity_daily
        where active and day between least(${before.firstDay}::date, ${before.lastDay}::date - 29, ${lastDay}::date - 29) and ${lastDay}
        group by 1
      )
      select coalesce(sum(now), 0) as days, coalesce(sum(earlier), 0) as "daysBefore", count(*) filter (where month) as monthly,
        count(*) filter (where month_before) as "monthlyBefore", count(*) filter (where now > 0) as people,
        coalesce(sum(streak) filter (where now > 0), 0) as streaks
      from person left join board_entry using (user_id)
    `,
  );
  const [acts] = rows.map((row) => ({
    days: Number(row.days),
    daysBefore: Number(row.daysBefore),
    monthly: Number(row.monthly),
    monthlyBefore: Number(row.monthlyBefore),
    people: Number(row.people),
    streaks: Number(row.streaks),
  }));
  if (acts === undefined) throw new Error('a sum has no row');
  return acts;
};

/** `median`: seconds. */
type Sessions = { begun: number; finished: number; emails: number; median: number | null };

/** Sessions are many and their lengths few, so the median comes from the counts of each length. */
const sessionsIn = async (
  tx: OperatorTx,
  { firstDay, lastDay, before }: FigureRange,
): Promise<[now: Sessions, before: Sessions]> => {
  const rows = await rowsOf(
    tx,
    sql<{ now: boolean; begun: string; finished: string; emails: string | null; median: number | null }>`
      with long as (
        select day >= ${firstDay} as now, seconds, count(began) as begun, count(emails) as finished, sum(emails) as emails,
          count(seconds) as sessions
        from triage_session where day between ${before.firstDay} and ${lastDay} group by 1, 2
      ), placed as (
        select *, sum(sessions) over (partition by now order by seconds) as up_to, sum(sessions) over (partition by now) as in_all
        from long
      )
      select now, sum(begun) as begun, sum(finished) as finished, sum(emails) as emails,
        min(seconds) filter (where 2 * up_to >= in_all) as median
      from placed group by 1
    `,
  );
  const of = (now: boolean): Sessions => {
    const row = rows.find((one) => one.now === now);
    return {
      begun: Number(row?.begun ?? 0),
      finished: Number(row?.finished ?? 0),
      emails: Number(row?.emails ?? 0),
      median: row?.median ?? null,
    };
  };
  return [of(true), of(false)];
};

export const firstSession: AskFigure = dividing(
  ({ from, to }) => sql`
    select count(*) filter (where first_finished is not null) as part, count(*) as whole from person_facts
    where signed_up_at >= ${from} and signed_up_at < ${to}
  `,
  noNewPeople,
);

/** Of those whose first 24 hours are over. */
export const fiveEmails: AskFigure = dividing(
  ({ from, to }, { now }) => sql`
    select count(*) filter (where first_day_mails >= 5) as part, count(*) as whole from person_facts
    where signed_up_at >= ${from} and signed_up_at < least(${to}::timestamptz, ${now}::timestamptz - interval '24 hours')
  `,
  'Nobody’s first 24 hours in this range are over.',
);
