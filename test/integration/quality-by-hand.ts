// Compares Product Quality with a count by hand.
import { expect } from 'vitest';
import type { FigureRange } from '#domain/figure-range.ts';
import { bucketOf, percentile } from '#domain/histogram.ts';
import { qualityDetails, qualityMetrics } from '#server/admin/figures/sections.ts';
import type { OperatorTx } from '#server/db/database.ts';
import * as hand from '#test/support/counted-by-hand.ts';
import { countsOf, expectCount, expectRatio, periodOf, share } from './compare-figure.ts';

export const compareQuality = async (tx: OperatorTx, range: FigureRange, rows: hand.Rows): Promise<number> => {
  const { figures } = await qualityMetrics(tx, range);
  const spoken = (period: hand.HandPeriod) =>
    hand.inTime(rows.turns, period).filter(({ engine }) => engine !== 'typed');
  const words = (period: hand.HandPeriod) => spoken(period).filter(({ outcome }) => outcome !== 'nothing');
  const missed = (period: hand.HandPeriod) => words(period).filter(({ outcome }) => outcome === 'fallback').length;
  let compared = expectCount(figures.interactions, (period) => words(period).length, range, 'interactions');
  compared += expectRatio(
    figures.fallbackRate,
    (period) => share(missed(period), words(period).length),
    range,
    'fallbacks',
  );
  compared += expectRatio(
    figures.successRate,
    (period) => share(words(period).length - missed(period), words(period).length),
    range,
    'success',
  );
  compared += expectRatio(
    figures.intentRecognition,
    (period) =>
      share(words(period).filter((one) => one.outcome !== 'fallback' && !one.undoneSoon).length, words(period).length),
    range,
    'intents',
  );
  compared += expectRatio(
    figures.falseStops,
    (period) =>
      share(spoken(period).filter((one) => one.outcome === 'nothing' && one.interrupted).length, spoken(period).length),
    range,
    'false stops',
  );
  compared += expectRatio(
    figures.wordAccuracy,
    (period) => {
      const dictated = hand.inTime(rows.dictations, period);
      const all = dictated.reduce((sum, { words: count }) => sum + count, 0);
      return share(all - dictated.reduce((sum, { corrected }) => sum + corrected, 0), all);
    },
    range,
    'words',
  );
  const histogram = histogramOf(hand.inTime(rows.turns, periodOf(range)).flatMap(({ latency }) => latency ?? []));
  expect([figures.latency50?.value, figures.latency95?.value]).toEqual([
    percentile(histogram, 0.5),
    percentile(histogram, 0.95),
  ]);
  const details = await qualityDetails(tx, range);
  const all = hand.inTime(rows.turns, periodOf(range));
  expect(details.fallbacks).toBe(all.filter(({ outcome }) => outcome === 'fallback').length);
  const commands = all.filter(({ outcome }) => outcome !== 'fallback' && outcome !== 'nothing');
  expect(new Map(details.byCommand.map(({ command, turns }) => [command, turns]))).toEqual(
    countsOf(commands.map(({ command }) => command)),
  );
  expect(details.byCommand.reduce((sum, { undone }) => sum + undone, 0)).toBe(
    commands.filter(({ undoneSoon }) => undoneSoon).length,
  );
  const heard = words(periodOf(range)).map(({ engine, device }) => `${engine} ${device}`);
  const withTurns = details.byEngine.filter(({ turns }) => turns > 0);
  expect(new Map(withTurns.map(({ engine, device, turns }) => [`${engine} ${device}`, turns]))).toEqual(
    countsOf(heard),
  );
  const dictations = hand.inTime(rows.dictations, periodOf(range));
  for (const { engine, device, dictated, corrected } of details.byEngine) {
    const here = dictations.filter((one) => one.engine === engine && one.device === device);
    expect([engine, device, dictated, corrected]).toEqual([
      engine,
      device,
      here.reduce((sum, one) => sum + one.words, 0),
      here.reduce((sum, one) => sum + one.corrected, 0),
    ]);
  }
  expect(details.byEngine.reduce((sum, { dictated }) => sum + dictated, 0)).toBe(
    dictations.reduce((sum, one) => sum + one.words, 0),
  );
  return compared + 7;
};

const histogramOf = (durations: readonly number[]): number[] => {
  const histogram = new Array<number>(69).fill(0);
  for (const ms of durations) histogram[bucketOf(ms)] = (histogram[bucketOf(ms)] ?? 0) + 1;
  return histogram;
};
