// Which threads this device no longer keeps: those that left the inbox long ago, or that are too many. Pure.
import type { ThreadId } from '#domain/id.ts';
import { hasLabel, type Thread } from '#domain/mail.ts';
import type { Threads } from './overlay.ts';

/** Threads out of the inbox that a device keeps, the newest. */
const most = 300;
/** Days after which it keeps none. */
const days = 30;

/** `spared`: what the person dealt with in this session, so that an undo finds it here. */
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

/** All are asked at every change, and a thread is a value: what was found of one holds as long as it is that. */
const isInInbox = (thread: Thread): boolean => {
  const known = inInbox.get(thread);
  if (known !== undefined) return known;
  const found = hasLabel(thread, 'inbox');
  inInbox.set(thread, found);
  return found;
};
const inInbox = new WeakMap<Thread, boolean>();

const lastOf = (messages: Thread['messages']): number => Math.max(0, ...messages.map(({ at }) => Date.parse(at)));
