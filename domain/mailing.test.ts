import { expect, test } from 'vitest';
import { isMailing, Mailing, type Sorted } from './mailing.ts';

type Row = [what: string, message: Sorted, sorts: Mailing[]];

const mail = (mailing: Sorted['reading']['mailing'], ...labels: string[]): Sorted => ({
  labels: ['INBOX', ...labels],
  reading: { bulk: mailing !== null, ...(mailing === undefined ? {} : { mailing }) },
});

const rows: Row[] = [
  ['a person’s', mail(null, 'CATEGORY_PERSONAL'), []],
  ['a person’s without a category', mail(null), []],
  ['a person’s that Gmail takes for advertising', mail(null, 'CATEGORY_PROMOTIONS'), ['promotion']],
  ['a newsletter among the updates', mail('newsletter', 'CATEGORY_UPDATES'), ['newsletter', 'bulk']],
  ['a newsletter among the promotions', mail('newsletter', 'CATEGORY_PROMOTIONS'), ['newsletter', 'promotion', 'bulk']],
  ['a newsletter of a mailbox without categories', mail('newsletter'), ['newsletter', 'promotion', 'bulk']],
  ['a build that failed', mail('notification', 'CATEGORY_UPDATES'), ['notification', 'bulk']],
  ['a notice of a mailbox without categories', mail('notification'), ['notification', 'bulk']],
  ['a notice of a social network', mail('newsletter', 'CATEGORY_SOCIAL'), ['notification', 'bulk']],
  ['read long ago, an update', mail(undefined, 'CATEGORY_UPDATES'), ['notification', 'bulk']],
  ['read long ago, a social notice', mail(undefined, 'CATEGORY_SOCIAL'), ['notification', 'bulk']],
  ['read long ago, an offer', mail(undefined, 'CATEGORY_PROMOTIONS'), ['newsletter', 'promotion', 'bulk']],
];

test.each(rows)('%s', (_, message, sorts) => {
  expect(Mailing.options.filter((mailing) => isMailing(message, mailing))).toEqual(sorts);
});
