import { type BulkFilter, type Counted, mostAtOnce } from '#domain/bulk.ts';
import type { Message, Thread } from '#domain/mail.ts';
import { isMailing } from '#domain/mailing.ts';
import { matching } from '#domain/search-match.ts';
import type { Threads } from './overlay.ts';

export const countHere = (threads: Threads, filter: BulkFilter, zone: string): Counted => {
  const matchOf = meantBy(filter, zone);
  const matches = [...threads.values()].flatMap((thread) => {
    const message = matchOf(thread);
    return message ? [{ threadId: thread.id, from: message.from, subject: message.subject, at: message.at }] : [];
  });
  const newest = matches.sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return { total: newest.length, threads: newest.slice(0, mostAtOnce) };
};

export const meantBy = ({ query, mailing }: BulkFilter, zone: string): ((thread: Thread) => Message | undefined) => {
  const matches = matching(query, zone);
  return ({ messages }) => {
    const message = messages.findLast(matches);
    return message && (mailing === null || isMailing(message, mailing)) ? message : undefined;
  };
};
