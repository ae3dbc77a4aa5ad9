import { expect, test } from 'vitest';
import { spansIn } from './spans.ts';

test.each([
  ['meet bob at four thirty pm', 'time:four thirty pm'],
  ['on the twenty first of march', 'date:the twenty first of march'],
  ['on march seventh', 'date:march seventh'],
  ['call anna tomorrow morning', 'date:tomorrow, part:morning'],
  ['every friday at noon', 'often:every friday, part:noon'],
  ['write to jack@gmail dot com', 'mail:jack@gmail dot com'],
  ['jana at gmail dot com', 'mail:jana at gmail dot com'],
  ['the rest of the week', 'date:the rest of the week'],
  ['between two and four pm', 'time:two, time:four pm'],
  ['what is new', ''],
])('what seems to be a date or a time in %j', (utterance, expected) => {
  const words = utterance.split(' ');
  const spans = spansIn(words).map(({ kind, from, to }) => `${kind}:${words.slice(from, to).join(' ')}`);
  expect(spans.join(', ')).toBe(expected);
});
