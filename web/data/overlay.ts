// What the person sees of the mailbox: the server's threads with every command laid over them that the server has not shown yet.
import { apply, type Change, type Done } from '#domain/change.ts';
import type { ThreadId } from '#domain/id.ts';
import type { Message, Thread } from '#domain/mail.ts';

export type Threads = ReadonlyMap<ThreadId, Thread>;

/** The mailbox after `changes`, in order, with what each really changed. Threads that stay as they were stay the same object. */
export const overlaid = (threads: Threads, changes: readonly Change[]): { threads: Threads; done: Done[] } => {
  if (changes.length === 0) return { threads, done: [] };
  const next = new Map(threads);
  const done = changes.map((change) => {
    const touched = threadsOf(change).flatMap((id) => next.get(id) ?? []);
    const messages = touched.flatMap((thread) =>
      thread.messages.map((message) => ({ ...message, threadId: thread.id })),
    );
    const applied = apply(messages, change);
    const changed = new Set(applied.done.edits.map((edit) => edit.threadId));
    for (const thread of touched) {
      if (!changed.has(thread.id)) continue;
      const own = applied.messages.filter((message) => message.threadId === thread.id);
      next.set(thread.id, { ...thread, messages: own.map(({ threadId: _, ...message }) => message) });
    }
    return applied.done;
  });
  return { threads: next, done };
};

/** `after`, with the objects of `before` wherever they say the same: the server's answer to what is seen already changes nothing. */
export const keepingSame = (before: Threads, after: Threads): Threads => {
  let changed = before.size !== after.size;
  const kept = new Map<ThreadId, Thread>();
  for (const [id, thread] of after) {
    const was = before.get(id);
    const same = was !== undefined && isSame(was, thread);
    kept.set(id, same ? was : thread);
    changed ||= !same;
  }
  return changed ? kept : before;
};

/** What a message says never changes under its id and the version of its reading; where it lies does. */
const isSame = (one: Thread, other: Thread): boolean =>
  one === other ||
  (one.messages.length === other.messages.length &&
    one.sender.received === other.sender.received &&
    one.sender.sent === other.sender.sent &&
    one.messages.every((message, at) => isSameMessage(message, other.messages[at])));

const isSameMessage = (one: Message, other: Message | undefined): boolean =>
  one === other ||
  (other !== undefined &&
    one.id === other.id &&
    one.state === other.state &&
    one.reading.version === other.reading.version &&
    one.labels.length === other.labels.length &&
    one.labels.every((label) => other.labels.includes(label)));

const threadsOf = (change: Change): ThreadId[] =>
  change.kind === 'relabel' ? [...new Set(change.threadIds)] : [...new Set(change.edits.map((edit) => edit.threadId))];
