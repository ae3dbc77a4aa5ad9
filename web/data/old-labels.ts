// Devices once stored Gmail's capital label ids. Convert them on read.
import { otherLabelPrefix } from '#domain/label.ts';
import { isRole, type Label, LabelId, type Thread } from '#domain/mail.ts';

export const threadInRoles = (thread: Thread): Thread =>
  thread.messages.some(({ labels }) => labels.some(isOld))
    ? { ...thread, messages: thread.messages.map((message) => ({ ...message, labels: message.labels.map(roleOf) })) }
    : thread;

/** Works on unparsed records. */
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
  // The one role with a different word than Gmail's.
  const role = word === 'draft' ? 'drafts' : word;
  return isRole(role) ? role : LabelId.parse(`${otherLabelPrefix}${label}`);
};
