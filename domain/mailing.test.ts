import { expect, test } from 'vitest';
import type { Label } from './mail.ts';
import { isMailing, type Mailing, MailingSort, type Sorted } from './mailing.ts';

type Row = [what: string, message: Sorted, sorts: Mailing[]];

const mail = (mailing: Sorted['reading']['mailing'], ...labels: Label[]): Sorted => ({
  labels: ['inbox', ...labels],
  reading: { bulk: mailing !== null, ...(mailing === undefined ? {} : { mailing }) },
});

const rows: Row[] = [
  ['a person’s', mail(null, 'category-personal'), []],
  ['a person’s without a category', mail(null), []],
  ['a person’s that Gmail takes for advertising', mail(null, 'category-promotions'), ['promotion']],
  ['a newsletter among the updates', mail('newsletter', 'category-updates'), ['newsletter', 'bulk']],
  ['a newsletter among the promotions', mail('newsletter', 'category-promotions'), ['newsletter', 'promotion', 'bulk']],
  ['a newsletter of a mailbox without categories', mail('newsletter'), ['newsletter', 'promotion', 'bulk']],
  ['a build that failed', mail('notification', 'category-updates'), ['notification', 'bulk']],
  ['a notice of a mailbox without categories', mail('notification'), ['notification', 'bulk']],
  ['a notice of a social network', mail('newsletter', 'category-social'), ['notification', 'bulk']],
  ['read long ago, an update', mail(undefined, 'category-updates'), ['notification', 'bulk']],
  ['read long ago, a social notice', mail(undefined, 'category-social'), ['notification', 'bulk']],
  ['read long ago, an offer', mail(undefined, 'category-promotions'), ['newsletter', 'promotion', 'bulk']],
];

test.each(rows)('isMailing: %s', (_, message, sorts) => {
  expect(MailingSort.options.filter((mailing) => isMailing(message, mailing))).toEqual(sorts);
  expect(MailingSort.options.filter((mailing) => !isMailing(message, `not-${mailing}`))).toEqual(sorts);
});
