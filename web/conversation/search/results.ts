// The search state: words, parsed query and results.
import type { ProblemCode } from '#domain/problem.ts';
import type { SearchQuery } from '#domain/search-query.ts';
import type { SearchResult } from '#domain/search-result.ts';
import { type Observed, observable } from '#web/data/observable.ts';

export type CurrentSearch = {
  asked: string;
  query: SearchQuery;
  state: 'idle' | 'asking' | 'ready' | 'failed';
  problem: ProblemCode | null;
  results: readonly SearchResult[];
  more: string | null;
  /** `device`: offline, so the results cover only local mail. */
  where: 'mailbox' | 'device';
  view: 'list' | 'mail';
  /** The focus target; `turn` increments to move the focus again. */
  focus: { on: 'field' | 'list'; turn: number };
};

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

/** Combines both queries. A new time range replaces the old one. */
export const narrowed = (query: SearchQuery, further: SearchQuery): SearchQuery => {
  const dated = new Set<string>(further.filter((clause) => 'day' in clause).map(({ kind }) => kind));
  return [...query.filter(({ kind }) => !dated.has(kind)), ...further];
};
