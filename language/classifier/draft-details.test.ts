import { expect, test } from 'vitest';
import { recipientEdit } from './draft-details.ts';

test.each([
  ['let Daniel read along', { kind: 'add', field: 'cc', who: 'Daniel' }],
  ['Maya in bcc, not cc', { kind: 'add', field: 'bcc', who: 'Maya' }],
  ['Tom should not be cc, he should be in the to field', { kind: 'add', field: 'to', who: 'Tom' }],
  ['add Peter and Anna in cc', { kind: 'add', field: 'cc', who: 'Peter and Anna' }],
  ['get Daniel off that mail', { kind: 'remove', who: 'Daniel' }],
  ['no need to bother Tom with this', { kind: 'remove', who: 'Tom' }],
  ['not to her work mail, use the personal one', { kind: 'address', who: null, which: 'personal' }],
  ['send it under my business address', { kind: 'from', account: 'business' }],
  ['the title of it should be Summer rota', { kind: 'subject', words: 'Summer rota' }],
  ['give it the subject travel plans', { kind: 'subject', words: 'travel plans' }],
  ['new subject, dinner on Friday', { kind: 'subject', words: 'dinner on Friday' }],
])('%s', (heard, what) => {
  expect(recipientEdit(heard)).toEqual({ kind: 'draft', act: { kind: 'people', what } });
});

test.each(['exchange Tom for Daniel', 'instead of Maya, let it go to Sarah', 'remove everybody except Maya'])(
  'two wishes, or nobody named: %s',
  (heard) => {
    expect(recipientEdit(heard)).toBeNull();
  },
);
