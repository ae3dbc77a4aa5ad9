// Senders that were blocked: what comes from them is spam, until the person says otherwise.
import * as z from 'zod/mini';

/** As mail gives it, which may be stranger than any address one would write to; in lower case, as senders are compared. */
export const BlockedAddress = z.string().check(
  z.maxLength(320),
  z.regex(/^[^\s@]+@[^\s@]+$/),
  z.refine((email) => email === email.toLowerCase()),
);

/** A sender that became blocked, or no longer is. */
export const BlockSwap = z.object({ email: BlockedAddress, blocked: z.boolean() });
export type BlockSwap = z.infer<typeof BlockSwap>;

/** Addresses, lower case. */
export type Blocked = ReadonlySet<string>;

/** Those that are blocked once `swaps` are done. */
export const blockedAfter = (blocked: Blocked, swaps: readonly BlockSwap[]): Blocked => {
  if (swaps.length === 0) return blocked;
  const next = new Set(blocked);
  for (const { email, blocked: is } of swaps) {
    if (is) next.add(email);
    else next.delete(email);
  }
  return next;
};

export const isBlocked = (blocked: Blocked, email: string): boolean => blocked.has(email.toLowerCase());
