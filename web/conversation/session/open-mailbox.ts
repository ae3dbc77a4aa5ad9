// Keeps the mailbox open across screens, because undo must work for the whole session.
import { useEffect } from 'react';
import type { UserId } from '#domain/id.ts';
import { openMailbox } from '#web/commands/open-mailbox.ts';
import { claimDevice, perDevice } from '#web/device.ts';
import { later } from '#web/ui/later.ts';
import { lateNotices } from './late-notices.ts';

export const useOpenMailbox = (userId: UserId): void => useEffect(() => hold(userId), [userId]);

type Held = { userId: UserId; screens: number; close: () => void };

const mailboxOf = perDevice((): { held: Held | null } => ({ held: null }));

const hold = (userId: UserId): (() => void) => {
  const mine = heldFor(userId);
  const own = mailboxOf();
  mine.screens += 1;
  return () => {
    mine.screens -= 1;
    // In the same tick, the next screen may open the mailbox again.
    setTimeout(() => closeWhenLeft(own, mine));
  };
};

const heldFor = (userId: UserId): Held => {
  const before = mailboxOf();
  if (before.held?.userId === userId) return before.held;
  before.held?.close();
  before.held = null;
  claimDevice(userId);
  const close = openMailbox(userId, lateNotices(), later);
  const held = { userId, screens: 0, close };
  mailboxOf().held = held;
  return held;
};

const closeWhenLeft = (own: { held: Held | null }, mine: Held): void => {
  if (mine.screens > 0 || own.held !== mine) return;
  mine.close();
  own.held = null;
};
