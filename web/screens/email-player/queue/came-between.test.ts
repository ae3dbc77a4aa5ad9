import { expect, test } from 'vitest';
import { ThreadId } from '#domain/id.ts';
import { threadWith } from '#test/support/thread.ts';
import { cameBetween } from './came-between.ts';

const id = ThreadId.parse('one');
const labelled = (...labels: string[]) => new Map([[id, threadWith('one', { labels })]]);

test.each([
  ['taken back since', labelled(), labelled('INBOX'), true],
  ['out of the trash since', labelled('INBOX', 'TRASH'), labelled('INBOX'), true],
  ['unknown before', new Map(), labelled('INBOX'), true],
  ['there before', labelled('INBOX'), labelled('INBOX', 'STARRED'), false],
  ['gone since', labelled('INBOX'), labelled(), false],
  ['gone for good', labelled('INBOX'), new Map(), false],
])('threads between two states: %s', (_what, before, after, yes) => {
  expect(cameBetween(id, before, after)).toBe(yes);
  expect(cameBetween(id, after, before) && yes).toBe(false);
});

test('equal states have nothing between them', () => {
  const all = labelled('INBOX');
  expect(cameBetween(id, all, all)).toBe(false);
});
