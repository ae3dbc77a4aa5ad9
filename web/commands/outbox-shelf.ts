// Entries wait on the device, and in memory until the device has them. A tab without storage can still send.
import type { CommandId } from '#domain/id.ts';
import { recordInRoles } from '#web/data/old-labels.ts';
import type { ShelfChange, Store } from '#web/data/store.ts';
import { type KeptEntry, OutboxEntry, UnreadEntry } from './outbox-entries.ts';

export type OutboxShelf = {
  put: (entry: OutboxEntry) => void;
  /** Resolves when the device has removed it or is unreachable. */
  remove: (id: CommandId) => Promise<void>;
  forget: (id: CommandId) => void;
  waiting: () => Promise<KeptEntry[]>;
};

export const openShelf = (store: Store): OutboxShelf => {
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
      const there = await readShelf(store);
      const unkept = held.filter(({ kept }) => there === null || !kept).map(({ entry }) => entry);
      return inOrder([...(there ?? []), ...unkept]);
    },
  };
};

/** Null if the page cannot read the device. */
const readShelf = async (store: Store): Promise<KeptEntry[] | null> => {
  const records = await store.all('outbox').catch(() => null);
  return records && [...records.values()].flatMap((one) => entryIn(recordInRoles(one)) ?? []);
};

const entryIn = (record: unknown): KeptEntry | null =>
  OutboxEntry.safeParse(record).data ?? UnreadEntry.safeParse(record).data ?? null;

const inOrder = (entries: readonly KeptEntry[]): KeptEntry[] =>
  [...new Map(entries.map((entry) => [entry.id, entry])).values()].sort((a, b) => (a.id < b.id ? -1 : 1));
