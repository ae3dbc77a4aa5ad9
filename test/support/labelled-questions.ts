// The labelled questions about the demo company's mail, and what Flow answers to them from the mails alone.
import { readFileSync } from 'node:fs';
import type { Answer } from '#domain/answer.ts';
import { MessageId, ThreadId } from '#domain/id.ts';
import { Label } from '#domain/mail.ts';
import { seedCompany } from '#emulators/seed/company.ts';
import { contacts } from '#emulators/seed/contacts.ts';
import { questionOf } from '#language/asking/question.ts';
import { type Around, answerFrom, rankedFor } from '#reading/answers/answer.ts';
import type { Mail } from '#reading/answers/indexed.ts';
import { companyMail, companyMorning, readRaw } from './labelled-mail.ts';

const ownAddress = 'alex@northwind.example';

export type LabelledQuestion = { question: string; mails: readonly string[]; values: readonly string[] };

export const labelledQuestions = (name: 'questions' | 'questions-held'): LabelledQuestion[] =>
  readFileSync(new URL(`../../reading/evaluation/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [question = '', mails = '', values = ''] = line.split('\t');
      return { question, mails: listed(mails), values: listed(values) };
    });

const listed = (cell: string): string[] => (cell === '-' ? [] : cell.split(' | '));

/** The demo company's mail as the reader gets it. A message's id is its place: `dinner-dana-0`. */
export const companyMails = async (): Promise<Mail[]> => {
  const seeds = seedCompany(companyMorning).mail.filter(({ mailbox }) => mailbox === ownAddress);
  const raws = [...companyMail()];
  return Promise.all(
    raws.map(async ([place, raw], at): Promise<Mail> => {
      const { at: sent = companyMorning, labels = [] } = seeds[at] ?? {};
      const message = await readRaw(raw);
      return {
        threadId: ThreadId.parse(place.split('/')[0]),
        message: {
          ...message,
          id: MessageId.parse(place.replace('/', '-')),
          at: sent.toISOString(),
          labels: labels.map((label) => Label.parse(label.toLowerCase().replace('_', '-'))),
          unsubscribe: undefined,
        },
      };
    }),
  );
};

export type AskedOutcome = LabelledQuestion & { answer: Answer; firstMails: readonly string[] };

/** `firstMails`: the first five, best first. */
export const outcomesOf = (questions: readonly LabelledQuestion[], mails: readonly Mail[]): AskedOutcome[] =>
  questions.map((labelled) => {
    const question = questionOf(labelled.question);
    const ranked = rankedFor(question, mails, aroundOf(mails)).map(({ mail }) =>
      mail.message.id.replace(/-(\d+)$/, '/$1'),
    );
    return {
      ...labelled,
      answer: answerFrom(question, mails, aroundOf(mails)),
      firstMails: [...new Set(ranked)].slice(0, 5),
    };
  });

const aroundOf = (mails: readonly Mail[]): Around => ({
  now: companyMorning,
  ownAddress,
  roleOf: (email) => roles.get(email) ?? null,
  isStranger: (email) =>
    !email.endsWith('@northwind.example') &&
    !roles.has(email) &&
    !mails.some(({ message }) => message.labels.includes('sent') && message.to.some((to) => to.email === email)),
});

const roles: ReadonlyMap<string, string> = new Map(
  (contacts[ownAddress] ?? []).flatMap(({ emails = [], title = '', organization = '' }) =>
    emails.map(({ value }): [string, string] => [value, `${title} ${organization}`]),
  ),
);
