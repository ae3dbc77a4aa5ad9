// The state of the promises screen: its rows, the chosen one, and what the person does with it.
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isOwed, type OpenPromise, type PromiseMark } from '#domain/promise.ts';
import { markPromise, namePromises } from '#web/conversation/answers/tell-promises.ts';
import { mailbox } from '#web/data/mailbox-state.ts';
import { askPromises, type PromiseList, promiseList } from '#web/data/promises.ts';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';

export type Promises = {
  list: PromiseList;
  /** In the order of the screen. */
  rows: readonly OpenPromise[];
  chosen: OpenPromise | null;
  choose: (id: string | null) => void;
  /** Marks it, and returns what Flow says. */
  mark: (one: OpenPromise, mark: PromiseMark) => string;
  open: (one: OpenPromise) => void;
  refresh: () => void;
};

export const usePromises = (): Promises => {
  const { ownAddress, search } = useStageSession();
  const list = useObserved(promiseList, (current) => current);
  const [chosenId, choose] = useState<string | null>(null);
  const refresh = useCallback(() => void askPromises(ownAddress), [ownAddress]);
  useEffect(refresh, [refresh]);
  useRefreshWithMail(refresh);
  const rows = useMemo(() => ordered(list.promises ?? []), [list.promises]);
  // 'Done with the first' means the first row.
  useEffect(() => namePromises(rows.filter(({ closed }) => closed === null)), [rows]);
  const open = useCallback(({ quote }: OpenPromise) => search.showMail(quote, quote.subject), [search]);
  const mark = useCallback((one: OpenPromise, next: PromiseMark) => markPromise(one, next, false), []);
  return { list, rows, chosen: rows.find(({ id }) => id === chosenId) ?? null, choose, mark, open, refresh };
};

const ordered = (all: readonly OpenPromise[]): OpenPromise[] => {
  const placeOf = (one: OpenPromise): number => (one.closed !== null ? 2 : isOwed(one) ? 0 : 1);
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** A mail that just left or arrived may close one. */
const useRefreshWithMail = (refresh: () => void): void => {
  const revision = useObserved(mailbox, ({ threads }) => threads);
  const [first] = useState(revision);
  useEffect(() => {
    if (revision === first) return;
    const soon = setTimeout(refresh, restsFor);
    return () => clearTimeout(soon);
  }, [revision, first, refresh]);
};

/** Milliseconds without news before the list is asked for again. */
const restsFor = 1500;
