// The kinds of bulk mail, by headers and by Gmail's category.
import * as z from 'zod/mini';
import { type Label, LabelRole, type Message } from './mail.ts';

/** `bulk`: all automatic mail, which the queue sets aside. */
export const MailingSort = z.enum(['newsletter', 'promotion', 'notification', 'bulk']);
export type MailingSort = z.infer<typeof MailingSort>;

/** One kind, or all mail but that kind. */
export const Mailing = z.enum([
  ...MailingSort.options,
  'not-newsletter',
  'not-promotion',
  'not-notification',
  'not-bulk',
]);
export type Mailing = z.infer<typeof Mailing>;

/** The part of a message that decides its kind. */
export type Sorted = Pick<Message, 'labels'> & { reading: Pick<Message['reading'], 'bulk' | 'mailing'> };

export const isMailing = (message: Sorted, mailing: Mailing): boolean => {
  const sort = MailingSort.options.find((one) => mailing.endsWith(one));
  return sort !== undefined && isSort(message, sort) !== mailing.startsWith('not-');
};

const isSort = (message: Sorted, sort: MailingSort): boolean => {
  switch (sort) {
    case 'bulk':
      return message.reading.bulk;
    case 'newsletter':
      return headersSay(message) === 'newsletter';
    case 'notification':
      return headersSay(message) === 'notification';
    case 'promotion':
      return (
        message.labels.includes('category-promotions') || (!isCategorised(message) && isSort(message, 'newsletter'))
      );
  }
};

/** An older reading only has `bulk`, so Gmail's category decides. Social notifications count as newsletters. */
const headersSay = ({ labels, reading }: Sorted): 'newsletter' | 'notification' | null => {
  if (!reading.bulk) return null;
  if (labels.includes('category-social')) return 'notification';
  if (reading.mailing !== undefined) return reading.mailing;
  return labels.includes('category-updates') ? 'notification' : 'newsletter';
};

const isCategorised = ({ labels }: Sorted): boolean => labels.some((label) => categories.has(label));

const categories: ReadonlySet<Label> = new Set(LabelRole.options.filter((role) => role.startsWith('category-')));
