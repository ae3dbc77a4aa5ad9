// How people use Flow: triage sessions, streaks, and how new people begin.
import { sql } from 'kysely';
import { type Figure, ratioFigure } from '#domain/figure.ts';
import type { FigureRange } from '#domain/figure-range.ts';
import type { OperatorTx } from '#server/db/database.ts';
import { type AskFigure, dividing, rowsOf } from './ask.ts';

const noSession = 'Nobody began a triage session in this range.';
const noNewPeople = 'Nobody signed up in this range.';

type Engagement = Record<'dailyActive' | 'sessionsPerDay' | 'emailsPerSession' | 'medianSession', Figure>;

/** Each table is read once for both ranges. */
export const engagement = async (tx: OperatorTx, range: FigureRange): Promise<Engagement> => {
  const days = await personDays(tx, range);
  const [now, before] = await sessionsIn(tx, range);
  const ratio = (part: (of: Sessions) => number, whole: (of: Sessions) => number, why: string): Figure =>
    ratioFigure({ part: part(now), whole: whole(now) }, { part: part(before), whole: whole(before) }, why);
  return {
    // People with an act of their own in a day: the mean over the days of the range.
    dailyActive: ratioFigure(
      { part: days.now, whole: range.days },
      { part: days.before, whole: range.days },
      'The range has no days.',
    ),
    sessionsPerDay: ratioFigure(
      { part: now.begun, whole: days.now },
      { part: before.begun, whole: days.before },
      'Nobody was active in this range.',
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

/** Days of people on which they acted. */
const personDays = async (
  tx: OperatorTx,
  { firstDay, lastDay, before }: FigureRange,
): Promise<{ now: number; before: number }> => {
  const [row] = await rowsOf(
    tx,
    sql<{ now: string; before: string }>`
      select count(*) filter (where day >= ${firstDay}) as now, count(*) filter (where day < ${firstDay}) as before
      from activity_daily where day between ${before.firstDay} and ${lastDay} and active
    `,
  );
  return { now: Number(row?.now ?? 0), before: Number(row?.before ?? 0) };
};

/** `median`: seconds. */
type Sessions = { begun: number; finished: number; emails: number; median: number | null };

const sessionsIn = async (
  tx: OperatorTx,
  { firstDay, lastDay, before }: FigureRange,
): Promise<[now: Sessions, before: Sessions]> => {
  const rows = await rowsOf(
    tx,
    sql<{ now: boolean; begun: string; finished: string; emails: string | null; median: number | null }>`
      select day >= ${firstDay} as now, count(began) as begun, count(emails) as finished, sum(emails) as emails,
        percentile_disc(0.5) within group (order by seconds) as median
      from triage_session where day between ${before.firstDay} and ${lastDay} group by 1
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

/** Days, now. The range before tells nothing of today's streaks. */
export const streak: AskFigure = async (tx, { firstDay, lastDay }) => {
  const [row] = await rowsOf(
    tx,
    sql<{ part: string | null; whole: string }>`
      select sum(coalesce(streak, 0)) as part, count(*) as whole
      from (select user_id from activity_daily where day between ${firstDay} and ${lastDay} and active group by 1) active
        left join board_entry using (user_id)
    `,
  );
  return ratioFigure(
    { part: Number(row?.part ?? 0), whole: Number(row?.whole ?? 0) },
    null,
    'Nobody was active in this range.',
  );
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
