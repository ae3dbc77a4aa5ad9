// Finds the mailing lists in a set of mails and builds the command that unsubscribes from them.
import type { Command } from '#commands/registry.ts';
import { type BulkFilter, type BulkThread, mostLists } from '#domain/bulk.ts';
import type { MessageId, ThreadId } from '#domain/id.ts';
import type { Message, Thread } from '#domain/mail.ts';
import { threadOf } from '#web/conversation/mail/acts.ts';
import { meantBy } from '#web/data/bulk-here.ts';
import type { Threads } from '#web/data/overlay.ts';

export type Lists = {
  /** Lists that support one-click unsubscribe. `threads` has the newest mail of each, up to the limit of one command. */
  total: number;
  threads: BulkThread[];
  byHand: string[];
};

/** `passed`: newest mails of lists that the person has already decided on. */
export const listsHere = (threads: Threads, filter: BulkFilter, zone: string, passed: ReadonlySet<ThreadId>): Lists => {
  const isMeant = meantBy(filter, zone);
  const letters = [...threads.values()]
    .filter((thread) => isMeant(thread) !== undefined)
    .flatMap((thread) => {
      const letter = letterOf(thread);
      return letter?.unsubscribe ? [{ thread, letter, ...letter.unsubscribe }] : [];
    })
    .toSorted((one, other) => Date.parse(other.letter.at) - Date.parse(one.letter.at));
  const newest = [...Map.groupBy(letters, ({ list }) => list).values()].flatMap(([first]) => first ?? []);
  const open = newest.filter(({ way, thread }) => way.kind === 'one-click' && !passed.has(thread.id));
  return {
    total: open.length,
    threads: open.slice(0, mostLists).map(({ thread, letter }) => ({
      threadId: thread.id,
      from: letter.from,
      subject: letter.subject,
      at: letter.at,
    })),
    byHand: newest
      .filter(({ way }) => way.kind !== 'one-click')
      .map(({ letter }) => letter.from.name || letter.from.email),
  };
};

/** One command, because one undo must revert all. */
export const leaveLists = (threadIds: ThreadId[]): Command => {
  const [messageId, ...messageIds] = threadIds.flatMap((id) => letterId(threadOf(id)));
  if (messageId === undefined) throw new Error('None of these came from a list.');
  return { kind: 'unsubscribe', args: { threadIds, messageId, messageIds, anyway: false } };
};

const letterId = (thread: Thread | undefined): MessageId[] => {
  const letter = thread && letterOf(thread);
  return letter ? [letter.id] : [];
};

/**
 * The newest mail with unsubscribe data. Excludes spam: unsubscribing would confirm to the sender that somebody reads
 * it.
 */
const letterOf = ({ messages }: Thread): Message | undefined =>
  messages.findLast(({ unsubscribe, labels }) => unsubscribe !== undefined && !labels.includes('spam'));
