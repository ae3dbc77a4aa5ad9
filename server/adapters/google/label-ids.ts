// Gmail's label ids and the labels Flow knows: system labels become roles, and every other id stays as it is.
import * as z from 'zod/mini';
import { otherLabelPrefix } from '#domain/label.ts';
import { isRole, type Label, LabelId, LabelRole } from '#domain/mail.ts';

/** The prefix must fit before it. */
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

/** Gmail writes the ids of its system labels in capitals: `CHAT`, `YELLOW_STAR`. A role's word would be read as the role. */
const needsPrefix = (id: string): boolean => /^[A-Z_]+$/.test(id) || id.startsWith(otherLabelPrefix) || isRole(id);

export const labelFrom = (id: string): Label =>
  roles.get(id) ?? LabelId.parse(needsPrefix(id) ? `${otherLabelPrefix}${id}` : id);

export const gmailIdOf = (label: Label): string => {
  if (isRole(label)) return gmailIds[label];
  if (label.startsWith(otherLabelPrefix)) return label.slice(otherLabelPrefix.length);
  // Gmail refuses an id that it does not know, so nobody reaches a system label by its name there.
  return needsPrefix(label) ? `${otherLabelPrefix}${label}` : label;
};
