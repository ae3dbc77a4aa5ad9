// What the person sees of the mailbox: the server's threads with every command laid over them that the server has not shown yet.
import { type Blocked, blockedAfter } from '#domain/block.ts';
import { apply, type Change, type Done, threadsIn, threadsOf } from '#domain/change/mailbox.ts';
import type { ThreadId } from '#domain/id.ts';
import type { Message, Thread } from '#domain/mail.ts';
import { isSameReminder } from '#domain/reminder.ts';

export type Threads = ReadonlyMap<ThreadId, Thread>;

/** What `changes`, in order, make of the threads they really change, and the account of it. The others are not looked at. */
export const overlaid = (
  threads: Threads,
  changes: readonly Change[],
  blockedBefore: Blocked = new Set(),
): { changed: Map<ThreadId, Thread>; done: Done[] } => {
  const changed = new Map<ThreadId, Thread>();
  let blocked = blockedBefore;
  const done = changes.map((change) => {
    const touched = threadsOf(change).flatMap((id) => changed.get(id) ?? threads.get(id) ?? []);
    const messages = touched.flatMap((thread) =>
      thread.messages.map((message) => ({ ...message, threadId: thread.id })),
    );
    const reminders = new Map(touched.flatMap(({ id, reminder }) => (reminder ? [[id, reminder] as const] : [])));
    const muted = new Set(touched.flatMap((thread) => (thread.muted ? [thread.id] : [])));
    const applied = apply(messages, change, { reminders, muted, blocked });
    blocked = blockedAfter(blocked, applied.done.blocks ?? []);
    const edited = new Set(threadsIn([applied.done]));
    const swaps = new Map(applied.done.reminders?.map(({ threadId, is }) => [threadId, is]));
    const mutes = new Map(applied.done.mutes?.map(({ threadId, muted: is }) => [threadId, is]));
    const own = Map.groupBy(applied.messages, (message) => message.threadId);
    for (const thread of touched) {
      if (!edited.has(thread.id)) continue;
      const messagesNow = (own.get(thread.id) ?? []).map(({ threadId: _, ...message }) => message);
      const waits = waiting(thread, swaps.get(thread.id));
      changed.set(thread.id, { ...marked(waits, mutes.get(thread.id)), messages: messagesNow });
    }
    return applied.done;
  });
  return { changed, done };
};

/** With the wait it has now: none where that is null, the one it had where nothing is said of it. */
const waiting = (thread: Thread, is: Thread['reminder'] | null): Thread => {
  if (is === undefined) return thread;
  const { reminder: _, ...bare } = thread;
  return is === null ? bare : { ...bare, reminder: is };
};

/** Muted or not; as it was where nothing is said of it. */
const marked = (thread: Thread, is: boolean | undefined): Thread => {
  if (is === undefined) return thread;
  const { muted: _, ...bare } = thread;
  return is ? { ...bare, muted: true } : bare;
};

/**
 * What is seen now, where it was `seen` and only the threads `touched` may have changed: of the server, or of the changes over
 * it. Threads that say the same stay the same object, and so does the whole where none changed.
 */
export const reseen = (
  seen: Threads,
  server: Threads,
  changes: readonly Change[],
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

/** What a message says never changes under its id and the version of its reading; where it lies does, and its text may come. */
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
