// The journal on the device, a record for each act: what was done can be undone after a reload too, and no tab erases what
// another one did.

import type { CommandId } from '#domain/id.ts';
import { recordInRoles } from '#web/data/old-labels.ts';
import type { Store } from '#web/data/store.ts';
import { GivenCommand, type Journal, stillOfThisSession } from './journal.ts';

export type ActShelf = {
  put: (act: GivenCommand) => void;
  remove: (ids: Iterable<CommandId>) => void;
  /** What earlier visits and other tabs of this session did; older acts go. */
  all: (now: Date) => Promise<Journal>;
};

export const openActs = (store: Store): ActShelf => {
  // A device without room forgets at the next reload; nothing else is lost by it.
  const change: Store['change'] = (shelf, how) => store.change(shelf, how).catch(() => {});
  return {
    put: (act) => void change('act', { put: new Map([[act.id, act]]) }),
    remove: (ids) => void change('act', { remove: [...ids] }),
    all: async (now) => {
      const kept = await store.all('act').catch(() => new Map<string, unknown>());
      const acts = [...kept.values()].flatMap((one) => {
        const act = GivenCommand.safeParse(recordInRoles(one));
        return act.success ? [act.data] : [];
      });
      const still = stillOfThisSession(acts, now);
      const ids = new Set<string>(still.map(({ id }) => id));
      const old = [...kept.keys()].filter((id) => !ids.has(id));
      if (old.length > 0) await change('act', { remove: old });
      return still;
    },
  };
};
