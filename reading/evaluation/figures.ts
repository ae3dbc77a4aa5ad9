// The kept figures: tables of precision and recall in a page that people read, and that a test compares with what is measured.
import type { Row } from './score.ts';

/** The rows as a table of that page. */
export const tableOf = (rows: readonly Row[]): string =>
  [
    '| Label | Things | Precision | Recall |',
    '|---|---:|---:|---:|',
    ...rows.map(
      ({ label, count, precision, recall }) => `| ${label} | ${count} | ${shown(precision)} | ${shown(recall)} |`,
    ),
  ].join('\n');

const shown = (share: number | null): string => (share === null ? '–' : `${share.toFixed(1)} %`);

/** The rows that stand below a heading of the page. */
export const keptUnder = (heading: string, page: string): Row[] => {
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

/** What is worse than it was, or is no longer measured, in words; nothing where all is at least as good. */
export const worsened = (kept: readonly Row[], measured: readonly Row[]): string[] =>
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
