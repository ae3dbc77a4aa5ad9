// Is this Flow up, how fast, and do its services work?
import { sql } from 'kysely';
import { errorTypes } from '#domain/error-kinds.ts';
import { countFigure, type Figure } from '#domain/figure.ts';
import type { FigureRange, Period } from '#domain/figure-range.ts';
import { percentile } from '#domain/histogram.ts';
import type { ErrorCounter, ServiceRow } from '#domain/technical-figures.ts';
import { isServiceName, type ServiceState, serviceNames } from '#domain/watched-service.ts';
import type { OperatorTx } from '#server/db/database.ts';
import { type AskFigure, dividing, rowsOf } from './ask.ts';
import { histogramOf, sumOfCounts } from './histograms.ts';

const inPeriod = ({ from, to }: Period) => sql`at >= ${from} and at < ${to}`;

/** Minutes in which the probe of the database succeeded, of the minutes since Flow first ran. A minute without a probe was down. */
export const uptime: AskFigure = dividing(
  (period, { now }) => sql`
    with first as (select min(at) as at from probe_minute where service = 'database')
    select (select sum(worked) from probe_minute where service = 'database' and ${inPeriod(period)}
        and at < date_trunc('minute', ${now}::timestamptz)) as part,
      greatest(0, floor(extract(epoch from least(${period.to}::timestamptz, date_trunc('minute', ${now}::timestamptz))
        - greatest(${period.from}::timestamptz, first.at)) / 60)) as whole
    from first
  `,
  'Flow has not run for a minute in this range.',
);

/** Milliseconds, of all calls. */
export const responseTime = async (tx: OperatorTx, range: FigureRange): Promise<{ p50: Figure; p95: Figure }> => {
  const of = (period: Period) => histogramOf(tx, sql`request_minute where ${inPeriod(period)}`);
  const [now, before] = [await of(range), await of(range.before)];
  const at = (share: number): Figure => {
    const value = percentile(now, share);
    const why = value === null ? 'Flow answered no call in this range.' : null;
    return { value, before: percentile(before, share), part: null, whole: null, why };
  };
  return { p50: at(0.5), p95: at(0.95) };
};

export const errorRate: AskFigure = dividing(
  (period) => sql`select sum(failed) as part, sum(requests) as whole from request_minute where ${inPeriod(period)}`,
  'Flow answered no call in this range.',
);

/** Sessions that called in the last whole minute. */
export const activeSessions: AskFigure = async (tx, { now }) => {
  const [row] = await rowsOf(
    tx,
    sql<{ sessions: number | null }>`
      select max(sessions) as sessions from request_minute
      where at >= date_trunc('minute', ${now}::timestamptz) - interval '1 minute' and at < ${now}
    `,
  );
  return countFigure(row?.sessions ?? 0, null);
};

export const services = async (tx: OperatorTx, range: FigureRange): Promise<ServiceRow[]> => {
  const states = await rowsOf(
    tx,
    sql<{ service: string; state: ServiceState; since: Date }>`select service, state, since from service_state`,
  );
  const counts = await rowsOf(
    tx,
    sql<{ service: string; counts: string[] }>`
      select service, ${sumOfCounts} as counts from probe_minute
      where at > ${range.now}::timestamptz - interval '24 hours' and at <= ${range.now} group by 1
    `,
  );
  return Object.keys(serviceNames)
    .filter(isServiceName)
    .map((service) => {
      const known = states.find((row) => row.service === service);
      const histogram = counts.find((row) => row.service === service)?.counts.map(Number) ?? [];
      return {
        service,
        state: known?.state ?? 'not configured',
        since: known?.since.toISOString() ?? null,
        median: percentile(histogram, 0.5),
      };
    });
};

/** Of the last 24 hours, and of the 24 before. */
export const errorCounters = async (tx: OperatorTx, { now }: FigureRange): Promise<ErrorCounter[]> => {
  const rows = await rowsOf(
    tx,
    sql<{ type: string; count: string; before: string }>`
      select type, coalesce(sum(error_minute.count) filter (where at > ${now}::timestamptz - interval '24 hours'), 0) as count,
        coalesce(sum(error_minute.count) filter (where at <= ${now}::timestamptz - interval '24 hours'), 0) as before
      from error_minute join error_group using (fingerprint)
      where at > ${now}::timestamptz - interval '48 hours' and at <= ${now} group by 1
    `,
  );
  return errorTypes
    .filter((type) => type !== 'other')
    .map((type) => {
      const row = rows.find((one) => one.type === type);
      return { type, count: Number(row?.count ?? 0), before: Number(row?.before ?? 0) };
    });
};
