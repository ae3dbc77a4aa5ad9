// How well Flow understands what people say.
import { sql } from 'kysely';
import { countFigure, type Figure, ratioFigure } from '#domain/figure.ts';
import type { FigureRange, Period } from '#domain/figure-range.ts';
import { type Histogram, percentile } from '#domain/histogram.ts';
import type { CommandRow, MissedPhrase, QualityFigure, QualityRow } from '#domain/quality-figures.ts';
import type { OperatorTx } from '#server/db/database.ts';
import { rowsOf } from './ask.ts';
import { histogramOf } from './histograms.ts';

const silent = 'Nobody spoke to Flow in this range.';

/** Typed lines that nothing understood are no spoken turns. 'dictation' has the words that no single engine heard. */
const spoken = sql`engine not in ('typed', 'dictation')`;

const inPeriod = ({ from, to }: Period) => sql`at >= ${from} and at < ${to}`;

type Counts = {
  sounds: number;
  words: number;
  missed: number;
  undone: number;
  stops: number;
  dictated: number;
  corrected: number;
};

/** One query counts for all of these figures. */
const countsOf = async (tx: OperatorTx, period: Period): Promise<Counts> => {
  const [row] = await rowsOf(
    tx,
    sql<Record<keyof Counts, string | null>>`
      select sum(turns) filter (where ${spoken}) as sounds, sum(turns - nothing) filter (where ${spoken}) as words,
        sum(fallbacks) filter (where ${spoken}) as missed, sum(undone_soon) filter (where ${spoken}) as undone,
        sum(false_stops) filter (where ${spoken}) as stops, sum(dictated) as dictated, sum(corrected) as corrected
      from turn_quarter where ${inPeriod(period)}
    `,
  );
  const of = (name: keyof Counts): number => Number(row?.[name] ?? 0);
  return {
    sounds: of('sounds'),
    words: of('words'),
    missed: of('missed'),
    undone: of('undone'),
    stops: of('stops'),
    dictated: of('dictated'),
    corrected: of('corrected'),
  };
};

type Counted = Record<Exclude<QualityFigure, 'latency50' | 'latency95'>, Figure>;

export const qualityCounts = async (tx: OperatorTx, range: FigureRange): Promise<Counted> => {
  const [now, before] = [await countsOf(tx, range), await countsOf(tx, range.before)];
  const ratio = (part: (of: Counts) => number, whole: (of: Counts) => number, why = silent): Figure =>
    ratioFigure({ part: part(now), whole: whole(now) }, { part: part(before), whole: whole(before) }, why);
  const words = (of: Counts): number => of.words;
  return {
    interactions: countFigure(now.words, before.words),
    fallbackRate: ratio(({ missed }) => missed, words),
    successRate: ratio((of) => of.words - of.missed, words),
    // Nobody took it back within ten seconds.
    intentRecognition: ratio((of) => of.words - of.missed - of.undone, words),
    falseStops: ratio(
      ({ stops }) => stops,
      ({ sounds }) => sounds,
    ),
    wordAccuracy: ratio(
      (of) => of.dictated - of.corrected,
      ({ dictated }) => dictated,
      'No dictated mail left in this range.',
    ),
  };
};

export const qualityByEngine = async (tx: OperatorTx, range: FigureRange): Promise<QualityRow[]> => {
  const rows = await rowsOf(
    tx,
    sql<Record<keyof QualityRow, string>>`
      select engine, device, sum(turns - nothing) as turns, sum(fallbacks) as fallbacks,
        sum(turns - nothing - fallbacks - undone_soon) as recognised, sum(dictated) as dictated, sum(corrected) as corrected
      from turn_quarter where ${inPeriod(range)} and engine <> 'typed'
      group by 1, 2 having sum(turns - nothing) > 0 or sum(dictated) > 0 order by 3 desc, 1, 2
    `,
  );
  return rows.map(({ engine, device, ...counts }) => ({
    engine,
    device,
    turns: Number(counts.turns),
    fallbacks: Number(counts.fallbacks),
    recognised: Number(counts.recognised),
    dictated: Number(counts.dictated),
    corrected: Number(counts.corrected),
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
  histogramOf(tx, sql`latency_quarter where ${inPeriod(period)}`);

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
      group by phrase, words having sum(count) filter (where at >= ${range.from}) > 0 order by 2 desc, 1 limit 20
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
