import { expect, test } from 'vitest';
import { DraftId } from './draft.ts';
import { noteDraft } from './note.ts';

const id = DraftId.parse('0199aaaa-0000-7000-8000-000000000001');
const note = (words: string) => noteDraft(words, { id, own: 'ada@small.example' });

test.each([
  ['  call Priya\n', 'call Priya'],
  ['one\n\ntwo', 'one\n\ntwo'],
  ['x'.repeat(100_000), 'x'.repeat(100_000)],
])('a note keeps its words without the blanks around them: %#', (words, text) => {
  expect(note(words)).toMatchObject({
    kind: 'new',
    subject: 'Note to Self',
    text,
    to: [{ email: 'ada@small.example' }],
  });
});

test.each(['', '   ', '\n\t \u00a0'])('blanks are no note: %j', (words) => expect(note(words)).toBe(null));
