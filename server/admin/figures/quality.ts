// How well Flow understands what people say.
import { sql } from 'kysely';
import type { Figure } from '#domain/figure.ts';
import type { FigureRange, Period } from '#domain/figure-range.ts';
import { type Histogram, percentile } from '#domain/histogram.ts';
import type { CommandRow, MissedPhrase, QualityRow } from '#domain/quality-figures.ts';
import type { OperatorTx } from '#server/db/database.ts';
import { type AskFigure, counting, dividing, rowsOf } from './ask.ts';

const silent = 'Nobody spoke to Flow in this range.';

/** Spoken turns with words. Typed lines and sounds that were nothing do not count. */
const spoken = sql`engine not in ('typed', 'dictation')`;
const words = sql`sum(turns - nothing) filter (where ${spoken})`;
const missed = sql`sum(fallbacks) filter (where ${spoken})`;

const inPeriod = ({ from, to }: Period) => sql`at >= ${from} and at < ${to}`;

export const interactions: AskFigure = counting(
  (period) => sql`select ${words} as value from turn_quarter where ${inPeriod(period)}`,
);

export const fallbackRate: AskFigure = dividing(
  (period) => sql`select ${missed} as part, ${words} as whole from turn_quarter where ${inPeriod(period)}`,
  silent,
);

export const successRate: AskFigure = dividing(
  (period) => sql`select ${words} - ${missed} as part, ${words} as whole from turn_quarter where ${inPeriod(period)}`,
  silent,
);

const recognised = sql`${words} - ${missed} - coalesce(sum(undone_soon) filter (where ${spoken}), 0)`;

/** Turns that Flow understood and that nobody took back within ten seconds. */
export const intentRecognition: AskFigure = dividing(
  (period) => sql`select ${recognised} as part, ${words} as whole from turn_quarter where ${inPeriod(period)}`,
  silent,
);

/** Of dictated words: those that the person left as they were. */
export const wordAccuracy: AskFigure = dividing(
  (period) => sql`
    select sum(dictated - corrected) as part, sum(dictated) as whole from turn_quarter where ${inPeriod(period)}
  `,
  'No dictated mail left in this range.',
);

/** Sounds that were nothing and stopped Flow’s speech, of all that it listened to. */
export const falseStops: AskFigure = dividing(
  (period) => sql`
    select sum(false_stops) filter (where ${spoken}) as part, sum(turns) filter (where ${spoken}) as whole
    from turn_quarter where ${inPeriod(period)}
  `,
  silent,
);

export const qualityByEngine = async (tx: OperatorTx, range: FigureRange): Promise<QualityRow[]> => {
  const rows = await rowsOf(
    tx,
    sql<Record<keyof QualityRow, string>>`
      select engine, device, sum(turns - nothing) as turns, sum(fallbacks) as fallbacks,
        sum(turns - nothing - fallbacks - undone_soon) as recognised
      from turn_quarter where ${inPeriod(range)} and ${spoken}
      group by 1, 2 having sum(turns - nothing) > 0 order by 3 desc, 1, 2
    `,
  );
  return rows.map(({ engine, device, turns, fallbacks, recognised: known }) => ({
    engine,
    device,
    turns: Number(turns),
    fallbacks: Number(fallbacks),
    recognised: Number(known),
  }));
};

/** Milliseconds from the end of speech to the first sound of the answer. */
export const latency = async (tx: OperatorTx, range: FigureRange): Promise<{ p50: Figure; p95: Figure }> => {
  const [now, before] = [await latencies(tx, range), await latencies(tx, range.before)];
  const at = (share: number): Figure => {
    const value = percentile(now, share);
    return { value, before: percentile(before, share), part: null, whole: null, why: value === null ? silent : null };
  };
  return { p50: at(0.5), p95: at(0.95) };
};

const latencies = (tx: OperatorTx, period: Period): Promise<Histogram> =>
  histogramOf(tx, sql`select counts from latency_quarter where ${inPeriod(period)}`);

/** The sum of the histograms that `query` finds. */
export const histogramOf = async (tx: OperatorTx, query: ReturnType<typeof sql>): Promise<Histogram> => {
  const rows = await rowsOf(
    tx,
    sql<{ bucket: string; count: string }>`
      select bucket, sum(count) as count from (${query}) found, unnest(found.counts) with ordinality as one (count, bucket)
      group by 1 order by 1
    `,
  );
  return rows.map(({ count }) => Number(count));
};

/** Commands by how often people took them back within ten seconds. */
export const undoByCommand = async (tx: OperatorTx, range: FigureRange): Promise<CommandRow[]> => {
  const rows = await rowsOf(
    tx,
    sql<Record<keyof CommandRow, string>>`
      select command, sum(turns) as turns, sum(undone_soon) as undone from command_quarter
      where ${inPeriod(range)} group by 1 having sum(turns) > 0 order by 3 desc, 2 desc, 1 limit 50
    `,
  );
  return rows.map(({ command, turns, undone }) => ({ command, turns: Number(turns), undone: Number(undone) }));
};

/** What nothing understood and at least three people said, with the count of the range before. */
export const phrases = async (tx: OperatorTx, range: FigureRange): Promise<MissedPhrase[]> => {
  const rows = await rowsOf(
    tx,
    sql<Record<keyof MissedPhrase, string>>`
      select words, sum(count) filter (where at >= ${range.from}) as count,
        coalesce(sum(count) filter (where at < ${range.from}), 0) as before
      from spoken_phrase join phrase_quarter using (phrase)
      where at >= ${range.before.from} and at < ${range.to}
      group by phrase, words having sum(count) filter (where at >= ${range.from}) > 0 order by 2 desc, 1 limit 50
    `,
  );
  return rows.map(({ words: said, count, before }) => ({ words: said, count: Number(count), before: Number(before) }));
};

/** Everything that was not understood in the range, typed lines too. */
export const allFallbacks = async (tx: OperatorTx, range: FigureRange): Promise<number> => {
  const [row] = await rowsOf(
    tx,
    sql<{ count: string | null }>`select sum(fallbacks) as count from turn_quarter where ${inPeriod(range)}`,
  );
  return Number(row?.count ?? 0);
};
