// What can become different in a mailbox, as data: apply it, learn what really changed, and invert exactly that.
import * as z from 'zod/mini';
import { type Blocked, BlockedAddress, BlockSwap } from '#domain/block.ts';
import { MessageId, ThreadId } from '#domain/id.ts';
import { type Address, Label } from '#domain/mail.ts';
import { type Muted, MuteSwap } from '#domain/mute.ts';
import { isSameReminder, isSameWait, Reminder, ReminderSwap, type Reminders } from '#domain/reminder.ts';

/** Which labels one message gained and lost. */
export const LabelEdit = z.object({
  messageId: MessageId,
  threadId: ThreadId,
  add: z.array(Label),
  remove: z.array(Label),
});
export type LabelEdit = z.infer<typeof LabelEdit>;

/**
 * `relabel` speaks of whole threads, as a person does; `edit-labels` of single messages, as an undo must. `put-off` relabels and
 * says when the threads come back; `wake` brings back those that were put off. `mute` relabels and says whether they are muted from
 * now on; what is muted waits for nothing. `block` says whether a sender is blocked from now on: of these threads what they wrote is
 * spam, and the rest only leaves the inbox.
 */
export const Change = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('relabel'),
    threadIds: z.array(ThreadId),
    add: z.array(Label),
    remove: z.array(Label),
  }),
  z.object({
    kind: z.literal('edit-labels'),
    edits: z.array(LabelEdit),
    reminders: z.optional(z.array(ReminderSwap)),
    mutes: z.optional(z.array(MuteSwap)),
    blocks: z.optional(z.array(BlockSwap)),
  }),
  z.object({
    kind: z.literal('put-off'),
    threadIds: z.array(ThreadId),
    reminder: Reminder,
    remove: z.array(Label),
  }),
  z.object({ kind: z.literal('wake'), threadIds: z.array(ThreadId), by: z.enum(['time', 'message']) }),
  z.object({ kind: z.literal('mute'), threadIds: z.array(ThreadId), muted: z.boolean(), remove: z.array(Label) }),
  z.object({ kind: z.literal('block'), email: BlockedAddress, blocked: z.boolean(), threadIds: z.array(ThreadId) }),
]);
export type Change = z.infer<typeof Change>;

/** What really changed. It is this that is stored and inverted: what was already so is not in it. */
export const Done = z.object({
  kind: z.literal('relabelled'),
  edits: z.array(LabelEdit),
  reminders: z.optional(z.array(ReminderSwap)),
  mutes: z.optional(z.array(MuteSwap)),
  blocks: z.optional(z.array(BlockSwap)),
});
export type Done = z.infer<typeof Done>;

/** A message as far as a change can see it. */
export type LabelledMessage = {
  id: MessageId;
  threadId: ThreadId;
  labels: readonly Label[];
  from?: Pick<Address, 'email'>;
};

/** What stands beside the labels: what threads wait for, which are muted, which senders are blocked. */
export type Marks = { reminders: Reminders; muted: Muted; blocked: Blocked };

export const noMarks: Marks = { reminders: new Map(), muted: new Set(), blocked: new Set() };

/** Applies `change` to the messages given (each thread's in any order) and tells what really changed. `marks`: of their threads. */
export const apply = <M extends LabelledMessage>(
  messages: readonly M[],
  change: Change,
  { reminders, muted, blocked }: Marks = noMarks,
): { messages: M[]; done: Done } => {
  const blocks = blocksOf(change).filter(({ email, blocked: is }) => blocked.has(email) !== is);
  const swaps = swapsOf(messages, change, reminders);
  const mutes = mutesOf(messages, change, muted);
  const edits = editsOf(messages, change, reminders);
  const byMessage = new Map(edits.map((edit) => [edit.messageId, edit]));
  return {
    messages: messages.map((message) => {
      const edit = byMessage.get(message.id);
      return edit ? { ...message, labels: relabelled(message.labels, edit) } : message;
    }),
    done: {
      kind: 'relabelled',
      edits,
      ...(swaps.length > 0 ? { reminders: swaps } : {}),
      ...(mutes.length > 0 ? { mutes } : {}),
      ...(blocks.length > 0 ? { blocks } : {}),
    },
  };
};

/** The change that takes back exactly what was done, and nothing that was so before. */
export const invert = (done: Done): Change => ({
  kind: 'edit-labels',
  edits: done.edits.map((edit) => ({ ...edit, add: edit.remove, remove: edit.add })),
  ...(done.reminders
    ? { reminders: done.reminders.map(({ threadId, was, is }) => ({ threadId, was: is, is: was })) }
    : {}),
  ...(done.mutes ? { mutes: done.mutes.map(({ threadId, muted }) => ({ threadId, muted: !muted })) } : {}),
  ...(done.blocks ? { blocks: done.blocks.map(({ email, blocked }) => ({ email, blocked: !blocked })) } : {}),
});

/** Which senders it means to block, or to block no longer. */
export const blocksOf = (change: Change): readonly BlockSwap[] => {
  if (change.kind === 'block') return [{ email: change.email, blocked: change.blocked }];
  return change.kind === 'edit-labels' ? (change.blocks ?? []) : [];
};

/** Every thread that it may touch, each once. */
export const threadsOf = (change: Change): ThreadId[] =>
  change.kind === 'edit-labels'
    ? [
        ...new Set(
          [...change.edits, ...(change.reminders ?? []), ...(change.mutes ?? [])].map(({ threadId }) => threadId),
        ),
      ]
    : [...new Set(change.threadIds)];

export const threadsIn = (done: readonly Done[]): ThreadId[] => [
  ...new Set(
    done
      .flatMap(({ edits, reminders = [], mutes = [] }) => [...edits, ...reminders, ...mutes])
      .map(({ threadId }) => threadId),
  ),
];

export const changedNothing = ({ edits, reminders = [], mutes = [], blocks = [] }: Done): boolean =>
  edits.length + reminders.length + mutes.length + blocks.length === 0;

/** Labels with an edit laid over them; order is kept, additions come last. */
export const relabelled = (labels: readonly Label[], edit: Pick<LabelEdit, 'add' | 'remove'>): Label[] => [
  ...labels.filter((label) => !edit.remove.includes(label)),
  ...edit.add.filter((label) => !labels.includes(label)),
];

const editsOf = (messages: readonly LabelledMessage[], change: Change, reminders: Reminders): LabelEdit[] => {
  switch (change.kind) {
    case 'relabel':
      return threadEdits(messages, change.threadIds, change.add, change.remove);
    case 'put-off':
    case 'mute':
      return threadEdits(messages, change.threadIds, [], change.remove);
    case 'block':
      return change.blocked ? spamEdits(messages, change.threadIds, change.email) : [];
    case 'wake': {
      const putOff = change.threadIds.filter((id) => reminders.has(id));
      return threadEdits(comingBack(messages), putOff, ['inbox', 'unread'], []);
    }
    case 'edit-labels':
      return messageEdits(messages, change.edits);
  }
};

const swapsOf = (messages: readonly LabelledMessage[], change: Change, reminders: Reminders): ReminderSwap[] => {
  const here = new Set(messages.map(({ threadId }) => threadId));
  const swap = (threadId: ThreadId, is: Reminder | null): ReminderSwap[] => {
    const was = reminders.get(threadId) ?? null;
    return !here.has(threadId) || isSameReminder(was, is) ? [] : [{ threadId, was, is }];
  };
  const ends = (change.kind === 'mute' && change.muted) || (change.kind === 'block' && change.blocked);
  if (ends) return threadsOf(change).flatMap((id) => swap(id, null));
  if (change.kind === 'put-off') return threadsOf(change).flatMap((id) => swap(id, change.reminder));
  if (change.kind === 'wake')
    return threadsOf(change).flatMap((id) => {
      const was = reminders.get(id);
      return was && was.wokenBy === null ? swap(id, { ...was, wokenBy: change.by }) : [];
    });
  if (change.kind !== 'edit-labels') return [];
  // What was put off anew meanwhile stays so.
  return (change.reminders ?? []).flatMap(({ threadId, was, is }) =>
    isSameWait(was, reminders.get(threadId) ?? null) ? swap(threadId, is) : [],
  );
};

const mutesOf = (messages: readonly LabelledMessage[], change: Change, muted: Muted): MuteSwap[] => {
  const here = new Set(messages.map(({ threadId }) => threadId));
  const really = ({ threadId, muted: is }: MuteSwap): boolean => here.has(threadId) && muted.has(threadId) !== is;
  if (change.kind === 'mute')
    return threadsOf(change)
      .map((threadId) => ({ threadId, muted: change.muted }))
      .filter(really);
  return change.kind === 'edit-labels' ? (change.mutes ?? []).filter(really) : [];
};

/** Drafts and what was thrown away do not come back to an inbox; what the person wrote does only where there is nothing else. */
const comingBack = (messages: readonly LabelledMessage[]): LabelledMessage[] => {
  const kept = messages.filter(({ labels }) => !labels.some((label) => apart.has(label)));
  const received = kept.filter(({ labels }) => !labels.includes('sent'));
  const answered = new Set(received.map(({ threadId }) => threadId));
  return [...received, ...kept.filter(({ threadId }) => !answered.has(threadId))];
};

const apart: ReadonlySet<Label> = new Set(['drafts', 'trash', 'spam']);

const threadEdits = (
  messages: readonly LabelledMessage[],
  threadIds: readonly ThreadId[],
  add: readonly Label[],
  remove: readonly Label[],
): LabelEdit[] =>
  messages.filter(({ threadId }) => threadIds.includes(threadId)).flatMap((message) => really(message, add, remove));

/** To report what others wrote as spam would harm them. */
const spamEdits = (messages: readonly LabelledMessage[], threadIds: readonly ThreadId[], email: string): LabelEdit[] =>
  messages
    .filter(({ threadId }) => threadIds.includes(threadId))
    .flatMap((message) => {
      const isTheirs = message.from?.email.toLowerCase() === email && !message.labels.some((label) => apart.has(label));
      return really(message, isTheirs ? ['spam'] : [], ['inbox', 'unread']);
    });

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
