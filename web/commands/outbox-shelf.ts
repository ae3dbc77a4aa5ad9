// Entries wait on the device, and in memory until the device has them. A tab without storage can still send.
import * as z from 'zod/mini';
import { UnknownCommand } from '#commands/registry.ts';
import type { CommandId } from '#domain/id.ts';
import { recordInRoles } from '#web/data/old-labels.ts';
import type { ShelfChange, Store } from '#web/data/store.ts';
import { OutboxEntry } from './outbox-entries.ts';

export type OutboxShelf = {
  put: (entry: OutboxEntry) => void;
  /** Resolves when the device has removed it or is unreachable. */
  remove: (id: CommandId) => Promise<void>;
  forget: (id: CommandId) => void;
  waiting: () => Promise<OutboxEntry[]>;
};

/** `outdated`: the device holds a command that this version does not know. It stays there. */
export const openShelf = (store: Store, outdated: () => void): OutboxShelf => {
  let hasReportedUnknown = false;
  const here = new Map<CommandId, { entry: OutboxEntry; kept: boolean }>();
  const write = (change: ShelfChange): Promise<boolean> =>
    store.change('outbox', change).then(
      () => true,
      () => false,
    );
  return {
    put: (entry) => {
      const held = { entry, kept: false };
      here.set(entry.id, held);
      void write({ put: new Map([[entry.id, entry]]) }).then((kept) => {
        held.kept = kept;
      });
    },
    remove: async (id) => {
      here.delete(id);
      await write({ remove: [id] });
    },
    forget: (id) => void here.delete(id),
    waiting: async () => {
      const held = [...here.values()].map((one) => ({ ...one }));
      const { entries: there, unknown } = await readShelf(store);
      if (unknown && !hasReportedUnknown) outdated();
      hasReportedUnknown ||= unknown;
      const unkept = held.filter(({ kept }) => there === null || !kept).map(({ entry }) => entry);
      return inOrder([...(there ?? []), ...unkept]);
    },
  };
};

/** `entries` is null if the device cannot be read. */
const readShelf = async (store: Store): Promise<{ entries: OutboxEntry[] | null; unknown: boolean }> => {
  const records = await store.all('outbox').catch(() => null);
  if (records === null) return { entries: null, unknown: false };
  const all = [...records.values()];
  const entries = all.flatMap((one) => {
    const entry = OutboxEntry.safeParse(recordInRoles(one));
    return entry.success ? [entry.data] : [];
  });
  return { entries, unknown: all.some((one) => Unknown.safeParse(one).success) };
};

const Unknown = z.object({ command: UnknownCommand });

const inOrder = (entries: readonly OutboxEntry[]): OutboxEntry[] =>
  [...new Map(entries.map((entry) => [entry.id, entry])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
