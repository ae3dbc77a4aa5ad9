// Runs searches at once or debounced, one at a time. Drops late answers, and searches this device when offline.
import type { ThreadId } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { isEmpty, type SearchQuery } from '#domain/search-query.ts';
import type { SearchResult } from '#domain/search-result.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { askServer, bringThreads, isAway } from '#web/data/search.ts';
import { ownTermsHere } from './own-terms.ts';
import type { CurrentSearch, SearchResults } from './results.ts';

export type Lookup = {
  now: (then?: (answer: Answered) => void) => void;
  soon: () => void;
  next: () => void;
  stop: () => void;
};

export type Answered = Pick<CurrentSearch, 'results' | 'more' | 'where'>;

/** Debounce of the search field, in ms. */
const restsFor = 200;

/** Threads to fetch first, because the person may open them at once. */
const first = 6;

export const createLookup = (
  sheet: SearchResults,
  ownAddress: string,
  onResults: (threadIds: ThreadId[]) => void,
): Lookup => {
  let asking = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): AbortSignal => {
    clearTimeout(timer);
    asking.abort();
    asking = new AbortController();
    return asking.signal;
  };
  const take = (news: Partial<CurrentSearch> & Pick<CurrentSearch, 'results'>): void => {
    sheet.update(news);
    onResults(news.results.map(idOf));
  };
  const ask = async (then?: (answer: Answered) => void): Promise<void> => {
    const cancelled = stop();
    const query = sheet.current()?.query ?? [];
    if (isEmpty(query)) return take({ state: 'idle', results: [], more: null });
    sheet.update({ state: 'asking', problem: null });
    const answer = await answered(query, null, { ownAddress, cancelled }).catch(codeOf);
    if (cancelled.aborted) return;
    if (typeof answer === 'string') return take({ state: 'failed', results: [], more: null, problem: answer });
    take({ ...answer, state: 'ready' });
    then?.(answer);
    await bring(answer.results, cancelled);
  };
  const askMore = async (): Promise<void> => {
    const before = sheet.current();
    if (!before?.more || before.state === 'asking') return;
    const cancelled = stop();
    sheet.update({ state: 'asking', problem: null });
    const page = await answered(before.query, before.more, { ownAddress, cancelled }).catch(codeOf);
    if (cancelled.aborted) return;
    // Keep the results; the button retries.
    if (typeof page === 'string') return sheet.update({ state: 'ready', problem: page });
    take({ ...page, state: 'ready', results: [...before.results, ...page.results] });
    await bring(page.results, cancelled);
  };
  return {
    now: (then) => void ask(then),
    soon: () => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), restsFor);
    },
    next: () => void askMore(),
    stop: () => void stop(),
  };
};

type Asking = { ownAddress: string; cancelled: AbortSignal };

const answered = async (
  query: SearchQuery,
  before: string | null,
  { ownAddress, cancelled }: Asking,
): Promise<Answered> => {
  try {
    return { ...(await askServer(query, zoneHere(), before, cancelled)), where: 'mailbox' };
  } catch (error) {
    if (!isAway(error) || before !== null || cancelled.aborted) throw error;
    const own = ownTermsHere(query, ownAddress);
    const { searchHere } = await import('#web/data/search-here.ts');
    return { results: searchHere(mailbox.current().threads, own, zoneHere()), more: null, where: 'device' };
  }
};

/** Prefetches results for opening. A failure retries when the person opens the mail. */
const bring = async (results: readonly SearchResult[], cancelled: AbortSignal): Promise<void> => {
  const ids = results.map(idOf);
  await bringThreads(ids.slice(0, first), cancelled)
    .then(() => bringThreads(ids, cancelled))
    .catch(() => {});
};

const codeOf = (error: unknown): ProblemCode => (error instanceof Problem ? error.code : 'unexpected');

const idOf = ({ threadId }: SearchResult): ThreadId => threadId;
