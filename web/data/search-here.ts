import { resultOf } from '#domain/search-hit.ts';
import { matching } from '#domain/search-match.ts';
import type { SearchQuery } from '#domain/search-query.ts';
import type { SearchResult } from '#domain/search-result.ts';
import type { Threads } from './overlay.ts';

/** More than anyone reads. */
const most = 100;

export const searchHere = (threads: Threads, query: SearchQuery, zone: string): SearchResult[] => {
  const matches = matching(query, zone);
  const hits = [...threads.values()].flatMap((thread) => {
    const message = thread.messages.findLast(matches);
    return message ? [{ thread, message }] : [];
  });
  return hits
    .sort((one, other) => Date.parse(other.message.at) - Date.parse(one.message.at))
    .slice(0, most)
    .map(({ thread, message }) => resultOf(thread.id, message, query));
};
