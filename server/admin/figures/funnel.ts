// From a visit to a payment, for those who came in the range.
import { sql } from 'kysely';
import type { FunnelSteps, SourceSteps } from '#domain/business-figures.ts';
import type { FigureRange } from '#domain/figure-range.ts';
import type { OperatorTx } from '#server/db/database.ts';
import { rowsOf } from './ask.ts';

/** `sells`: this Flow takes payments. */
export const funnel = async (
  tx: OperatorTx,
  range: FigureRange,
  sells: boolean,
): Promise<{ all: FunnelSteps; bySource: SourceSteps[] }> => {
  const bySource = await stepsBySource(tx, range, sells);
  const sum = (step: 'visitors' | 'signUps' | 'firstSession' | 'paid'): number =>
    bySource.reduce((all, one) => all + (one[step] ?? 0), 0);
  const all = { visitors: sum('visitors'), signUps: sum('signUps'), firstSession: sum('firstSession') };
  return { all: { ...all, paid: sells ? sum('paid') : null }, bySource };
};

type Row = { source: string; visitors: string; sign_ups: string; first_session: string; paid: string };

/** Who signed up in the range, and what they have done since. */
const stepsBySource = async (
  tx: OperatorTx,
  { from, to, firstDay, lastDay }: FigureRange,
  sells: boolean,
): Promise<SourceSteps[]> => {
  const rows = await rowsOf(
    tx,
    sql<Row>`
      with visit as (
        select source, sum(visitors) as visitors from visit_day where day between ${firstDay} and ${lastDay} group by 1
      ), person as (
        select coalesce(source, 'direct') as source, count(*) as sign_ups,
          count(*) filter (where first_finished is not null) as first_session,
          count(*) filter (where exists (select from payment where payment.user_id = person_facts.user_id)) as paid
        from person_facts where signed_up_at >= ${from} and signed_up_at < ${to} group by 1
      )
      select source, coalesce(visitors, 0) as visitors, coalesce(sign_ups, 0) as sign_ups,
        coalesce(first_session, 0) as first_session, coalesce(paid, 0) as paid
      from visit full join person using (source) order by visitors desc nulls last, source
    `,
  );
  return rows.map(({ source, visitors, sign_ups, first_session, paid }) => ({
    source,
    visitors: Number(visitors),
    signUps: Number(sign_ups),
    firstSession: Number(first_session),
    paid: sells ? Number(paid) : null,
  }));
};
