// Rewrites of a draft. Numbers, days, names, negations and conditions all stand after each.
import { describe, expect, test } from 'vitest';
import { lostFacts } from './facts-kept.ts';
import { frameOf } from './frame.ts';
import { rewriteText } from './rewrite-text.ts';

const letters = [
  'Hi Maya,\n\nI hope you are well. Yes, but not before March. The price of $4,200 stands until Friday.\n\nBest,\nAlex',
  'Dear Tom,\n\nUnfortunately I can’t come on Tuesday at 14:30, I’m afraid. I was wondering if you could send the deck to Priya?\n\nKind regards,\nAlex',
  'Hey Raj,\n\nThanks for your note! No, we won’t sign without clause 9.2, and never before 3 December. Let me know if you have any questions.\n\nCheers,\nAlex',
  'Just a quick note. We really do not need two offers, only one. Could you please call me before noon?',
  'Maybe. I need until Monday.\n\nAlex',
  'Thank you for asking. I will have to decline this time unless Wei agrees.',
];
const asks = ['shorter', 'warmer', 'firmer', 'more formal', 'less formal', 'make it a bit shorter', 'tone it down'];

describe.each(asks)('%s', (asked) => {
  test.each(letters)('keeps every fact of: %s', (letter) => {
    const after = rewriteText(letter, asked, 'Alex');
    expect(after.kind).not.toBe('unknown');
    if (after.kind !== 'text') return;
    expect(lostFacts(letter, after.text)).toEqual([]);
    expect(after.text).not.toBe(letter);
    const stance = (text: string) => frameOf(text.replace(/^(?:hi|hey|dear|hello) \S+\s+/i, '')).conditions.length;
    expect(stance(after.text)).toBe(stance(letter));
  });
});

test.each<[asked: string, letter: number, after: string]>([
  ['shorter', 0, 'Hi Maya,\n\nYes, but not before March. The price of $4,200 stands until Friday.\n\nBest,\nAlex'],
  ['firmer', 1, 'Dear Tom,\n\nI can’t come on Tuesday at 14:30. Please send the deck to Priya.\n\nKind regards,\nAlex'],
  ['shorter', 3, 'We do not need two offers, only one. Could you please call me before noon?'],
])('%s, of letter %i', (asked, nth, expected) => {
  expect(rewriteText(letters[nth] ?? '', asked, 'Alex')).toMatchObject({ text: expected });
});

test('what cannot get shorter without losing a fact stays', () => {
  expect(rewriteText('Yes, but not before March.', 'shorter', 'Alex')).toEqual({ kind: 'same', how: 'short' });
});

test('formal and informal words go there and back without a fact lost', () => {
  const formal = rewriteText(
    'Hi Maya,\n\nThanks! I can’t, but we’ll see on Friday.\n\nBest,\nAlex',
    'more formal',
    'Alex',
  );
  expect(formal).toMatchObject({
    text: 'Dear Maya,\n\nThank you. I cannot, but we will see on Friday.\n\nKind regards,\nAlex',
  });
});
