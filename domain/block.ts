// Blocked senders. Flow moves their mail to spam until the person unblocks them.
import * as z from 'zod/mini';

/** In lower case. Looser than `EmailAddress`, because senders use stranger addresses than anybody would type. */
export const BlockedAddress = z.string().check(
  z.maxLength(320),
  z.regex(/^[^\s@]+@[^\s@]+$/),
  z.refine((email) => email === email.toLowerCase()),
);

/** Addresses, lower case. */
export type Blocked = ReadonlySet<string>;

export const blockedAfter = (blocked: Blocked, swaps: readonly { key: string; is: boolean }[]): Blocked => {
  if (swaps.length === 0) return blocked;
  const next = new Set(blocked);
  for (const { key, is } of swaps) {
    if (is) next.add(key);
    else next.delete(key);
  }
  return next;
};

export const isBlocked = (blocked: Blocked, email: string): boolean => blocked.has(email.toLowerCase());
