// Dictation, and the text that results.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dictate } from './dictate.ts';
import type { WriterNames } from './text-edit.ts';

const writers: WriterNames = { names: ['Maria Chen', 'Tomas Brandt'], own: 'Alex Moreau' };

type Row = readonly [before: string, said: string, after: string];

describe('a sentence', () => {
  test.each<Row>([
    ['', 'yes go ahead', 'Yes go ahead.'],
    ['Hi Maya.', 'thank you!', 'Hi Maya. Thank you!'],
    ['Hi Maya,\n\n', 'all good', 'Hi Maya,\n\nAll good.'],
    ['Hi Maria,', 'all good', 'Hi Maria,\n\nAll good.'],
    ['', 'is one fine?', 'Is one fine?'],
    ['', 'can you send the report', 'Can you send the report?'],
    ['', 'what you said is right', 'What you said is right.'],
    ['Yes.', "i'm sure i will", 'Yes. I’m sure I will.'],
    ['Thanks for the report.', 'comma and for the slides', 'Thanks for the report, and for the slides.'],
    ['Is that right.', 'question mark', 'Is that right?'],
    ['See the list:', 'one is done', 'See the list: one is done.'],
  ])('%j and “%s” is %j', (before, said, text) => {
    expect(dictate(before, said, writers)).toBe(text);
  });
});

describe('a sign', () => {
  test.each<Row>([
    ['', 'yes comma go ahead period thank you', 'Yes, go ahead. Thank you.'],
    ['', 'is that so question mark good exclamation mark', 'Is that so? Good!'],
    ['', 'two things colon the plan semicolon the date full stop', 'Two things: the plan; the date.'],
    ['', 'she said quote not yet unquote and left', 'She said “not yet” and left.'],
    ['', 'open quote done close quote', '“Done”'],
    ['', 'wait dash not yet', 'Wait – not yet.'],
    ['', 'a well hyphen known name', 'A well-known name.'],
    ['', 'first point new line second point', 'First point\nSecond point.'],
    ['', 'that is all new paragraph one more thing', 'That is all\n\nOne more thing.'],
    ['Yes.', 'new paragraph no', 'Yes.\n\nNo.'],
  ])('%j and “%s” is %j', (before, said, text) => {
    expect(dictate(before, said, writers)).toBe(text);
  });
});

describe('the name of a punctuation mark can be a word', () => {
  test.each<Row>([
    ['', 'the trial period ends on friday', 'The trial period ends on Friday.'],
    ['', 'we have a new line of products', 'We have a new line of products.'],
    ['', 'please send me a quote', 'Please send me a quote.'],
    ['', 'your quote is too high', 'Your quote is too high.'],
    ['', 'we will raise capital for it', 'We will raise capital for it.'],
    ['', 'put literally comma there', 'Put comma there.'],
    ['', 'write literally the words new line here', 'Write new line here.'],
    ['', 'i literally ran', 'I literally ran.'],
  ])('%j and “%s” is %j', (before, said, text) => {
    expect(dictate(before, said, writers)).toBe(text);
  });
});

describe('a number', () => {
  test.each<Row>([
    ['', 'it costs twenty five dollars', 'It costs $25.'],
    ['', 'it is twelve dollars and fifty cents', 'It is $12.50.'],
    ['', 'three hundred forty thousand euros', '€340,000.'],
    ['', 'we need one point five million dollars', 'We need $1.5 million.'],
    ['', 'two million people', '2 million people.'],
    ['', 'up by four point five percent', 'Up by 4.5%.'],
    ['', 'post the five roles', 'Post the five roles.'],
    ['', 'we are twenty three people', 'We are 23 people.'],
    ['', 'one thousand two hundred and six seats', '1,206 seats.'],
    ['', 'since nineteen ninety nine', 'Since 1999.'],
    ['', 'in twenty twenty six', 'In 2026.'],
    ['', 'call five five five oh one nine', 'Call 555019.'],
    ['', 'two pounds of coffee', 'Two pounds of coffee.'],
    ['', 'a hundred euros', '€100.'],
    ['', '25 people', '25 people.'],
  ])('%j and “%s” is %j', (before, said, text) => {
    expect(dictate(before, said, writers)).toBe(text);
  });
});

describe('a time', () => {
  test.each<Row>([
    ['', 'at four thirty pm', 'At 4:30 PM.'],
    ['', 'come at nine am', 'Come at 9 AM.'],
    ['', 'let us say four thirty p m', 'Let us say 4:30 PM.'],
    ['', 'at ten oh five', 'At 10:05.'],
    ['', "at three o'clock", 'At 3 o’clock.'],
    ['', 'half past two', '2:30.'],
    ['', 'quarter to one', '12:45.'],
    ['', 'on march third', 'On March 3.'],
    ['', 'by the third of march', 'By March 3.'],
    ['', 'january twelfth twenty twenty seven', 'January 12, 2027.'],
    ['', 'on the twenty first', 'On the 21st.'],
    ['', 'the first one', 'The first one.'],
    ['', 'i may go on monday', 'I may go on Monday.'],
    ['', 'we march on', 'We march on.'],
    ['', 'in may', 'In May.'],
  ])('%j and “%s” is %j', (before, said, text) => {
    expect(dictate(before, said, writers)).toBe(text);
  });
});

describe('an address', () => {
  test.each<Row>([
    ['', 'write to maria at northwind dot example', 'Write to maria@northwind.example.'],
    ['', 'maria dot chen at northwind dot co dot uk', 'maria.chen@northwind.co.uk.'],
    ['', 'find us at northwind dot com', 'Find us at northwind.com.'],
  ])('%j and “%s” is %j', (before, said, text) => {
    expect(dictate(before, said, writers)).toBe(text);
  });
});

describe('capitals', () => {
  test.each<Row>([
    ['', 'the capital of the company', 'The capital of the company.'],
    ['', 'ask capital board', 'Ask Board.'],
    ['', 'the all caps nda', 'The NDA.'],
    ['', 'tomas and maria agree', 'Tomas and Maria agree.'],
  ])('%j and “%s” is %j', (before, said, text) => {
    expect(dictate(before, said, writers)).toBe(text);
  });
});

describe('a letter’s parts', () => {
  test.each<Row>([
    ['', 'hi maria comma thanks for the report', 'Hi Maria,\n\nThanks for the report.'],
    ['', 'hi maria thanks for the report', 'Hi Maria,\n\nThanks for the report.'],
    ['', 'Hi Maria, thanks for the report.', 'Hi Maria,\n\nThanks for the report.'],
    ['', 'dear all', 'Dear all,\n\n'],
    ['', 'good morning maria', 'Good morning Maria,\n\n'],
    ['', 'hi is this still on', 'Hi is this still on.'],
    [
      '',
      'hi maria comma thanks for the slides period i will read them best alex',
      'Hi Maria,\n\nThanks for the slides. I will read them.\n\nBest,\nAlex',
    ],
    ['Yes.', 'kind regards comma new line alex moreau', 'Yes.\n\nKind regards,\nAlex Moreau'],
    ['Yes.', 'thanks alex', 'Yes.\n\nThanks,\nAlex'],
    ['', 'say thanks to alex', 'Say thanks to Alex.'],
    ['', 'he did his best yesterday', 'He did his best yesterday.'],
    ['Hi Maria,\n\nYes.\n\nBest,\nAlex', 'see you on monday', 'Hi Maria,\n\nYes. See you on Monday.\n\nBest,\nAlex'],
    ['Yes.\n\nAlex', 'thank you', 'Yes. Thank you.\n\nAlex'],
  ])('%j and “%s” is %j', (before, said, text) => {
    expect(dictate(before, said, writers)).toBe(text);
  });
});

describe('taken back while speaking', () => {
  test.each<Row>([
    ['Yes.', 'let us meet on monday scratch that let us meet on tuesday', 'Yes. Let us meet on Tuesday.'],
  ])('%j and “%s” is %j', (before, said, text) => {
    expect(dictate(before, said, writers)).toBe(text);
  });
});

test('dictation keeps the existing text, except a full stop that a mark replaces', () => {
  fc.assert(
    fc.property(fc.lorem({ mode: 'sentences', maxCount: 2 }), fc.string({ unit: 'grapheme' }), (before, said) => {
      const kept = dictate(before, said, writers);
      expect(kept.startsWith(before.replace(/[.?!]$/, '').trimEnd())).toBe(true);
    }),
  );
});
