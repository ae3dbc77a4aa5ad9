// Delays values while they change, to keep slow work away from key presses.
import { useEffect, useState } from 'react';
import { type Mailbox, mailbox } from '#web/data/mailbox-state.ts';
import type { Observed } from '#web/data/observable.ts';

/** In ms. A value waits until it rests this long, so a row of fast presses costs the slow work once. */
const rest = 250;
/** And no longer than this. */
const longest = 1000;

/** `atMost`: how long this change may wait, in ms. */
export const useUnhurried = <T, Part>(
  observed: Observed<T>,
  select: (value: T) => Part,
  atMost: (shown: Part, next: Part) => number = () => longest,
): Part => {
  const [late, setLate] = useState(() => select(observed.current()));
  useEffect(() => {
    let shown = late;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The times of the first and the last waiting change. */
    let [first, last] = [0, 0];
    const take = (): void => {
      const early = Math.min(last + rest, first + atMost(shown, select(observed.current()))) - performance.now();
      timer = early > 0 ? setTimeout(take, early) : undefined;
      if (early > 0) return;
      shown = select(observed.current());
      setLate(() => shown);
    };
    const changed = (): void => {
      const next = select(observed.current());
      if (Object.is(next, shown)) return;
      last = performance.now();
      if (timer === undefined) first = last;
      timer ??= setTimeout(take, Math.min(rest, atMost(shown, next)));
    };
    changed();
    const deaf = observed.subscribe(changed);
    return () => {
      deaf();
      clearTimeout(timer);
    };
    // The first value is only a start; the subscription provides the rest.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [observed]);
  return late;
};

/** The first mail shows at once, the rest of a listing soon, and other changes wait. */
export const useUnhurriedMailbox = (): Mailbox => useUnhurried(mailbox, same, patienceFor);

const same = (box: Mailbox): Mailbox => box;

const patienceFor = (shown: Mailbox, next: Mailbox): number => {
  if (shown.state !== next.state || shown.threads.size === 0) return 0;
  return next.listing ? rest : longest;
};
