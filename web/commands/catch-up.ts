// What reaches the server after a time without it is told in one line, once all of it is there.
import { mailbox } from '#web/data/mailbox-state.ts';
import { hasNetwork } from '#web/data/stand-in.ts';

/** `sent`: so many actions reached the server; `already`: so many of them found nothing left to do, as it was done elsewhere. */
export type CaughtUp = { sent: number; already: number };

export type CatchUp = {
  /** Whether it is told with the others, in that line. */
  sent: (how: { already: boolean }) => boolean;
  close: () => void;
};

export const openCatchUp = (told: (what: CaughtUp) => void): CatchUp => {
  let away = !isHere();
  let count: CaughtUp = { sent: 0, already: 0 };
  const look = (): void => {
    const here = isHere();
    if (!here) away = true;
    // What is answered last is no longer waiting a moment before it is counted.
    else if (isThrough()) queueMicrotask(end);
  };
  const isThrough = (): boolean => away && isHere() && mailbox.current().waiting === 0;
  const end = (): void => {
    if (!isThrough()) return;
    const all = count;
    [away, count] = [false, { sent: 0, already: 0 }];
    if (all.sent > 0) told(all);
  };
  const unsubscribe = mailbox.subscribe(look);
  addEventListener('offline', look);
  return {
    sent: ({ already }) => {
      if (!away) return false;
      count = { sent: count.sent + 1, already: count.already + (already ? 1 : 0) };
      return true;
    },
    close: () => {
      unsubscribe();
      removeEventListener('offline', look);
    },
  };
};

const isHere = (): boolean => mailbox.current().online && hasNetwork();
