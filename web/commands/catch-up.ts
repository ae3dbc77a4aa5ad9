// Collects the actions of an offline period into one announcement.
import { mailbox } from '#web/data/mailbox-state.ts';
import { hasNetwork } from '#web/data/stand-in.ts';

/** `sent`: actions that reached the server; `already`: those that changed nothing, because they were done elsewhere. */
export type CaughtUp = { sent: number; already: number };

export type CatchUp = {
  /** Returns whether the summary covers this command. */
  sent: (how: { already: boolean }) => boolean;
  close: () => void;
};

export const openCatchUp = (announce: (what: CaughtUp) => void): CatchUp => {
  let away = !isHere();
  let count: CaughtUp = { sent: 0, already: 0 };
  const check = (): void => {
    const here = isHere();
    if (!here) away = true;
    // The last command leaves the waiting count a moment after its answer.
    else if (isThrough()) queueMicrotask(end);
  };
  const isThrough = (): boolean => away && isHere() && mailbox.current().waiting === 0;
  const end = (): void => {
    if (!isThrough()) return;
    const all = count;
    [away, count] = [false, { sent: 0, already: 0 }];
    if (all.sent > 0) announce(all);
  };
  const unsubscribe = mailbox.subscribe(check);
  addEventListener('offline', check);
  return {
    sent: ({ already }) => {
      if (!away) return false;
      count = { sent: count.sent + 1, already: count.already + (already ? 1 : 0) };
      return true;
    },
    close: () => {
      unsubscribe();
      removeEventListener('offline', check);
    },
  };
};

const isHere = (): boolean => mailbox.current().online && hasNetwork();
