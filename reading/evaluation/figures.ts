// The recorded figures: tables of precision and recall that people read and a test compares with a new run.
import type { Row } from './score.ts';

export const tableOf = (rows: readonly Row[]): string =>
  [
    '| Label | Things | Precision | Recall |',
    '|---|---:|---:|---:|',
    ...rows.map(
      ({ label, count, precision, recall }) => `| ${label} | ${count} | ${shown(precision)} | ${shown(recall)} |`,
    ),
  ].join('\n');

const shown = (share: number | null): string => (share === null ? '–' : `${share.toFixed(1)} %`);

export const recordedFigures = (heading: string, page: string): Row[] => {
  const [, section = ''] = page.split(`## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\| (.+?) \| (\d+) \| (\S+)(?: %)? \| (\S+)(?: %)? \|$/gm)].map(
    ([, label = '', count = '', precision = '', recall = '']) => ({
      label,
      count: Number(count),
      precision: shareIn(precision),
      recall: shareIn(recall),
    }),
  );
};

const shareIn = (text: string): number | null => (text === '–' ? null : Number(text));

/** Labels whose score got worse or disappeared, in words. */
export const regressionsIn = (kept: readonly Row[], measured: readonly Row[]): string[] =>
  kept.flatMap((was) => {
    const is = measured.find(({ label }) => label === was.label);
    return [
      ...fallen(`${was.label}, precision`, was.precision, is?.precision ?? null),
      ...fallen(`${was.label}, recall`, was.recall, is?.recall ?? null),
      ...fallen(`${was.label}, things`, was.count, is?.count ?? null),
    ];
  });

const fallen = (what: string, was: number | null, is: number | null): string[] =>
  was !== null && (is === null || is < was) ? [`${what}: ${is ?? 'nothing'} after ${was}`] : [];
