import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asksIn } from './asks.ts';
import { sentencesOf } from './sentences.ts';
import { longestSummary, summaryOf } from './summary.ts';

const summary = (text: string, name = 'Maya Lindqvist'): string => {
  const sentences = sentencesOf(text);
  return summaryOf({ paragraphs: [sentences], asks: asksIn(sentences), from: { name, email: 'maya@x.example' } });
};

const filler = 'We spent the afternoon with the platform team and went through their list twice.';
/** Long enough to need a summary. */
const more = Array.from({ length: 5 }, (_, n) => `${filler.slice(0, -1)}, for the ${n}th time.`).join(' ');

test.each([
  ['Could you confirm by Friday?', 'Maya asks: Could you confirm by Friday?'],
  ['Could you look at it? Could you confirm by Friday?', 'Maya asks: Could you confirm by Friday?'],
  ['If you agree by Friday, I can post the roles.', 'Maya writes: If you agree by Friday, I can post the roles.'],
  ['That brings us $340k under the ceiling.', 'That brings us $340k under the ceiling.'],
  ['Is Thursday fine? It costs €40k a month.', 'Maya asks: Is Thursday fine? It costs €40k a month.'],
  // Phone numbers are not facts. The mail's beginning is all that is left, and it needs no summary.
  ['It costs €40k; call +1 555 010 9999.', ''],
])('summaryOf: %s', (sentence, expected) => {
  expect(summary(`${filler} ${sentence} ${more.replaceAll(/\d+th/g, 'first')}`)).toBe(expected);
});

test.each([
  ['nothing is asked, and it is heard in half a minute', `${filler} That brings us $340k under the ceiling. ${filler}`],
  ['it begins with what it asks', `Could you confirm the plan? ${filler} ${filler}`],
  [
    'it begins with what there is to tell',
    `That brings us $340k under the ceiling. ${more.replaceAll(/\d+th/g, 'first')}`,
  ],
])('summaryOf is empty where %s', (_, text) => {
  expect(summary(text)).toBe('');
});

test.each([
  [
    'a figure from elsewhere is not told with the ask',
    [filler, 'The trade fair cost €40k.', filler, 'Could you confirm by Friday?'],
    'Maya asks: Could you confirm by Friday?',
  ],
  [
    'a figure beside the ask is',
    [filler, filler, 'The trade fair cost €40k.', 'Could you confirm by Friday?'],
    'Maya asks: Could you confirm by Friday? The trade fair cost €40k.',
  ],
  [
    'what speaks of ‘it’ brings the sentence before',
    [filler, 'We agreed on €800. It needs your word by Friday, please.', filler],
    'Maya writes: We agreed on €800. It needs your word by Friday, please.',
  ],
  [
    'or is not told, where that is too long',
    [
      `${filler} ${filler.slice(0, -1)} ${'and again '.repeat(6)}now. Is that acceptable to you? ${filler}`,
      'Could you call me?',
    ],
    'Maya asks: Could you call me?',
  ],
  ['or where there is none', [filler, 'Is that acceptable to you?', filler], ''],
  [
    'this week is no such word',
    [filler, 'This week, could you sign the lease?', filler],
    'Maya asks: This week, could you sign the lease?',
  ],
])('summaryOf: %s', (_, texts, expected) => {
  const paragraphs = texts.map((text) => sentencesOf(text));
  const from = { name: 'Maya Lindqvist', email: 'maya@x.example' };
  expect(summaryOf({ paragraphs, asks: asksIn(paragraphs.flat()), from })).toBe(expected);
});

test.each(['Frau Petersen', 'Dr Mia Lang', 'Mme Moreau'])('summaryOf: %s is not addressed by the title', (name) => {
  expect(summary(`${filler} Could you sign by Friday? ${filler}`, name)).toBe('Could you sign by Friday?');
});

test.each(['', 'Thanks!', 'Dinner on the 3rd? I can book a table.'])(
  'summaryOf: %j is as short as its summary would be',
  (text) => {
    expect(summary(text)).toBe('');
  },
);

test('summaryOf does not shorten a company to its first word', () => {
  expect(summary(`${filler} Could you sign by Friday? ${filler}`, 'Support')).toBe('Could you sign by Friday?');
});

test('summaryOf: a name that is also the domain is a company’s', () => {
  const sentences = sentencesOf(`${filler} Could you sign by Friday? ${filler}`);
  const from = { name: 'Schulapp', email: 'post@schulapp.example' };
  expect(summaryOf({ paragraphs: [sentences], asks: asksIn(sentences), from })).toBe('Could you sign by Friday?');
});

test('summaryOf recognises a family name in front', () => {
  expect(summary(`${filler} Could you sign by Friday? ${filler}`, 'Lindqvist, Maya')).toBe(
    'Maya asks: Could you sign by Friday?',
  );
});

test('summaryOf quotes only the asking part of a long sentence', () => {
  const long = `As the second recruiter and the data lead have both moved and nothing else in the list of the board changed since our call in September, could you confirm the plan by Friday?`;
  expect(summary(`${filler} ${long}`)).toBe('Maya asks: … could you confirm the plan by Friday?');
});

test('every word of a summary comes from the mail', () => {
  const sentence = fc.constantFrom(
    filler,
    'Could you pay $40k by Friday?',
    'Profit fell by 12% to 3.4m.',
    'Dear Alex,',
    'x'.repeat(250),
  );
  fc.assert(
    fc.property(fc.array(sentence), (parts) => {
      const said = summary(parts.join(' ')).replace(/^Maya (?:asks|writes): /, '');
      expect(said.length).toBeLessThanOrEqual(longestSummary);
      for (const part of said.split('…')) expect(parts.join(' ')).toContain(part.trim().split(/(?<=[.?!]) /)[0]);
    }),
  );
});
