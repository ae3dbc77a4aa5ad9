// A search as it stands: what was asked, what was understood of it, and what was found.
import type { ProblemCode } from '#domain/problem.ts';
import type { SearchQuery } from '#domain/search-query.ts';
import type { SearchResult } from '#domain/search-result.ts';
import { type Observed, observable } from '#web/data/observable.ts';

export type CurrentSearch = {
  /** As the person put it. */
  asked: string;
  query: SearchQuery;
  state: 'idle' | 'asking' | 'ready' | 'failed';
  problem: ProblemCode | null;
  results: readonly SearchResult[];
  /** Where the next page begins; null after the last. */
  more: string | null;
  /** `device`: the server could not be asked, and only what is kept here was looked through. */
  where: 'mailbox' | 'device';
  /** The list of results, or the one that was opened. */
  view: 'list' | 'mail';
  /** Where the person is; `turn` counts up whenever the focus is to go there anew. */
  focus: { on: 'field' | 'list'; turn: number };
};

/** The search on the screen, if there is one. */
export type SearchResults = Observed<CurrentSearch | null> & {
  begin: () => void;
  update: (news: Partial<Omit<CurrentSearch, 'focus'>>) => void;
  focus: (on: CurrentSearch['focus']['on']) => void;
  end: () => void;
};

export const createSearchResults = (): SearchResults => {
  const { current, subscribe, become } = observable<CurrentSearch | null>(null);
  const change = (of: (before: CurrentSearch) => CurrentSearch): void => {
    const before = current();
    if (before) become(of(before));
  };
  return {
    current,
    subscribe,
    begin: () => become(current() ?? nothing),
    update: (news) => change((before) => ({ ...before, ...news })),
    focus: (on) => change((before) => ({ ...before, focus: { on, turn: before.focus.turn + 1 } })),
    end: () => become(null),
  };
};

const nothing: CurrentSearch = {
  asked: '',
  query: [],
  state: 'idle',
  problem: null,
  results: [],
  more: null,
  where: 'mailbox',
  view: 'list',
  focus: { on: 'field', turn: 0 },
};

/** Both at once; what is asked anew of time takes the place of what was. */
export const narrowed = (query: SearchQuery, further: SearchQuery): SearchQuery => {
  const dated = new Set<string>(further.filter((clause) => 'day' in clause).map(({ kind }) => kind));
  return [...query.filter(({ kind }) => !dated.has(kind)), ...further];
};
