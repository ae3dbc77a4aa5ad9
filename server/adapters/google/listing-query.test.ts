import { expect, test } from 'vitest';
import { LabelId } from '#domain/mail.ts';
import type { Listing } from '#server/ports.ts';
import { queryOf } from './listing-query.ts';

const noon = new Date('2026-11-20T12:00:00.900Z');

test.each<[string, Listing, string]>([
  ['nothing but a limit', { limit: 50 }, 'maxResults=50'],
  [
    'labels by Gmail’s ids',
    { limit: 5, labels: ['inbox', 'unread', LabelId.parse('Label_7')] },
    'maxResults=5&labelIds=INBOX&labelIds=UNREAD&labelIds=Label_7',
  ],
  ['whole megabytes as Gmail writes them', { limit: 5, largerThan: 5 * 1024 * 1024 }, 'maxResults=5&q=larger:5M'],
  ['other sizes in bytes', { limit: 5, largerThan: 1500 }, 'maxResults=5&q=larger:1500'],
  [
    'moments in whole seconds',
    { limit: 5, since: noon, before: noon },
    'maxResults=5&q=after:1795176000 before:1795176000',
  ],
  [
    'every condition at once, spam and trash included',
    { limit: 5, largerThan: 1024 * 1024, since: noon, spamAndTrash: true, pageToken: 'next' },
    'maxResults=5&q=larger:1M after:1795176000&includeSpamTrash=true&pageToken=next',
  ],
])('a listing asks Gmail for %s', (_name, listing, query) => {
  expect(decodeURIComponent(queryOf(listing).toString().replaceAll('+', ' '))).toBe(query);
});
