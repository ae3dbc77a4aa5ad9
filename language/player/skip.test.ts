import { expect, test } from 'vitest';
import { parseSkip } from './skip.ts';

const at = { now: new Date('2026-11-24T09:00:00Z'), zone: 'Europe/Berlin' };

test.each([
  ['only the ones that need an answer', 'asking'],
  ['just the mails that need a reply', 'asking'],
  ['only what I have to answer', 'asking'],
  ['read me only the ones that are waiting for me', 'asking'],
  ['only real people', 'people'],
  ['only from her', 'sender'],
  ['just the unread ones', 'filter'],
  ['skip the newsletters', 'filter'],
])('“%s” keeps or skips by %s', (heard, kind) => expect(parseSkip(heard, at)?.kind).toBe(kind));

test.each(['only the one that needs milk', 'skip the ones that need an answer', 'only the answer'])(
  '“%s” names no mails of the queue',
  (heard) => expect(parseSkip(heard, at)).toBeNull(),
);
