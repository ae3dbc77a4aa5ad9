// Which mails a sentence about many means, as the line of text that says the same, and what is to be done to them.
import { expect, test } from 'vitest';
import { writeQuery } from '#domain/search-query.ts';
import { bulkRequest } from './bulk-request.ts';

/** A Friday. */
const at = { now: new Date('2026-11-20T10:00:00Z'), zone: 'Europe/Berlin', listed: false };

const short = (heard: string, listed = false): string | null => {
  const request = bulkRequest(heard, { ...at, listed });
  if (request === null) return null;
  const { act, filter, lesser } = request;
  if (filter === 'found') return `${act} found`;
  return [act + (lesser ? '!' : ''), filter.mailing, writeQuery(filter.query)].filter((part) => part).join(' ');
};

test.each<[heard: string, means: string | null]>([
  ['archive all newsletters', 'archive newsletter in:inbox'],
  ['Could you please archive all my newsletters?', 'archive newsletter in:inbox'],
  ['archive newsletters', 'archive newsletter in:inbox'],
  ['archive every newsletter from The Ledger', 'archive newsletter from:Ledger in:inbox'],
  [
    'archive all unread newsletters from last week',
    'archive newsletter in:unread after:2026-11-09 before:2026-11-16 in:inbox',
  ],
  ['archive the newsletter', null],
  ['archive this newsletter', null],
  ['archive everything from GitHub older than two weeks', 'archive from:GitHub before:2026-11-06 in:inbox'],
  ['archive all mail from GitHub that is more than a month old', 'archive from:GitHub before:2026-10-20 in:inbox'],
  ['archive all emails older than 30 days', 'archive before:2026-10-21 in:inbox'],
  ['archive everything', 'archive in:inbox'],
  ['clear my inbox', 'archive in:inbox'],
  ['archive everything in my inbox', 'archive in:inbox'],
  ['archive everything about the offsite', 'archive offsite in:inbox'],
  ['archive all invoices', 'archive invoices in:inbox'],
  ['archive everything except from Anna', 'archive -from:Anna in:inbox'],
  ['archive all Tom’s mails', 'archive from:Tom in:inbox'],
  ['archive Tom’s emails', 'archive from:Tom in:inbox'],
  ['archive the mail from Tom', 'archive from:Tom in:inbox'],
  ['archive all with attachments', 'archive has:attachment in:inbox'],
  ['archive everything I have read', 'archive -in:unread in:inbox'],
  ['archive all read mail', 'archive -in:unread in:inbox'],
  ['clear promotions', 'archive promotion in:inbox'],
  ['clear out the promotions tab', 'archive promotion in:inbox'],
  ['clear all notifications', 'archive notification in:inbox'],
  ['clear all social mail', 'archive in:social in:inbox'],
  ['get rid of all newsletters', 'archive! newsletter in:inbox'],
  ['move all promotions to the archive', 'archive promotion in:inbox'],
  ['put all newsletters away', 'archive newsletter in:inbox'],
  ['mark all read', 'mark-read in:unread in:inbox'],
  ['mark all as read', 'mark-read in:unread in:inbox'],
  ['mark everything as read', 'mark-read in:unread in:inbox'],
  ['mark all from GitHub as read', 'mark-read from:GitHub in:unread'],
  ['mark as read everything from GitHub', 'mark-read from:GitHub in:unread'],
  ['mark all newsletters read', 'mark-read newsletter in:unread'],
  ['mark all of Tom’s emails unread', 'mark-unread from:Tom -in:unread in:inbox'],
  ['trash all from LinkedIn', 'trash from:LinkedIn'],
  ['delete everything from news@shop.example', 'trash from:news@shop.example'],
  ['delete all promotions', 'trash promotion '],
  ['throw all promotions from last month away', 'trash promotion after:2026-10-01 before:2026-11-01'],
  ['delete everything', 'trash in:inbox'],
  ['star everything from Maria', 'star from:Maria -in:starred'],
  ['star all mail about the contract', 'star contract -in:starred'],
  ['flag all from Maria as important', 'star from:Maria -in:starred'],
  ['unstar everything', 'unstar in:starred in:inbox'],
  ['mark everything from Lotto as spam', 'spam from:Lotto'],
  ['archive', null],
  ['archive it', null],
  ['archive this one', null],
  ['archive them all', null],
  ['delete all my data', null],
  ['delete my account', null],
  ['clear my calendar', null],
  ['delete the last sentence', null],
  ['star', null],
  ['mark read', null],
  ['the newsletters are boring', null],
  ['remove the star', null],
])('%s', (heard, means) => expect(short(heard)).toBe(means?.trim() ?? null));

test.each([
  'archive them all',
  'archive all of these',
  'trash everything here',
  'star all the results',
  'mark them all as read',
])('in a list: %s', (heard) => {
  expect(short(heard, true)).toMatch(/^(archive|trash|star|mark-read) found$/);
  expect(short(heard)).toBeNull();
});
