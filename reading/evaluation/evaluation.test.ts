import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { stdout } from 'node:process';
import { expect, test } from 'vitest';
import { read } from '#reading/read.ts';
import { companyMail, publishedMail, readRaw } from '#test/support/labelled-mail.ts';
import { keptUnder, tableOf, worsened } from './figures.ts';
import { heardOf } from './heard.ts';
import { type Labelled, readMails } from './labels.ts';
import { type Judged, scoresOf, wrongIn } from './score.ts';

const file = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

test('of the mails written for it and of the demo company’s, no label is read worse than it was', async () => {
  const company = companyMail();
  const written = ['letters.txt', 'machines.txt'].flatMap((name) => readMails(file(name))).map(judgedHere);
  const sent = readMails(file('company.txt')).map(async (one) => judged(one, company.get(one.name)));
  expect(worseThanKept('Written for it, and the demo company', [...written, ...(await Promise.all(sent))])).toEqual([]);
});

test('of the mails that it met later, no label is read worse than it was', () => {
  expect(
    worseThanKept('Met later', ['second.txt', 'third.txt'].flatMap((name) => readMails(file(name))).map(judgedHere)),
  ).toEqual([]);
});

test('of published mail no label is read worse than it was', async ({ skip }) => {
  const mails = readMails(file('published.txt')).map(async (one) => {
    const raw = publishedMail(one.name, one.fields.get('sha256') ?? '');
    if (raw === null) return null;
    const { heard, ...labelled } = await judged(one, raw);
    return { ...labelled, heard: { ...heard, sentences: heard.sentences.map(digestOf) } };
  });
  const there = (await Promise.all(mails)).filter((one) => one !== null);
  if (there.length === 0) skip('the published mail is not beside this checkout');
  expect(worseThanKept('Published mail', there)).toEqual([]);
});

/** What others wrote is known again, and not kept. */
const digestOf = (sentence: string): string => createHash('sha256').update(sentence).digest('hex').slice(0, 16);

const to = [{ name: 'Alex Moreau', email: 'alex@northwind.example' }];

const judgedHere = ({ name, labels, source }: Labelled): Judged => ({
  name,
  labels,
  heard: heardOf({ ...source, to, cc: [], invitation: null, reading: read({ ...source, to }) }),
});

const judged = async ({ name, labels }: Labelled, raw: Uint8Array | undefined): Promise<Judged> => {
  if (raw === undefined) throw new Error(`The demo company has no ${name}`);
  return { name, labels, heard: heardOf(await readRaw(raw)) };
};

/** The figures are printed, and compared with those that are kept. A better one is to be kept from then on. */
const worseThanKept = (heading: string, mails: readonly Judged[]): string[] => {
  const rows = scoresOf(mails);
  const page = file('figures.md');
  stdout.write(`\n${heading}: ${mails.length} mails\n${tableOf(rows)}\n`);
  for (const { name, label, expected, got } of wrongIn(mails))
    stdout.write(`  ${name}: ${label} is "${expected}", not "${got}"\n`);
  const worse = worsened(keptUnder(heading, page), rows);
  return page.includes(tableOf(rows)) ? worse : [...worse, 'figures.md is to keep the figures printed above'];
};
