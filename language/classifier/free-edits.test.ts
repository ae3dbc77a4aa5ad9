import { expect, test } from 'vitest';
import { textAddition, textEdit } from './free-edits.ts';

const editIn = (heard: string) => {
  const act = textEdit(heard);
  return act?.kind === 'edit' ? act.edit : null;
};

test.each([
  ['where it says morning, write noon', { kind: 'change', from: 'morning', to: 'noon' }],
  ['sorry, not Lisbon, Porto', { kind: 'change', from: 'Lisbon', to: 'Porto' }],
  ['make it he instead of she', { kind: 'change', from: 'she', to: 'he' }],
  ['it should read quarterly, not weekly', { kind: 'change', from: 'weekly', to: 'quarterly' }],
  ['that should be Monday', { kind: 'make-it', to: 'Monday' }],
  ['after Friday add at noon', { kind: 'insert', words: 'at noon', side: 'after', of: 'Friday' }],
  ['stick also in front of need', { kind: 'insert', words: 'also', side: 'before', of: 'need' }],
  ['cut the final sentence', { kind: 'delete', stretch: 'sentence', count: 1 }],
  ['the last two words can go', { kind: 'delete', stretch: 'word', count: 2 }],
  ['the last sentence should say see you there', { kind: 'rewrite', stretch: 'sentence', to: 'see you there' }],
  ['take out the part about the price', { kind: 'delete-about', about: 'the price', stretch: 'sentence' }],
  ['write Spring with a big S', { kind: 'capital', words: 'Spring' }],
  ['no, I said fifteen', { kind: 'make-it', to: 'fifteen' }],
  ['fix the day, it should be Friday', { kind: 'make-it', to: 'Friday' }],
  ['the price is wrong, make it forty', { kind: 'make-it', to: 'forty' }],
  ['make Lisbon Porto', { kind: 'change', from: 'Lisbon', to: 'Porto' }],
  ['no, Porto not Lisbon', { kind: 'change', from: 'Lisbon', to: 'Porto' }],
  ['reword that sentence, we come by train', { kind: 'rewrite', stretch: 'sentence', to: 'we come by train' }],
  ['the name goes J O H A N S S O N', { kind: 'spell', letters: 'Johansson' }],
])('%s', (heard, edit) => {
  expect(editIn(heard)).toEqual(edit);
});

test.each(['correct the spelling', 'make it shorter', 'make the text warmer', 'swap the first two sentences'])(
  'says too little: %s',
  (heard) => {
    expect(editIn(heard)).toBeNull();
  },
);

test.each([
  ['oh, and mention as well that lunch is provided', 'lunch is provided'],
  ['one more thing, bring your boots', 'bring your boots'],
  ['tack on a sentence saying thanks for everything', 'thanks for everything'],
])('what is to stand after the rest: %s', (heard, words) => {
  expect(textAddition(heard)).toEqual({ kind: 'dictate', words });
});
