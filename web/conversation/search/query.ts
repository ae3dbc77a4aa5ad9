// What a search is asked for, from the words it is asked in.
import type { SearchQuery } from '#domain/search-query.ts';
import { readSearch } from '#language/search/read-search.ts';
import { now } from '#web/clock.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import { mailbox } from '#web/data/mailbox-state.ts';

/** `asked`: as the person put it. */
export type SpokenQuery = { asked: string; query: SearchQuery };

/** What a person's words look for, said or typed at this moment. */
export const spokenQuery = (words: string): SpokenQuery => ({
  asked: words,
  query: readSearch(words, { now: now(), zone: zoneHere(), labels: mailbox.current().labels }),
});
