// Where each sentence of a mail begins on the line, and which one is under a place on it.
import { expect, it } from 'vitest';
import { threadWith } from '#test/support/thread.ts';
import { scriptOf, startsOf, type Unit, unitAt } from './script.ts';

const units = [2, 6, 0, 4].map((seconds): Unit => ({ kind: 'sentence', text: 'Words.', seconds }));

it('begins each sentence after those before it, as long as they take to say', () => {
  expect(startsOf({ units })).toEqual([0, 2, 8, 8]);
  expect(startsOf({ units: [] })).toEqual([]);
});

it.each([
  [0, 0],
  [1.9, 0],
  [2, 1],
  [7.9, 1],
  [8, 3],
  [12, 3],
  [99, 3],
])('reads at %f seconds unit %i', (seconds, unit) => {
  expect(unitAt({ units }, seconds)).toBe(unit);
});

it('counts what is not read aloud to what is read after it', () => {
  const thread = threadWith('one', {});
  const [message] = thread.messages;
  if (message === undefined) throw new Error('a thread without a message');
  const paragraphs = [['Hi Alex,'], ['First.', 'Second.'], ['Priya']];
  const { units, messages } = scriptOf({
    ...thread,
    messages: [{ ...message, reading: { ...message.reading, paragraphs } }],
  });
  expect(units.map(({ text }) => text)).toEqual(['Priya Shah: Budget.', 'First.', 'Second.']);
  expect(messages[0]?.paragraphs).toEqual([
    [{ text: 'Hi Alex,', unit: 1, spoken: false }],
    [
      { text: 'First.', unit: 1, spoken: true },
      { text: 'Second.', unit: 2, spoken: true },
    ],
    [{ text: 'Priya', unit: 3, spoken: false }],
  ]);
});
