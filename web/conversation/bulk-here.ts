// Counts what a bulk command would be about in the mail that this device holds, as the server would: each thread at its newest match. Pure.
import { type BulkFilter, type Counted, mostAtOnce } from '#domain/bulk.ts';
import { isMailing } from '#domain/mailing.ts';
import { matching } from '#domain/search-match.ts';
import type { Threads } from '#web/data/overlay.ts';

export const countHere = (threads: Threads, { query, mailing }: BulkFilter, zone: string): Counted => {
  const matches = matching(query, zone);
  const sorted = (message: Parameters<typeof isMailing>[0]): boolean => mailing === null || isMailing(message, mailing);
  const found = [...threads.values()].flatMap((thread) => {
    const message = thread.messages.findLast(matches);
    return message && sorted(message)
      ? [{ threadId: thread.id, from: message.from, subject: message.subject, at: message.at }]
      : [];
  });
  const newest = found.sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return { total: newest.length, threads: newest.slice(0, mostAtOnce) };
};
