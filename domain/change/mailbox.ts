import * as z from 'zod/mini';
import { type Blocked, BlockedAddress, blockedAfter } from '#domain/block.ts';
import { type MessageId, ThreadId } from '#domain/id.ts';
import { type Address, Label } from '#domain/mail.ts';
import type { Muted } from '#domain/mute.ts';
import { isSameReminder, isSameWait, Reminder, type Reminders } from '#domain/reminder.ts';
import { type Subject, threadSubjects, threadsAmong } from '#domain/subject.ts';
import { type DoneOf, defineLedger, doneSchema, editSchema } from './define-ledger.ts';
import { effectiveEdit, type LabelEdit, relabelled } from './label-edit.ts';

export const MailboxSwap = z.discriminatedUnion('of', [
  z.object({ of: z.literal('reminder'), key: ThreadId, was: z.nullable(Reminder), is: z.nullable(Reminder) }),
  z.object({ of: z.literal('mute'), key: ThreadId, was: z.boolean(), is: z.boolean() }),
  z.object({ of: z.literal('block'), key: BlockedAddress, was: z.boolean(), is: z.boolean() }),
]);
export type MailboxSwap = z.infer<typeof MailboxSwap>;

export type SwapOf<Of extends MailboxSwap['of']> = Extract<MailboxSwap, { of: Of }>;

const ledger = z.literal('mailbox');

/**
 * `relabel` names whole threads, as a person does; `edit` names single messages, as an undo must. A muted thread has no reminder.
 * `block` moves only the sender's own messages to spam; the rest of their threads leaves the inbox.
 */
export const MailboxChange = z.discriminatedUnion('kind', [
  z.object({
    ledger,
    kind: z.literal('relabel'),
    threadIds: z.array(ThreadId),
    add: z.array(Label),
    remove: z.array(Label),
  }),
  z.object({
    ledger,
    kind: z.literal('defer'),
    threadIds: z.array(ThreadId),
    reminder: Reminder,
    remove: z.array(Label),
  }),
  z.object({ ledger, kind: z.literal('wake'), threadIds: z.array(ThreadId), by: z.enum(['time', 'message']) }),
  z.object({
    ledger,
    kind: z.literal('mute'),
    threadIds: z.array(ThreadId),
    muted: z.boolean(),
    remove: z.array(Label),
  }),
  z.object({
    ledger,
    kind: z.literal('block'),
    email: BlockedAddress,
    blocked: z.boolean(),
    threadIds: z.array(ThreadId),
  }),
  editSchema('mailbox', MailboxSwap),
]);
export type MailboxChange = z.infer<typeof MailboxChange>;
type OwnChange = Exclude<MailboxChange, { kind: 'edit' }>;

export const MailboxDone = doneSchema('mailbox', MailboxSwap);
export type MailboxDone = DoneOf<'mailbox', MailboxSwap>;

export type LabelledMessage = {
  id: MessageId;
  threadId: ThreadId;
  labels: readonly Label[];
  from?: Pick<Address, 'email'>;
};

export type MailboxState<Message extends LabelledMessage = LabelledMessage> = {
  messages: readonly Message[];
  reminders: Reminders;
  muted: Muted;
  blocked: Blocked;
};

export const stateOf = <Message extends LabelledMessage>(
  messages: readonly Message[],
  marks: Partial<Omit<MailboxState, 'messages'>> = {},
): MailboxState<Message> => ({ messages, reminders: new Map(), muted: new Set(), blocked: new Set(), ...marks });

export const applyToMailbox = <Message extends LabelledMessage>(
  state: MailboxState<Message>,
  change: MailboxChange,
): { state: MailboxState<Message>; done: MailboxDone } => {
  const done = mailboxLedger.doneBy(state, change);
  return { state: afterwards(state, done), done };
};

export const swapsOf = <Of extends MailboxSwap['of']>({ swaps }: Pick<MailboxDone, 'swaps'>, of: Of): SwapOf<Of>[] =>
  swaps.filter((swap): swap is SwapOf<Of> => swap.of === of);

export const blocksOf = (change: MailboxChange): SwapOf<'block'>[] => {
  if (change.kind === 'edit') return swapsOf(change, 'block');
  if (change.kind !== 'block') return [];
  return [{ of: 'block', key: change.email, was: !change.blocked, is: change.blocked }];
};

export const threadsOf = (change: MailboxChange): ThreadId[] => threadsAmong(mailboxLedger.touched(change));

export const threadsIn = (done: MailboxDone): ThreadId[] => threadsAmong(mailboxLedger.touchedBy(done));

const afterwards = <Message extends LabelledMessage>(
  { messages, reminders, muted, blocked }: MailboxState<Message>,
  done: MailboxDone,
): MailboxState<Message> => {
  const byMessage = new Map(done.edits.map((edit) => [edit.messageId, edit]));
  return {
    messages: messages.map((message) => {
      const edit = byMessage.get(message.id);
      return edit ? { ...message, labels: relabelled(message.labels, edit) } : message;
    }),
    reminders: remindersAfter(reminders, swapsOf(done, 'reminder')),
    muted: mutedAfter(muted, swapsOf(done, 'mute')),
    blocked: blockedAfter(blocked, swapsOf(done, 'block')),
  };
};

const remindersAfter = (reminders: Reminders, swaps: readonly SwapOf<'reminder'>[]): Reminders => {
  if (swaps.length === 0) return reminders;
  const next = new Map(reminders);
  for (const { key, is } of swaps) {
    if (is === null) next.delete(key);
    else next.set(key, is);
  }
  return next;
};

const mutedAfter = (muted: Muted, swaps: readonly SwapOf<'mute'>[]): Muted => {
  if (swaps.length === 0) return muted;
  const next = new Set(muted);
  for (const { key, is } of swaps) {
    if (is) next.add(key);
    else next.delete(key);
  }
  return next;
};

const asksFor = (state: MailboxState, change: OwnChange): { edits: LabelEdit[]; swaps?: MailboxSwap[] } => {
  switch (change.kind) {
    case 'relabel':
      return { edits: threadEdits(state.messages, change.threadIds, change.add, change.remove) };
    case 'defer':
      return {
        edits: threadEdits(state.messages, change.threadIds, [], change.remove),
        swaps: change.threadIds.map((key) => reminderSwap(key, change.reminder)),
      };
    case 'wake':
      return wakes(state, change);
    case 'mute':
      return {
        edits: threadEdits(state.messages, change.threadIds, [], change.remove),
        swaps: [
          ...change.threadIds.map((key): MailboxSwap => ({ of: 'mute', key, was: !change.muted, is: change.muted })),
          ...(change.muted ? change.threadIds.map((key) => reminderSwap(key, null)) : []),
        ],
      };
    case 'block':
      return {
        edits: change.blocked ? spamEdits(state.messages, change.threadIds, change.email) : [],
        swaps: [...blocksOf(change), ...(change.blocked ? change.threadIds.map((key) => reminderSwap(key, null)) : [])],
      };
  }
};

/** Fills `was` with the current value. */
const reminderSwap = (key: ThreadId, is: Reminder | null): MailboxSwap => ({ of: 'reminder', key, was: null, is });

const wakes = (
  { messages, reminders }: MailboxState,
  { threadIds, by }: Extract<OwnChange, { kind: 'wake' }>,
): { edits: LabelEdit[]; swaps: MailboxSwap[] } => ({
  edits: threadEdits(
    comingBack(messages),
    threadIds.filter((id) => reminders.has(id)),
    ['inbox', 'unread'],
    [],
  ),
  swaps: threadIds.flatMap((id) => {
    const was = reminders.get(id);
    return was && was.wokenBy === null ? [reminderSwap(id, { ...was, wokenBy: by })] : [];
  }),
});

/** Drafts, trash and spam do not return to the inbox. The person's own mail does only if the thread has no other. */
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
  add: Label[],
  remove: Label[],
): LabelEdit[] =>
  messages
    .filter(({ threadId }) => threadIds.includes(threadId))
    .map(({ id, threadId }) => ({ messageId: id, threadId, add, remove }));

/** Reports only the blocked sender's messages, because a spam report would harm the others. */
const spamEdits = (messages: readonly LabelledMessage[], threadIds: readonly ThreadId[], email: string): LabelEdit[] =>
  messages
    .filter(({ threadId }) => threadIds.includes(threadId))
    .map(({ id, threadId, labels, from }) => {
      const isTheirs = from?.email.toLowerCase() === email && !labels.some((label) => apart.has(label));
      return { messageId: id, threadId, add: isTheirs ? ['spam'] : [], remove: ['inbox', 'unread'] };
    });

const isHere = ({ messages }: MailboxState, id: ThreadId): boolean => messages.some(({ threadId }) => threadId === id);

const nowOf = (state: MailboxState, swap: MailboxSwap): unknown => {
  if (swap.of === 'block') return state.blocked.has(swap.key);
  if (!isHere(state, swap.key)) return undefined;
  return swap.of === 'mute' ? state.muted.has(swap.key) : (state.reminders.get(swap.key) ?? null);
};

const MaybeReminder = z.nullable(Reminder);

const reminders =
  (isSame: (one: Reminder | null, other: Reminder | null) => boolean) =>
  (of: MailboxSwap['of'], one: unknown, other: unknown): boolean => {
    if (of !== 'reminder') return one === other;
    const [first, second] = [MaybeReminder.safeParse(one), MaybeReminder.safeParse(other)];
    return first.success && second.success && isSame(first.data, second.data);
  };

const base = defineLedger<'mailbox', OwnChange, MailboxSwap, MailboxState>({
  name: 'mailbox',
  asks: asksFor,
  effectiveEdits: ({ messages }, edits) => {
    const byMessage = Map.groupBy(edits, ({ messageId }) => messageId);
    return messages.flatMap((message) =>
      (byMessage.get(message.id) ?? []).flatMap((edit) => effectiveEdit(message, edit)),
    );
  },
  now: nowOf,
  isSame: reminders(isSameReminder),
  // Undo keeps a reminder that the person set later. A reminder that only woke does not count as new.
  isStill: reminders(isSameWait),
  touches: ({ threadIds }) => threadSubjects(threadIds),
  subjectOf: (swap): Subject | null => (swap.of === 'block' ? null : { kind: 'thread', id: swap.key }),
});

export const mailboxLedger = { ...base, title: 'mail', Change: MailboxChange, Done: MailboxDone } as const;
