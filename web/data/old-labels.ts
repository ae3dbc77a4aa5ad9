// Labels as devices kept them before they were roles: Gmail's ids in capitals. They become roles when they are read.
import { otherLabelPrefix } from '#domain/label.ts';
import { isRole, type Label, LabelId, type Thread } from '#domain/mail.ts';

/** The thread with every label as a role. */
export const threadInRoles = (thread: Thread): Thread =>
  thread.messages.some(({ labels }) => labels.some(isOld))
    ? { ...thread, messages: thread.messages.map((message) => ({ ...message, labels: message.labels.map(roleOf) })) }
    : thread;

/** A record of the outbox or the journal, not parsed yet, with every label that its changes add or remove as a role. */
export const recordInRoles = (record: unknown): unknown =>
  JSON.parse(JSON.stringify(record) ?? 'null', (key, value: unknown) =>
    (key === 'add' || key === 'remove') && Array.isArray(value)
      ? value.map((label: unknown) => (typeof label === 'string' ? roleOf(label) : label))
      : value,
  );

const isOld = (label: string): boolean => /^[A-Z_]+$/.test(label);

const roleOf = (label: string): Label => {
  if (isRole(label)) return label;
  if (!isOld(label)) return LabelId.parse(label);
  const word = label.toLowerCase().replace('_', '-');
  // The one role whose word is not Gmail's.
  const role = word === 'draft' ? 'drafts' : word;
  return isRole(role) ? role : LabelId.parse(`${otherLabelPrefix}${label}`);
};
