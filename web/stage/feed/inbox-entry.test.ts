import { expect, test } from 'vitest';
import { ThreadId } from '#domain/id.ts';
import type { Label } from '#domain/mail.ts';
import { threadWith } from '#test/support/thread.ts';
import { hasEnteredInbox } from './inbox-entry.ts';

const id = ThreadId.parse('one');
const labelled = (...labels: Label[]) => new Map([[id, threadWith('one', { labels })]]);

test.each([
  ['taken back since', labelled(), labelled('inbox'), true],
  ['out of the trash since', labelled('inbox', 'trash'), labelled('inbox'), true],
  ['unknown before', new Map(), labelled('inbox'), true],
  ['there before', labelled('inbox'), labelled('inbox', 'starred'), false],
  ['gone since', labelled('inbox'), labelled(), false],
  ['gone for good', labelled('inbox'), new Map(), false],
])('threads between two states: %s', (_what, before, after, yes) => {
  expect(hasEnteredInbox(id, before, after)).toBe(yes);
  expect(hasEnteredInbox(id, after, before) && yes).toBe(false);
});

test('equal states have nothing between them', () => {
  const all = labelled('inbox');
  expect(hasEnteredInbox(id, all, all)).toBe(false);
});
