import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer, Found, Quoted } from '#domain/answer.ts';
import { MessageId, ThreadId } from '#domain/id.ts';
import { answerWords } from './answer-words.ts';

const quoted = (text: string, more: Partial<Quoted> = {}): Quoted => ({
  text,
  messageId: MessageId.parse('m1'),
  threadId: ThreadId.parse('t1'),
  paragraph: 0,
  sentence: 0,
  from: 0,
  to: text.length,
  by: { name: 'Wei Zhang', email: 'wei@northwind.example' },
  own: false,
  subject: 'Lisbon lease',
  at: '2026-11-16T09:00:00Z',
  ...more,
});
const found = (value: string, more: Partial<Found> & { at?: string; own?: boolean } = {}): Found => {
  const { at = '2026-11-16T09:00:00Z', own = false, ...rest } = more;
  const sentence = quoted(`The rent is ${value}.`, { at, own });
  return { value: quoted(value, { at, own }), sentence, before: null, after: null, ...rest };
};
const said = (best: Found, others: Found[] = [], sure: 'sure' | 'likely' | 'perhaps' = 'sure'): string => {
  const answer: Answer = { kind: 'found', sure, best, others };
  return answerWords({ answer, nth: 0, where: 'mailbox' });
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wednesday = '2026-11-18T09:00:00Z';

test('a value that a later mail replaced is named behind the new one', () => {
  const best = found('€415', { at: wednesday, was: quoted('€412') });
  expect(said(best)).toBe('€415, says Wei on Wednesday. It was €412.');
});

test('two values stand with their days, the older one first, whichever fits better', () => {
  const [older, newer] = [found('€412'), found('€415', { at: wednesday })];
  const words = 'Two answers. Wei on Monday: €412. Newer, Wei on Wednesday: €415.';
  expect(said(older, [newer], 'likely')).toBe(words);
  expect(said(newer, [older], 'likely')).toBe(words);
  expect(said(found('€412', { own: true }), [newer], 'likely')).toMatch(/^Two answers\. You on Monday: €412\./);
});

test.each<[string, string]>([
  ['a stranger’s value', said(found('€412'), [found('€415', { stranger: true })], 'likely')],
  ['a doubtful value', said(found('€412'), [found('€415')], 'perhaps')],
  ['three values', said(found('€412'), [found('€415'), found('€420')], 'likely')],
])('%s is no second answer: the sentence is quoted', (_, words) => {
  expect(words).toMatch(
    /wrote .*“The rent is €412\.” There (?:is another answer|are 2 others)\. Say “the other one”\.$/,
  );
});
