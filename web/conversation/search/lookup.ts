// Looks up what a search asks: at once or once the field rests, one question at a time. Answers that come late are dropped,
// and without a server the device looks through what it holds.
import type { ThreadId } from '#domain/id.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { isEmpty, type SearchQuery } from '#domain/search-query.ts';
import type { SearchResult } from '#domain/search-result.ts';
import { zoneHere } from '#web/conversation/script/zone.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { askServer, bringThreads, isAway } from '#web/data/search.ts';
import { searchHere } from '#web/data/search-here.ts';
import { ownTermsHere } from './own-terms.ts';
import type { CurrentSearch, SearchResults } from './results.ts';

export type Lookup = {
  /** `then` is told what was found, unless something else was asked meanwhile. */
  now: (then?: (found: Answered) => void) => void;
  /** Once nothing else was asked for a moment. */
  soon: () => void;
  /** The next page. */
  next: () => void;
  /** Nothing is wanted any more. */
  stop: () => void;
};

export type Answered = Pick<CurrentSearch, 'results' | 'more' | 'where'>;

/** How long the field rests before it is looked for, in ms. */
const restsFor = 200;

/** Threads that may be opened at once, brought before the others. */
const first = 6;

/** `onResults`: the threads found, in their order. */
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
  const ask = async (then?: (found: Answered) => void): Promise<void> => {
    const cancelled = stop();
    const query = sheet.current()?.query ?? [];
    if (isEmpty(query)) return take({ state: 'idle', results: [], more: null });
    sheet.update({ state: 'asking', problem: null });
    const found = await answered(query, null, { ownAddress, cancelled }).catch(codeOf);
    if (cancelled.aborted) return;
    if (typeof found === 'string') return take({ state: 'failed', results: [], more: null, problem: found });
    take({ ...found, state: 'ready' });
    then?.(found);
    await bring(found.results, cancelled);
  };
  const askMore = async (): Promise<void> => {
    const before = sheet.current();
    if (!before?.more || before.state === 'asking') return;
    const cancelled = stop();
    sheet.update({ state: 'asking', problem: null });
    const page = await answered(before.query, before.more, { ownAddress, cancelled }).catch(codeOf);
    if (cancelled.aborted) return;
    // What is there stays, and the button asks again.
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
    return { results: searchHere(mailbox.current().threads, own, zoneHere()), more: null, where: 'device' };
  }
};

/** So that what is opened is there. What cannot be had now is asked for again when it is opened. */
const bring = async (results: readonly SearchResult[], cancelled: AbortSignal): Promise<void> => {
  const ids = results.map(idOf);
  await bringThreads(ids.slice(0, first), cancelled)
    .then(() => bringThreads(ids, cancelled))
    .catch(() => {});
};

const codeOf = (error: unknown): ProblemCode => (error instanceof Problem ? error.code : 'unexpected');

const idOf = ({ threadId }: SearchResult): ThreadId => threadId;
