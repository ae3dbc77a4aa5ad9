import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { expect, test } from 'vitest';
import { read } from '#reading/read.ts';
import { companyMail, publishedMail, readRaw } from '#test/support/labelled-mail.ts';
import { recordedFigures, regressionsIn, tableOf } from './figures.ts';
import { type Labelled, readMails } from './labels.ts';
import { outcomeOf } from './outcome.ts';
import { mistakesIn, type ScoredMail, scoresOf } from './score.ts';

const file = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

test('reading figures: mail written for the evaluation and the demo company’s mail score no worse than recorded', async () => {
  const company = companyMail();
  const written = ['letters.txt', 'machines.txt'].flatMap((name) => readMails(file(name))).map(judgedHere);
  const sent = readMails(file('company.txt')).map(async (one) => scored(one, company.get(one.name)));
  expect(worseThanKept('Written for it, and the demo company', [...written, ...(await Promise.all(sent))])).toEqual([]);
});

test('reading figures: mail collected later scores no worse than recorded', () => {
  expect(
    worseThanKept('Met later', ['second.txt', 'third.txt'].flatMap((name) => readMails(file(name))).map(judgedHere)),
  ).toEqual([]);
});

test('reading figures: published mail scores no worse than recorded', async ({ skip }) => {
  const mails = readMails(file('published.txt')).map(async (one) => {
    const raw = publishedMail(one.name, one.fields.get('sha256') ?? '');
    if (raw === null) return null;
    const { outcome, ...labelled } = await scored(one, raw);
    return { ...labelled, outcome: { ...outcome, sentences: outcome.sentences.map(digestOf) } };
  });
  const there = (await Promise.all(mails)).filter((one) => one !== null);
  if (there.length === 0) skip('the published mail is not beside this checkout');
  expect(worseThanKept('Published mail', there)).toEqual([]);
});

/** Stores only a digest, because other people own the text. */
const digestOf = (sentence: string): string => createHash('sha256').update(sentence).digest('hex').slice(0, 16);

const to = [{ name: 'Alex Moreau', email: 'alex@northwind.example' }];

const judgedHere = ({ name, labels, source }: Labelled): ScoredMail => ({
  name,
  labels,
  outcome: outcomeOf({ ...source, to, cc: [], invitation: null, reading: read({ ...source, to }) }),
});

const scored = async ({ name, labels }: Labelled, raw: Uint8Array | undefined): Promise<ScoredMail> => {
  if (raw === undefined) throw new Error(`The demo company has no ${name}`);
  return { name, labels, outcome: outcomeOf(await readRaw(raw)) };
};

/** Prints the figures and compares them with the recorded ones. Record better figures when they appear. */
const worseThanKept = (heading: string, mails: readonly ScoredMail[]): string[] => {
  const rows = scoresOf(mails);
  const page = file('figures.md');
  stdout.write(`\n${heading}: ${mails.length} mails\n${tableOf(rows)}\n`);
  for (const { name, label, expected, got } of mistakesIn(mails))
    stdout.write(`  ${name}: ${label} is "${expected}", not "${got}"\n`);
  const worse = regressionsIn(recordedFigures(heading, page), rows);
  return page.includes(tableOf(rows)) ? worse : [...worse, 'figures.md is to keep the figures printed above'];
};
