import { expect, test } from 'vitest';
import { passedOver } from './cursor.ts';
import type { Version } from './mailroom.ts';

const began: Version = { historyId: 0n, labels: ['INBOX', 'UNREAD'] };
const starred: Version = { historyId: 20n, labels: ['INBOX', 'STARRED'] };
const deleted: Version = { historyId: 30n, labels: null };
const came: Version = { historyId: 20n, labels: ['INBOX'] };
const trashed: Version = { historyId: 20n, labels: ['INBOX', 'TRASH'] };
const moved: Version = { historyId: 30n, labels: ['INBOX'] };
const elsewhere: Version = { historyId: 20n, labels: [] };

test.each<[string, bigint | null, Version[], string[] | null, boolean, boolean]>([
  ['what has not happened yet by the cursor is not asked for', 10n, [began, starred], ['INBOX', 'UNREAD'], false, true],
  ['what the cursor has passed is there', 20n, [began, starred], ['STARRED', 'INBOX'], false, true],
  ['what the cursor has passed is not there', 20n, [began, starred], ['INBOX', 'UNREAD'], false, false],
  ['a row may be ahead of the cursor', 20n, [began, starred, deleted], null, false, true],
  ['what was deleted is still there', 30n, [began, starred, deleted], ['INBOX', 'STARRED'], false, false],
  ['what came is neither there nor wanted', 20n, [came], null, false, false],
  ['what came is wanted', 20n, [came], null, true, true],
  ['what came outside the inbox need not be there yet', 20n, [elsewhere], null, false, true],
  ['what moved to the inbox after the cursor need not be there yet', 20n, [elsewhere, moved], null, false, true],
  ['what moved to the inbox before the cursor is there', 30n, [elsewhere, moved], null, false, false],
  ['what lies in the trash is in no inbox', 20n, [trashed], null, false, true],
  ['before the first look nothing is passed', null, [came], null, false, true],
])('passedOver: %s', (_name, cursor, versions, stored, queued, holds) => {
  const labels = new Map(stored === null ? [] : [['m1', stored]]);
  const findings = passedOver({ cursor, labels, queued: new Set(queued ? ['m1'] : []) }, new Map([['m1', versions]]));
  expect(findings.length === 0).toBe(holds);
});
