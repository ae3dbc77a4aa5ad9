// Compares the technical figures with a count by hand.
import { expect } from 'vitest';
import type { FigureRange } from '#domain/figure-range.ts';
import { percentile } from '#domain/histogram.ts';
import { technicalFigures } from '#server/admin/figures/sections.ts';
import type { OperatorTx } from '#server/db/database.ts';
import type { SqlValue, TestContext } from '#test/support/context.ts';

export const compareHealth = async (
  { peek }: Pick<TestContext, 'peek'>,
  tx: OperatorTx,
  range: FigureRange,
  now: Date,
): Promise<number> => {
  const figures = await technicalFigures(tx, range);
  const one = async (text: string, values: SqlValue[] = [range.from, range.to]) => (await peek(text, values))[0] ?? {};
  const calls = await one(
    'select coalesce(sum(failed), 0)::int as part, coalesce(sum(requests), 0)::int as whole from request_minute where at >= $1 and at < $2',
  );
  expect(figures.errorRate).toMatchObject({ part: Number(calls['part']), whole: Number(calls['whole']) });
  const counts = (
    await peek('select counts from request_minute where at >= $1 and at < $2', [range.from, range.to])
  ).reduce<number[]>((sum, row) => {
    const these = Array.isArray(row['counts']) ? row['counts'].map(Number) : [];
    return Array.from(
      { length: Math.max(sum.length, these.length) },
      (_, bucket) => (sum[bucket] ?? 0) + (these[bucket] ?? 0),
    );
  }, []);
  expect([figures.responseTime.value, figures.responseTime95.value]).toEqual([
    percentile(counts, 0.5),
    percentile(counts, 0.95),
  ]);
  const up = await one(
    `select coalesce(sum(worked), 0)::int as part from probe_minute where service = 'database' and at >= $1 and at < $2 and at < $3`,
    [range.from, range.to, now],
  );
  expect(figures.uptime.part).toBe(Number(up['part']));
  expect((figures.uptime.part ?? 0) <= (figures.uptime.whole ?? 0)).toBe(true);
  for (const { type, count, before } of figures.counters) {
    const of = async (from: number, to: number) =>
      Number(
        (
          await one(
            'select coalesce(sum(m.count), 0)::int as n from error_minute m join error_group g using (fingerprint) where type = $1 and at > $2 and at <= $3',
            [type, new Date(now.getTime() - from * 3_600_000), new Date(now.getTime() - to * 3_600_000)],
          )
        )['n'],
      );
    expect([type, count, before]).toEqual([type, await of(24, 0), await of(48, 24)]);
  }
  return 8;
};
