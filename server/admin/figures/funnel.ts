// From a visit to a payment, for those who came in the range.
import { sql } from 'kysely';
import type { FunnelSteps, SourceSteps } from '#domain/business-figures.ts';
import type { FigureRange } from '#domain/figure-range.ts';
import type { OperatorTx } from '#server/db/database.ts';
import { rowsOf } from './ask.ts';

export const funnel = async (
  tx: OperatorTx,
  range: FigureRange,
): Promise<{ all: FunnelSteps; bySource: SourceSteps[] }> => {
  const bySource = await stepsBySource(tx, range);
  const all = bySource.reduce(
    (sum: FunnelSteps, one) => ({
      visitors: sum.visitors + one.visitors,
      signUps: sum.signUps + one.signUps,
      firstSession: sum.firstSession + one.firstSession,
      paid: null,
    }),
    { visitors: 0, signUps: 0, firstSession: 0, paid: null },
  );
  return { all, bySource };
};

const stepsBySource = async (tx: OperatorTx, { from, to, firstDay, lastDay }: FigureRange): Promise<SourceSteps[]> => {
  const rows = await rowsOf(
    tx,
    sql<{ source: string; visitors: string; sign_ups: string; first_session: string }>`
      with visit as (
        select source, sum(visitors) as visitors from visit_day where day between ${firstDay} and ${lastDay} group by 1
      ), person as (
        select coalesce(source, 'direct') as source, count(*) as sign_ups,
          count(*) filter (where first_finished is not null) as first_session
        from person_facts where signed_up_at >= ${from} and signed_up_at < ${to} group by 1
      )
      select source, coalesce(visitors, 0) as visitors, coalesce(sign_ups, 0) as sign_ups, coalesce(first_session, 0) as first_session
      from visit full join person using (source) order by visitors desc nulls last, source
    `,
  );
  return rows.map(({ source, visitors, sign_ups, first_session }) => ({
    source,
    visitors: Number(visitors),
    signUps: Number(sign_ups),
    firstSession: Number(first_session),
    paid: null,
  }));
};
