import type { Blocked } from '#domain/block.ts';
import {
  applyToMailbox,
  type MailboxChange,
  type MailboxDone,
  type MailboxState,
  stateOf,
  threadsIn,
  threadsOf,
} from '#domain/change/mailbox.ts';
import type { ThreadId } from '#domain/id.ts';
import type { Message, Thread } from '#domain/mail.ts';
import { isSameReminder } from '#domain/reminder.ts';

export type Threads = ReadonlyMap<ThreadId, Thread>;

/** Threads that `changes` really affect, and the effect of each. Skips all other threads. */
export const overlaid = (
  threads: Threads,
  changes: readonly MailboxChange[],
  blockedBefore: Blocked = new Set(),
): { changed: Map<ThreadId, Thread>; done: MailboxDone[] } => {
  const changed = new Map<ThreadId, Thread>();
  let blocked = blockedBefore;
  const all = changes.map((change) => {
    const touched = threadsOf(change).flatMap((id) => changed.get(id) ?? threads.get(id) ?? []);
    const { state, done } = applyToMailbox(stateOfThreads(touched, blocked), change);
    blocked = state.blocked;
    const really = new Set(threadsIn(done));
    const own = Map.groupBy(state.messages, (message) => message.threadId);
    for (const thread of touched) {
      if (!really.has(thread.id)) continue;
      const messages = (own.get(thread.id) ?? []).map(({ threadId: _, ...message }) => message);
      changed.set(thread.id, { ...marked(thread, state), messages });
    }
    return done;
  });
  return { changed, done: all };
};

const stateOfThreads = (threads: readonly Thread[], blocked: Blocked) =>
  stateOf(
    threads.flatMap((thread) => thread.messages.map((message) => ({ ...message, threadId: thread.id }))),
    {
      reminders: new Map(threads.flatMap(({ id, reminder }) => (reminder ? [[id, reminder] as const] : []))),
      muted: new Set(threads.flatMap((thread) => (thread.muted ? [thread.id] : []))),
      blocked,
    },
  );

const marked = (
  { reminder: _reminder, muted: _muted, ...bare }: Thread,
  { reminders, muted }: Pick<MailboxState, 'reminders' | 'muted'>,
): Thread => {
  const reminder = reminders.get(bare.id);
  return { ...bare, ...(reminder ? { reminder } : {}), ...(muted.has(bare.id) ? { muted: true as const } : {}) };
};

/** Recomputes only the `touched` threads. Equal threads, and an unchanged map, keep their objects. */
export const reseen = (
  seen: Threads,
  server: Threads,
  changes: readonly MailboxChange[],
  touched: Iterable<ThreadId>,
): Threads => {
  const part = new Map<ThreadId, Thread | undefined>();
  for (const id of touched) part.set(id, server.get(id));
  const { changed } = overlaid(present(part), changes);
  let next: Map<ThreadId, Thread> | null = null;
  for (const [id, thread] of part) {
    const is = changed.get(id) ?? thread;
    if (isSame(seen.get(id), is)) continue;
    next ??= new Map(seen);
    if (is === undefined) next.delete(id);
    else next.set(id, is);
  }
  return next ?? seen;
};

const present = (part: ReadonlyMap<ThreadId, Thread | undefined>): Threads =>
  new Map([...part].flatMap(([id, thread]) => (thread ? [[id, thread] as const] : [])));

/** A message's content is fixed by its id and reading version; its labels change, and its text may arrive later. */
const isSame = (one: Thread | undefined, other: Thread | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && saysTheSame(one, other));

const saysTheSame = (one: Thread, other: Thread): boolean =>
  one.messages.length === other.messages.length &&
  one.sender.received === other.sender.received &&
  one.sender.sent === other.sender.sent &&
  one.muted === other.muted &&
  isSameReminder(one.reminder ?? null, other.reminder ?? null) &&
  one.messages.every((message, at) => isSameMessage(message, other.messages[at]));

const isSameMessage = (one: Message, other: Message | undefined): boolean =>
  one === other ||
  (other !== undefined &&
    one.id === other.id &&
    one.state === other.state &&
    one.reading.version === other.reading.version &&
    (one.reading.paragraphs === undefined) === (other.reading.paragraphs === undefined) &&
    one.labels.length === other.labels.length &&
    one.labels.every((label) => other.labels.includes(label)));
