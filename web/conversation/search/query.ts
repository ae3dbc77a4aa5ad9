import type { SearchQuery } from '#domain/search-query.ts';
import { readSearch } from '#language/search/read-search.ts';
import { now } from '#web/clock.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import { withAddresses } from '#web/data/given-names.ts';
import { mailbox } from '#web/data/mailbox-state.ts';

export type SpokenQuery = { asked: string; query: SearchQuery };

/** Relative dates count from now. */
export const spokenQuery = (words: string): SpokenQuery => ({
  asked: words,
  query: withAddresses(readSearch(words, { now: now(), zone: zoneHere(), labels: mailbox.current().labels })),
});
