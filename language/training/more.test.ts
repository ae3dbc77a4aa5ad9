import { expect, test } from 'vitest';
import { misheard, renamed } from './more.ts';
import type { Row } from './rows.ts';

const row: Row = {
  id: '1',
  words: 'send an email to martha about the meeting tomorrow'.split(' '),
  intent: 'email_sendemail',
  inScope: true,
  product: 'compose',
  slots: [
    { type: 'person', from: 4, to: 5 },
    { type: 'event_name', from: 7, to: 8 },
    { type: 'date', from: 8, to: 9 },
  ],
  source: 'hwu',
};

const many = Array.from({ length: 200 }, (_, at) => ({ ...row, id: `${at}` }));

test('a copy has another name in the same position', () => {
  for (const { words, slots } of renamed(many, 1)) {
    expect(words.toSpliced(4, 1)).toEqual(row.words.toSpliced(4, 1));
    expect(words[4]).not.toBe('martha');
    expect(slots).toEqual(row.slots);
  }
});

test('about one word in six is misheard, and slots stay with their words', () => {
  const copies = misheard(many, 1);
  const kept = copies.flatMap(({ words, slots }) =>
    slots.filter(({ type, from }) => type === 'date' && words[from] === 'tomorrow'),
  );
  expect(kept.length).toBeGreaterThan(140);
  expect(kept.length).toBeLessThan(200);
});

test('random copies are the same every time', () => {
  expect(misheard(many, 3)).toEqual(misheard(many, 3));
  expect(renamed(many, 3)).toEqual(renamed(many, 3));
});
