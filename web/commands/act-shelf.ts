import type { CommandId } from '#domain/id.ts';
import { recordInRoles } from '#web/data/old-labels.ts';
import type { Store } from '#web/data/store.ts';
import { GivenCommand, type Journal, stillOfThisSession } from './journal.ts';

export type ActShelf = {
  put: (act: GivenCommand) => void;
  remove: (ids: Iterable<CommandId>) => void;
  /** Simulates the next visit on the same device. */
  all: (now: Date) => Promise<Journal>;
};

export const openActs = (store: Store): ActShelf => {
  // Without space, the journal does not survive a reload.
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
