/** Stores an event with the object as it is now, and has it delivered. */
import { put } from './collection.ts';
import { newId } from './ids.ts';
import type { LocalAccount } from './stripe.ts';

/** `previous`: the fields of an updated object as they were. */
export const emit = (account: LocalAccount, type: string, object: object, previous: object | null = null): void => {
  const event = put(account.store, 'event', {
    id: newId('evt'),
    created: account.now(),
    type,
    object: Object.fromEntries(Object.entries(object)),
    previous: previous && Object.fromEntries(Object.entries(previous)),
    request: account.request.id,
    idempotencyKey: account.request.key,
  });
  account.events.carry(event);
};

/** What a call changed: the earlier values of the fields that differ now. Null if none does. */
export const differences = (before: object, after: object): object | null => {
  const now = new Map<string, unknown>(Object.entries(after));
  const changed = Object.entries(before).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(now.get(name)),
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
};
