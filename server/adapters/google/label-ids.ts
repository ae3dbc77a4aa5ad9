// Maps Gmail's label ids to Flow's labels and back. System labels become roles. Other ids stay the same.
import * as z from 'zod/mini';
import { otherLabelPrefix } from '#domain/label.ts';
import { isRole, type Label, LabelId, LabelRole } from '#domain/mail.ts';

/** Leaves room for the prefix. */
export const GmailLabelId = z.string().check(z.minLength(1), z.maxLength(200));

const gmailIds: Readonly<Record<LabelRole, string>> = {
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

const roles: ReadonlyMap<string, LabelRole> = new Map(LabelRole.options.map((role) => [gmailIds[role], role]));

/** Gmail writes system label ids in capitals, for example `CHAT`. An own label with a role's name needs the prefix too. */
const needsPrefix = (id: string): boolean => /^[A-Z_]+$/.test(id) || id.startsWith(otherLabelPrefix) || isRole(id);

export const labelFrom = (id: string): Label =>
  roles.get(id) ?? LabelId.parse(needsPrefix(id) ? `${otherLabelPrefix}${id}` : id);

export const gmailIdOf = (label: Label): string => {
  if (isRole(label)) return gmailIds[label];
  if (label.startsWith(otherLabelPrefix)) return label.slice(otherLabelPrefix.length);
  // Gmail rejects the unknown id, so no command reaches a system label under its Gmail id.
  return needsPrefix(label) ? `${otherLabelPrefix}${label}` : label;
};
