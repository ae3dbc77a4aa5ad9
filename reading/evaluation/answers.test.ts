// Measures answers to labelled questions about the demo company's mail. Nobody reads what is missed in the held half.
import { stdout } from 'node:process';
import { describe, expect, test } from 'vitest';
import { type AskedOutcome, companyMails, labelledQuestions, outcomesOf } from '#test/support/labelled-questions.ts';

const mails = await companyMails();

type Figures = {
  /** Of 100 answerable questions. */
  firstFive: number;
  rightMail: number;
  /** Sure answers: how many, and how many of them have another value. */
  sure: number;
  sureWrong: number;
  /** Of the questions that no mail answers: those that Flow leaves without an answer. */
  leftOpen: number;
};

const figuresOf = (outcomes: readonly AskedOutcome[]): Figures => {
  const answerable = outcomes.filter(({ mails: right }) => right.length > 0);
  const open = outcomes.filter(({ mails: right }) => right.length === 0);
  const sure = outcomes.filter(({ answer }) => answer.kind === 'found' && answer.sure === 'sure');
  return {
    firstFive: share(
      answerable.filter(({ mails: right, firstMails }) => firstMails.some((one) => right.includes(one))),
      answerable,
    ),
    rightMail: share(answerable.filter(isFromRightMail), answerable),
    sure: sure.length,
    sureWrong: sure.filter((one) => !isRight(one)).length,
    leftOpen: share(
      open.filter(({ answer }) => answer.kind === 'none'),
      open,
    ),
  };
};

const share = (part: readonly unknown[], all: readonly unknown[]): number =>
  Math.round((1000 * part.length) / all.length) / 10;

const isFromRightMail = ({ answer, mails: right }: AskedOutcome): boolean =>
  answer.kind === 'found' && right.some((one) => one.replace('/', '-') === answer.best.value.messageId);

const isRight = (one: AskedOutcome): boolean =>
  one.answer.kind === 'found' &&
  (one.values.length === 0
    ? isFromRightMail(one)
    : one.values.some((value) => saidIn(one).includes(value.toLowerCase())));

const saidIn = ({ answer }: AskedOutcome): string =>
  answer.kind === 'found' ? answer.best.value.text.toLowerCase() : '';

const measured = (name: 'questions' | 'questions-held'): AskedOutcome[] => outcomesOf(labelledQuestions(name), mails);

const seen = measured('questions');
const held = measured('questions-held');

describe('answers to labelled questions', () => {
  test.each([
    ['the seen half', seen],
    ['the held half', held],
  ])('%s names the right mail among the first five, and is seldom sure of a wrong value', (name, outcomes) => {
    const figures = figuresOf(outcomes);
    stdout.write(`\nQuestions, ${name}: ${JSON.stringify(figures)}\n`);
    expect(figures.firstFive).toBeGreaterThanOrEqual(88);
    expect(figures.sureWrong).toBeLessThanOrEqual(2);
    expect(figures.leftOpen).toBeGreaterThanOrEqual(90);
  });

  test('every answer is a range of a stored sentence', () => {
    const stored = new Map(mails.map(({ message }) => [message.id, message]));
    for (const { answer } of [...seen, ...held]) {
      if (answer.kind === 'none') continue;
      for (const found of [answer.best, ...answer.others])
        for (const one of [found.value, found.sentence]) {
          const message = stored.get(one.messageId);
          const sentence =
            one.paragraph < 0 ? message?.subject : message?.reading.paragraphs?.[one.paragraph]?.[one.sentence];
          expect(sentence?.slice(one.from, one.to)).toBe(one.text);
        }
    }
  });
});
