// The read-back before sending: all of a short text, a summary of a long one, and all of it on request.
import { expect, test } from 'vitest';
import { type Draft, DraftId, newDraft } from '#domain/draft.ts';
import type { RecipientWarning } from '#domain/recipient-warning.ts';
import { readBack } from './read-back.ts';
import { confirmReply, differingSaid, warningLines } from './recipient-warning-replies.ts';

const own = 'alex@northwind.example';
const draft = (text: string): Draft => {
  const made = newDraft('new', DraftId.parse('0199aaaa-0000-7000-8000-000000000001'), undefined, own);
  if (!made) throw new Error('new mail needs no thread');
  return { ...made, to: [{ name: 'Maria Chen', email: 'maria@northwind.example' }], subject: 'Plan', text };
};

test('Flow reads a short text in full with its recipients, apart from the question', () => {
  expect(readBack(draft('Hi Maria,\n\nYes.\n\nBest,\nAlex'), { form: 'gist', own })).toMatch(
    /Maria Chen.* Plan\. Hi Maria, Yes\. Best, Alex\. Send it\?$/,
  );
});

test('Flow summarises a text of forty words or more, and reads it in full on request', () => {
  const long = `The plan is fine with me. ${'We go on as we said before. '.repeat(7)}Please tell the others today.`;
  expect(readBack(draft(long), { form: 'gist', own })).toMatch(
    /60 words\. It begins: The plan is fine with me\. It ends: Please tell the others today\. Read it, or send it\?$/,
  );
  expect(readBack(draft(long), { form: 'whole', own })).toContain(long);
});

test.each<[string, RecipientWarning, string]>([
  [
    'a diverted answer',
    { kind: 'diverted', email: 'billing@pay-now.example', sender: 'dana@northwind.example' },
    "To Maria Chen. This answer goes to billing at pay dash now dot example, not to the sender's address dana at northwind dot example. Plan. Yes. Send it?",
  ],
  [
    'an answer that also goes elsewhere',
    { kind: 'diverted', email: 'billing@pay.example', sender: 'maria@northwind.example' },
    "To Maria Chen. This answer also goes to billing at pay dot example, which is not the sender's address. Plan. Yes. Send it?",
  ],
  [
    'a namesake',
    {
      kind: 'namesake',
      email: 'maria@elsewhere.example',
      name: 'Maria Chen',
      other: 'maria@northwind.example',
      usual: false,
    },
    'To Maria Chen. This Maria Chen is maria at elsewhere dot example, not maria at northwind dot example. Plan. Yes. Send it?',
  ],
])('the read-back of %s names the address that gets it and the one that does not', (_what, warning, words) => {
  expect(readBack(draft('Yes.'), { form: 'gist', own, warnings: [warning] })).toBe(words);
});

test('only the question that asks for a press names a new recipient', () => {
  const warnings = [{ kind: 'new', email: 'maria@northwind.example' } as const];
  expect(differingSaid(warnings, draft('Yes.'))).toBe('');
  expect(confirmReply(warnings, draft('Yes.'))).toBe(
    'You have not written to maria at northwind dot example before. Press Send to confirm.',
  );
  expect(warningLines(warnings, draft('Yes.'))).toEqual([
    'You have not written to maria@northwind.example before. Press Send to confirm.',
  ]);
});
