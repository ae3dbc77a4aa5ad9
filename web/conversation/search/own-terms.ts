// Translates a search query to local label ids.
import { inOwnTerms } from '#domain/search-own.ts';
import type { SearchQuery } from '#domain/search-query.ts';
import { mailbox } from '#web/data/mailbox-state.ts';

export const ownTermsHere = (query: SearchQuery, ownAddress: string): SearchQuery =>
  inOwnTerms(query, { labels: mailbox.current().labels, address: ownAddress });
