// `node marketing/check/check.ts [--family job] [--only job-cfo,job-ceo]`: says of each page what is wrong with it.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Judged, judgePages, percent } from './judge.ts';

const { values } = parseArgs({ options: { family: { type: 'string' }, only: { type: 'string' } } });
const only = values.only?.split(',');

const pages = (await judgePages(path.resolve(import.meta.dirname, '../..'))).filter(
  ({ family, id }) =>
    (values.family === undefined || family === values.family) && (only === undefined || only.includes(id)),
);
for (const page of pages) report(page);

const faulty = pages.filter(({ faults }) => faults.length > 0).length;
console.log(`${pages.length} pages, ${faulty} with faults`);
if (pages.length === 0) console.error('No page has that name.');
process.exitCode = faulty > 0 || pages.length === 0 ? 1 : 0;

function report({ id, faults, measured }: Judged): void {
  console.log(`${faults.length === 0 ? 'ok   ' : 'FAULT'} ${id}${measured === null ? '' : `: ${figures(measured)}`}`);
  for (const fault of faults) console.log(`      ${fault}`);
}

function figures({ words, ease, examples, worst }: NonNullable<Judged['measured']>): string {
  const near = worst === null ? 'nothing shared' : `${percent(worst.share)} shared with ${worst.other}`;
  return `${words} words, reading ease ${ease.toFixed(0)}, ${examples} examples, ${near}`;
}
