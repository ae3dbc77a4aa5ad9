// The sum of stored histograms. A sum for each bucket is many times faster than unnesting the arrays.
import { type RawBuilder, sql } from 'kysely';
import { type Histogram, lastBucket } from '#domain/histogram.ts';
import type { OperatorTx } from '#server/db/database.ts';
import { rowsOf } from './ask.ts';

/** `from`: tables and conditions of rows with `counts`. */
export const histogramOf = async (tx: OperatorTx, from: RawBuilder<unknown>): Promise<Histogram> => {
  const [row] = await rowsOf(tx, sql<{ counts: string[] }>`select ${sumOfCounts} as counts from ${from}`);
  return row?.counts.map(Number) ?? [];
};

/** An array of the sums, for any grouping. */
export const sumOfCounts = sql.raw(
  `array[${Array.from({ length: lastBucket + 1 }, (_, bucket) => `coalesce(sum(counts[${bucket + 1}]), 0)`).join(', ')}]`,
);
