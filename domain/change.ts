// What can become different in a mailbox, as data: apply it, learn what really changed, and invert exactly that.
import * as z from 'zod/mini';
import { MessageId, ThreadId } from './id.ts';
import { Label } from './mail.ts';

/** Which labels one message gained and lost. */
export const LabelEdit = z.object({
  messageId: MessageId,
  threadId: ThreadId,
  add: z.array(Label),
  remove: z.array(Label),
});
export type LabelEdit = z.infer<typeof LabelEdit>;

/** `relabel` speaks of whole threads, as a person does; `edit-labels` of single messages, as an undo must. */
export const Change = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('relabel'),
    threadIds: z.array(ThreadId),
    add: z.array(Label),
    remove: z.array(Label),
  }),
  z.object({ kind: z.literal('edit-labels'), edits: z.array(LabelEdit) }),
]);
export type Change = z.infer<typeof Change>;

/** What really changed. It is this that is stored and inverted: what was already so is not in it. */
export const Done = z.object({ kind: z.literal('relabelled'), edits: z.array(LabelEdit) });
export type Done = z.infer<typeof Done>;

/** A message as far as a change can see it. */
export type LabelledMessage = { id: MessageId; threadId: ThreadId; labels: readonly Label[] };

/** Applies `change` to the messages given (each thread's in any order) and tells what really changed. */
export const apply = <M extends LabelledMessage>(
  messages: readonly M[],
  change: Change,
): { messages: M[]; done: Done } => {
  const edits = change.kind === 'relabel' ? threadEdits(messages, change) : messageEdits(messages, change.edits);
  const byMessage = new Map(edits.map((edit) => [edit.messageId, edit]));
  return {
    messages: messages.map((message) => {
      const edit = byMessage.get(message.id);
      return edit ? { ...message, labels: relabelled(message.labels, edit) } : message;
    }),
    done: { kind: 'relabelled', edits },
  };
};

/** The change that takes back exactly what was done, and nothing that was so before. */
export const invert = (done: Done): Change => ({
  kind: 'edit-labels',
  edits: done.edits.map((edit) => ({ ...edit, add: edit.remove, remove: edit.add })),
});

/** Labels with an edit laid over them; order is kept, additions come last. */
export const relabelled = (labels: readonly Label[], edit: Pick<LabelEdit, 'add' | 'remove'>): Label[] => [
  ...labels.filter((label) => !edit.remove.includes(label)),
  ...edit.add.filter((label) => !labels.includes(label)),
];

const threadEdits = (messages: readonly LabelledMessage[], change: Extract<Change, { kind: 'relabel' }>): LabelEdit[] =>
  messages
    .filter((message) => change.threadIds.includes(message.threadId))
    .flatMap((message) => really(message, change.add, change.remove));

const messageEdits = (messages: readonly LabelledMessage[], edits: readonly LabelEdit[]): LabelEdit[] =>
  messages.flatMap((message) =>
    edits.filter((edit) => edit.messageId === message.id).flatMap((edit) => really(message, edit.add, edit.remove)),
  );

const really = (message: LabelledMessage, add: readonly Label[], remove: readonly Label[]): LabelEdit[] => {
  const added = add.filter((label) => !message.labels.includes(label));
  const removed = remove.filter((label) => message.labels.includes(label) && !add.includes(label));
  if (added.length === 0 && removed.length === 0) return [];
  return [{ messageId: message.id, threadId: message.threadId, add: added, remove: removed }];
};
