// How people use Flow: triage sessions, streaks, and how new people begin.
import { sql } from 'kysely';
import { type AskFigure, dividing, measuring } from './ask.ts';

const noSession = 'Nobody began a triage session in this range.';
const noNewPeople = 'Nobody signed up in this range.';

/** A day on which a person acted. */
export const sessionsPerDay: AskFigure = dividing(
  ({ firstDay, lastDay }) => sql`
    select (select count(began) from triage_session where day between ${firstDay} and ${lastDay}) as part,
      count(*) as whole from activity_daily where day between ${firstDay} and ${lastDay} and active
  `,
  'Nobody was active in this range.',
);

export const emailsPerSession: AskFigure = dividing(
  ({ firstDay, lastDay }) => sql`
    select sum(emails) as part, count(emails) as whole from triage_session where day between ${firstDay} and ${lastDay}
  `,
  noSession,
);

/** Seconds. */
export const medianSession: AskFigure = measuring(
  ({ firstDay, lastDay }) => sql`
    select percentile_disc(0.5) within group (order by seconds) as value from triage_session
    where day between ${firstDay} and ${lastDay} and seconds is not null
  `,
  noSession,
);

/** Days, now. The range before tells nothing of today's streaks. */
export const streak: AskFigure = async (tx, range) => {
  const figure = await dividing(
    ({ firstDay, lastDay }) => sql`
      select sum(coalesce(streak, 0)) as part, count(*) as whole
      from (select distinct user_id from activity_daily where day between ${firstDay} and ${lastDay} and active) active
        left join board_entry using (user_id)
    `,
    'Nobody was active in this range.',
  )(tx, range);
  return { ...figure, before: null };
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
