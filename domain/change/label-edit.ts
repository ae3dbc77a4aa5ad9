import * as z from 'zod/mini';
import { MessageId, ThreadId } from '#domain/id.ts';
import { Label } from '#domain/mail.ts';

export const LabelEdit = z.object({
  messageId: MessageId,
  threadId: ThreadId,
  add: z.array(Label),
  remove: z.array(Label),
});
export type LabelEdit = z.infer<typeof LabelEdit>;

export const relabelled = (labels: readonly Label[], edit: Pick<LabelEdit, 'add' | 'remove'>): Label[] => [
  ...labels.filter((label) => !edit.remove.includes(label)),
  ...edit.add.filter((label) => !labels.includes(label)),
];

/** Returns the part of the edit that has an effect, or null. */
export const effectiveEdit = (
  message: Pick<LabelEdit, 'threadId'> & { id: LabelEdit['messageId']; labels: readonly Label[] },
  { add, remove }: { add: readonly Label[]; remove: readonly Label[] },
): LabelEdit[] => {
  const added = add.filter((label) => !message.labels.includes(label));
  const removed = remove.filter((label) => message.labels.includes(label) && !add.includes(label));
  if (added.length === 0 && removed.length === 0) return [];
  return [{ messageId: message.id, threadId: message.threadId, add: added, remove: removed }];
};
