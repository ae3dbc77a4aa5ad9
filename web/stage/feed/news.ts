import type { ThreadId } from '#domain/id.ts';
import type { Thread } from '#domain/mail.ts';
import { ended } from '#language/en/engine/end-sentence.ts';
import type { QueueItem } from '#reading/ranking.ts';
import { isBack } from '#reading/reason.ts';
import { type PlayerState, queueViewOf } from '#web/conversation/player/player-state.ts';
import { onScreen } from '#web/conversation/player/queue-view.ts';
import { saidSubject, scriptOf } from '#web/conversation/script/script.ts';
import { nameOf } from '#web/stage/people.ts';

type Threads = ReadonlyMap<ThreadId, Thread>;

export const newsOf = (before: PlayerState, after: PlayerState, threads: Threads, since: number): string | null => {
  const [was, is] = [before.views.queue, after.views.queue];
  if (was === is || was.here.size === 0) return null;
  const entered = was.frozen ? onScreen(is).filter((id) => !was.here.has(id)) : [];
  const news = entered.flatMap((id) => {
    const thread = threads.get(id);
    return thread && isNew(thread, since) ? [thread] : [];
  });
  const [only] = news;
  if (only) return news.length === 1 ? arrivalWords(only) : `${news.length} new emails.`;
  const { current } = queueViewOf(before);
  return current !== null && queueViewOf(after).current !== current ? 'That email was dealt with elsewhere.' : null;
};

export const urgentIn = (queue: readonly QueueItem[], here: ReadonlySet<ThreadId>, threads: Threads, since: number) =>
  new Set(
    queue.flatMap(({ tier, threadId }) => {
      const thread = tier === 0 && !here.has(threadId) ? threads.get(threadId) : undefined;
      return thread && isNew(thread, since) ? [threadId] : [];
    }),
  );

const isNew = (thread: Thread, since: number): boolean => isBack(thread) || cameAt(thread) > since;

/** Arrival of the newest mail from others, at least `known`. */
export const newestOf = (threads: Threads, known: number): number => {
  let newest = known;
  for (const thread of threads.values()) newest = Math.max(newest, cameAt(thread));
  return newest;
};

/** The user's own messages say nothing about mail still on its way. */
const cameAt = ({ messages }: Thread): number => {
  const at = Date.parse(messages.findLast(({ labels }) => !labels.includes('sent'))?.at ?? '');
  return Number.isNaN(at) ? 0 : at;
};

const arrivalWords = (thread: Thread): string => {
  const word = thread.reminder?.wokenBy === 'time' && isBack(thread) ? 'Back' : 'New';
  const first = scriptOf(thread).messages[0];
  if (first === undefined) return 'A new email.';
  return ended(`${word}: ${nameOf(first.message.from)}, ${saidSubject(first.message, first.codes) || 'no subject'}`);
};
