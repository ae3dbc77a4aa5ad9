// The pages of the activity list as they come in: what is there, what is asked for, and what went wrong. Pure.
import type { Activity } from '#domain/activity.ts';

export type Wish = { kind: 'refresh' } | { kind: 'more'; after: string };

export type Paged = {
  /** Null before the first answer. */
  activity: readonly Activity[] | null;
  /** Where the next page begins; null where there is none. */
  next: string | null;
  /** What is being asked for. */
  wanted: Wish | null;
  /** What is new is to be asked for once that is here. */
  thenAnew: boolean;
  /** The next page is to be asked for once that is here. */
  thenMore: boolean;
  /** The last wish that was not granted, until the next. */
  refused: Wish | null;
};

const anew: Wish = { kind: 'refresh' };

export const fresh: Paged = {
  activity: null,
  next: null,
  wanted: anew,
  thenAnew: false,
  thenMore: false,
  refused: null,
};

/** A page that is on its way is let come first. */
export const askingAnew = (before: Paged): Paged =>
  before.wanted?.kind === 'more' ? { ...before, thenAnew: true } : { ...before, wanted: { ...anew }, refused: null };

/** Further back there is no more than the last page. What is new is let come first. */
export const askingMore = (before: Paged): Paged => {
  if (before.wanted?.kind === 'more' || before.next === null) return before;
  if (before.wanted !== null) return { ...before, thenMore: true };
  return { ...before, wanted: { kind: 'more', after: before.next }, refused: null };
};

/**
 * A refreshed first page keeps the older ones below it, where they follow on each other; where so much is new that they do not,
 * the list begins again.
 */
export const answered =
  (page: { activity: readonly Activity[]; next: string | null }) =>
  (before: Paged): Paged => {
    const shown = before.activity ?? [];
    if (before.wanted?.kind === 'more')
      return { ...settled(before), activity: joined(shown, page.activity), next: page.next };
    const last = page.activity.at(-1);
    const met = last === undefined ? -1 : shown.findIndex(({ id }) => id === last.id);
    const older = met < 0 ? [] : shown.slice(met + 1);
    const next = older.length > 0 ? before.next : page.next;
    const here = { ...settled(before), activity: joined(page.activity, older), next };
    return before.thenMore ? askingMore(here) : here;
  };

export const failed = (before: Paged): Paged => ({ ...settled(before), refused: before.wanted });

const settled = (before: Paged): Paged => ({
  ...before,
  wanted: before.thenAnew ? anew : null,
  thenAnew: false,
  thenMore: false,
  refused: null,
});

/** Nothing stands twice, should an entry have come into a page that was read before. */
const joined = (first: readonly Activity[], then: readonly Activity[]): Activity[] => {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...then.filter(({ id }) => !known.has(id))];
};
