// Keeps the mailbox of the signed-in person open while any of their screens is: going from one to the next does not close
// it, so that what was done can be undone for the whole session.
import { useEffect } from 'react';
import type { UserId } from '#domain/id.ts';
import { openMailbox } from '#web/commands/open-mailbox.ts';
import { sessionLapsed } from '#web/session/session.ts';
import { notice } from '#web/ui/notices/notice.ts';

export const useOpenMailbox = (userId: UserId): void => useEffect(() => hold(userId), [userId]);

let held: { userId: UserId; screens: number; close: () => void } | null = null;

const hold = (userId: UserId): (() => void) => {
  if (held?.userId !== userId) {
    held?.close();
    const close = openMailbox(userId, {
      refused: (sentence) => notice({ title: sentence, tone: 'danger', icon: 'refused' }),
      lapsed: sessionLapsed,
    });
    held = { userId, screens: 0, close };
  }
  const mine = held;
  mine.screens += 1;
  return () => {
    mine.screens -= 1;
    // The next screen takes hold in the same turn.
    setTimeout(() => closeWhenLeft(mine));
  };
};

const closeWhenLeft = (mine: NonNullable<typeof held>): void => {
  if (mine.screens > 0 || held !== mine) return;
  mine.close();
  held = null;
};
