// Flow's labels in Gmail's words. Separate from Flow's own mapping, so tests compare both.
import * as z from 'zod';

const gmail: Readonly<Record<string, string>> = {
  inbox: 'INBOX',
  sent: 'SENT',
  drafts: 'DRAFT',
  spam: 'SPAM',
  trash: 'TRASH',
  unread: 'UNREAD',
  starred: 'STARRED',
  important: 'IMPORTANT',
  'category-personal': 'CATEGORY_PERSONAL',
  'category-social': 'CATEGORY_SOCIAL',
  'category-promotions': 'CATEGORY_PROMOTIONS',
  'category-updates': 'CATEGORY_UPDATES',
  'category-forums': 'CATEGORY_FORUMS',
};

export const atGmail = (labels: readonly string[]): string[] =>
  labels.map((label) => gmail[label] ?? label.replace(/^other:/, ''));

/** Parses Flow's labels into Gmail's words. */
export const FlowLabels = z.array(z.string()).transform(atGmail);
