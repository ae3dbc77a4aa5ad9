// Which mails a bulk request covers, and what it does to them, one line of text for each.

import { expect, test } from 'vitest';
import { LabelId } from '#domain/mail.ts';
import { writeQuery } from '#domain/search-query.ts';
import type { BulkRequest } from './bulk-intent.ts';
import { parseBulkRequest } from './bulk-request.ts';

/** A Friday. */
const at = {
  now: new Date('2026-11-20T10:00:00Z'),
  zone: 'Europe/Berlin',
  listed: false,
  labels: ['Legal', 'Receipts', 'Old/Legal', 'Clients/Acme', 'Projects/Acme'].map((name) => ({
    id: LabelId.parse(`Label_${name}`),
    name,
  })),
};

const short = (heard: string, listed = false): string | null => {
  const request = parseBulkRequest(heard, { ...at, listed });
  if (request === null) return null;
  const { filter, lesser } = request;
  const act = `${request.act}${goalOf(request)}`;
  if (filter === 'found') return `${act} found`;
  return [act + (lesser ? '!' : ''), filter.mailing, writeQuery(filter.query)].filter((part) => part).join(' ');
};

/** The time or the label. `+` marks a new label, and several names are options. */
const goalOf = ({ goal }: BulkRequest): string => {
  if (goal === undefined) return '';
  if ('until' in goal) return `@${goal.until?.slice(0, 16) ?? '?'}`;
  return `:${goal.options.map(({ name }) => name).join('|') || `+${goal.called}`}`;
};

test.each<[heard: string, means: string | null]>([
  ['archive all newsletters', 'archive newsletter in:inbox'],
  ['Could you please archive all my newsletters?', 'archive newsletter in:inbox'],
  ['archive newsletters', 'archive newsletter in:inbox'],
  ['archive all newsletters and receipts', 'archive bulk in:inbox'],
  ['clear out the receipts and newsletters from last week', 'archive bulk after:2026-11-09 before:2026-11-16 in:inbox'],
  ['mark all unread newsletters and notifications as read', 'mark-read bulk in:unread'],
  ['archive everything set aside', 'archive bulk in:inbox'],
  ['archive everything that was set aside', 'archive bulk in:inbox'],
  ['archive all bulk mail', 'archive bulk in:inbox'],
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
  ['archive everything but the ones from Anna', 'archive -from:Anna in:inbox'],
  ['archive all except Anna’s and Tom’s', 'archive -from:Anna -from:Tom in:inbox'],
  ['archive everything except what Anna sent me', 'archive -from:Anna in:inbox'],
  ['archive everything but newsletters', 'archive not-newsletter in:inbox'],
  ['archive everything that is not a newsletter', 'archive not-newsletter in:inbox'],
  ['archive everything from Tom except the newsletters', 'archive not-newsletter from:Tom in:inbox'],
  ['archive all but the starred ones', 'archive -in:starred in:inbox'],
  ['archive all except today’s', 'archive before:2026-11-20 in:inbox'],
  ['mark everything except Anna’s as read', 'mark-read -from:Anna in:unread in:inbox'],
  ['archive everything except the ones from Anna about the lease', null],
  ['archive all newsletters and delete all promotions', null],
  ['archive everything, I don’t care about it', 'archive in:inbox'],
  ['archive the rest', 'archive in:inbox'],
  ['mark the others as read', 'mark-read in:unread in:inbox'],
  ['archive the one from Tom', 'archive from:Tom in:inbox'],
  ['delete the one about the lease', 'trash lease in:inbox'],
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
  ['snooze all newsletters until Monday', 'snooze@2026-11-23T07:00 newsletter in:inbox'],
  ['snooze everything from Priya till tomorrow at nine', 'snooze@2026-11-21T08:00 from:Priya in:inbox'],
  ['snooze all mail older than two weeks for two hours', 'snooze@2026-11-20T12:00 before:2026-11-06 in:inbox'],
  ['snooze all mail older than two weeks', 'snooze@? before:2026-11-06 in:inbox'],
  [
    'snooze everything from Monday until Tuesday',
    'snooze@2026-11-24T07:00 after:2026-11-16 before:2026-11-17 in:inbox',
  ],
  ['snooze all promotions', 'snooze@? promotion in:inbox'],
  ['put all newsletters off until next week', 'snooze@2026-11-23T07:00 newsletter in:inbox'],
  ['put off all newsletters until next week', 'snooze@2026-11-23T07:00 newsletter in:inbox'],
  ['move all newsletters to Monday', 'snooze@2026-11-23T07:00 newsletter in:inbox'],
  ['bring everything from Tom back on Monday', 'snooze@2026-11-23T07:00 from:Tom in:inbox'],
  ['snooze the newsletter until Monday', null],
  ['push everything back an hour', null],
  ['label everything from Priya as Board', 'label:+Board from:Priya'],
  ['label all mail about the contract as legal', 'label:Legal contract -in:Label_Legal'],
  ['tag all invoices with Acme', 'label:Clients/Acme|Projects/Acme invoices'],
  ['label everything from Priya Legal', 'label:Legal from:Priya -in:Label_Legal'],
  ['label everything from Priya old legal', 'label:Old/Legal from:Priya -in:Label_Old/Legal'],
  ['apply the label Legal to all mail from Tom', 'label:Legal from:Tom -in:Label_Legal'],
  ['add the Legal label to everything from Tom', 'label:Legal from:Tom -in:Label_Legal'],
  ['label everything', null],
  ['label it as Board', null],
  ['move all receipts to Finance', 'move:+Finance receipts in:inbox'],
  ['move everything from Acme to the Legal folder', 'move:Legal from:Acme in:inbox'],
  ['file all newsletters under Weekend reading', 'move:+Weekend reading newsletter in:inbox'],
  ['put all mail from Tom in Legal', 'move:Legal from:Tom in:inbox'],
  ['file all newsletters in my inbox', 'archive newsletter in:inbox'],
  ['file all newsletters', 'archive newsletter in:inbox'],
  ['move all meetings to Friday', null],
  ['remove the label Legal from everything from Tom', 'unlabel:Legal from:Tom in:Label_Legal'],
  ['remove the Legal label from all mail from Tom', 'unlabel:Legal from:Tom in:Label_Legal'],
  ['take everything from Tom out of Legal', 'unlabel:Legal from:Tom in:Label_Legal'],
  ['remove the label Board from everything', null],
  ['mute everything from GitHub', 'mute from:GitHub in:inbox'],
  ['mute all notifications', 'mute notification in:inbox'],
  ['mute the thread', null],
  ['unsubscribe from all of these newsletters', 'unsubscribe newsletter '],
  ['unsubscribe me from all newsletters', 'unsubscribe newsletter '],
  ['unsubscribe from every newsletter from The Ledger', 'unsubscribe newsletter from:Ledger'],
  ['unsubscribe from everything from LinkedIn', 'unsubscribe from:LinkedIn'],
  ['take me off all these mailing lists', 'unsubscribe newsletter '],
  ['cancel all my subscriptions', 'unsubscribe newsletter '],
  ['unsubscribe from everything', 'unsubscribe in:inbox'],
  ['unsubscribe from this newsletter', null],
  ['leave all newsletters', 'unsubscribe newsletter '],
  ['leave all newsletters from LinkedIn', 'unsubscribe newsletter from:LinkedIn'],
  ['leave all newsletters alone', null],
  ['put all of this in writing', null],
  ['archive all of it', null],
  ['unsubscribe', null],
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
  'label all of these as Legal',
  'move them all to Legal',
  'snooze all of them until Monday',
  'unsubscribe from all of these',
])('in a list: %s', (heard) => {
  expect(short(heard, true)).toMatch(
    /^(archive|trash|star|mark-read|label:Legal|move:Legal|snooze@\S+|unsubscribe) found$/,
  );
  expect(short(heard)).toBeNull();
});
