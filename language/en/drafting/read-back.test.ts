// The read-back before sending: all of a short text, a summary of a long one, all of it on request.
import { expect, test } from 'vitest';
import { type Draft, DraftId, newDraft } from '#domain/draft.ts';
import { readBack } from './draft-replies.ts';

const own = 'alex@northwind.example';
const draft = (text: string): Draft => {
  const made = newDraft('new', DraftId.parse('0199aaaa-0000-7000-8000-000000000001'), undefined, own);
  if (!made) throw new Error('new mail needs no thread');
  return { ...made, to: [{ name: 'Maria Chen', email: 'maria@northwind.example' }], subject: 'Plan', text };
};

test('a short text is read in full with its recipients, apart from the question', () => {
  expect(readBack(draft('Hi Maria,\n\nYes.\n\nBest,\nAlex'), 'gist', own)).toMatch(
    /Maria Chen.* Plan\. Hi Maria, Yes\. Best, Alex\. Send it\?$/,
  );
});

test('of forty words or more the gist is read, and all of it when asked for', () => {
  const long = `The plan is fine with me. ${'We go on as we said before. '.repeat(7)}Please tell the others today.`;
  expect(readBack(draft(long), 'gist', own)).toMatch(
    /60 words\. It begins: The plan is fine with me\. It ends: Please tell the others today\. Read it, or send it\?$/,
  );
  expect(readBack(draft(long), 'whole', own)).toContain(long);
});
