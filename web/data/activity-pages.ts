import type { Activity } from '#domain/activity.ts';

export type PageRequest = { kind: 'refresh' } | { kind: 'more'; after: string };

export type Paged = {
  activity: readonly Activity[] | null;
  /** Start of the next page; null at the end. */
  next: string | null;
  /** The request in progress. */
  request: PageRequest | null;
  /** Refresh after the current request. */
  thenAnew: boolean;
  /** Load the next page after the current request. */
  thenMore: boolean;
  refused: PageRequest | null;
};

const anew: PageRequest = { kind: 'refresh' };

export const fresh: Paged = {
  activity: null,
  next: null,
  request: anew,
  thenAnew: false,
  thenMore: false,
  refused: null,
};

export const askingAnew = (before: Paged): Paged =>
  before.request?.kind === 'more' ? { ...before, thenAnew: true } : { ...before, request: { ...anew }, refused: null };

export const askingMore = (before: Paged): Paged => {
  if (before.request?.kind === 'more' || before.next === null) return before;
  if (before.request !== null) return { ...before, thenMore: true };
  return { ...before, request: { kind: 'more', after: before.next }, refused: null };
};

/** Keeps older pages if they join the refreshed first page. Otherwise the list starts over. */
export const answered =
  (page: { activity: readonly Activity[]; next: string | null }) =>
  (before: Paged): Paged => {
    const shown = before.activity ?? [];
    if (before.request?.kind === 'more')
      return { ...settled(before), activity: joined(shown, page.activity), next: page.next };
    const last = page.activity.at(-1);
    const met = last === undefined ? -1 : shown.findIndex(({ id }) => id === last.id);
    const older = met < 0 ? [] : shown.slice(met + 1);
    const next = older.length > 0 ? before.next : page.next;
    const here = { ...settled(before), activity: joined(page.activity, older), next };
    return before.thenMore ? askingMore(here) : here;
  };

export const failed = (before: Paged): Paged => ({ ...settled(before), refused: before.request });

const settled = (before: Paged): Paged => ({
  ...before,
  request: before.thenAnew ? anew : null,
  thenAnew: false,
  thenMore: false,
  refused: null,
});

/** A new entry can shift others to the next page, so drop duplicates. */
const joined = (first: readonly Activity[], then: readonly Activity[]): Activity[] => {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...then.filter(({ id }) => !known.has(id))];
};
