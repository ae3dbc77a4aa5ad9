import type { ThreadId } from '#domain/id.ts';
import { hasLabel, type Thread } from '#domain/mail.ts';
import type { Threads } from './overlay.ts';

const most = 300;
const days = 30;

/** `spared`: threads of this session, for undo. */
export const outdated = (threads: Threads, spared: ReadonlySet<ThreadId>, now: Date): ThreadId[] => {
  const left: Thread[] = [];
  for (const thread of threads.values()) if (!isInInbox(thread) && !spared.has(thread.id)) left.push(thread);
  const since = now.getTime() - days * 86_400_000;
  return left
    .map(({ id, messages }) => ({ id, at: lastOf(messages) }))
    .sort((a, b) => b.at - a.at)
    .filter(({ at }, nth) => nth >= most || at < since)
    .map(({ id }) => id);
};

/** Cached per thread object, because every change checks all threads. */
const isInInbox = (thread: Thread): boolean => {
  const known = inInbox.get(thread);
  if (known !== undefined) return known;
  const isInInbox = hasLabel(thread, 'inbox');
  inInbox.set(thread, isInInbox);
  return isInInbox;
};
const inInbox = new WeakMap<Thread, boolean>();

const lastOf = (messages: Thread['messages']): number => Math.max(0, ...messages.map(({ at }) => Date.parse(at)));
