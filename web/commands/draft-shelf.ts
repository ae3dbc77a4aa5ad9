// The device's drafts: this page writes into slots of its own, reads those of all tabs, and takes over what closed ones left.
import type { Draft, DraftId } from '#domain/draft.ts';
import { livePages, stayAlive, thisPage } from '#web/data/page.ts';
import type { Store } from '#web/data/store.ts';
import type { Confirmed, DraftRecord } from './draft-records.ts';
import { forked, recoveryOf } from './draft-recovery.ts';
import { builtUpon, oneOfEach, type Slot, saySame, slotKey, slotsIn, type Upon } from './draft-slots.ts';

export type DraftShelf = {
  put: (record: DraftRecord) => void;
  remove: (id: DraftId) => void;
  /** Thrown away in every tab; kept until the server was told. */
  discard: (record: DraftRecord) => void;
  /** Of this page's own. */
  placeOf: (id: DraftId) => DraftRecord['place'] | undefined;
  /** One of each draft, newest first. */
  all: () => Promise<DraftRecord[]>;
  /** Those that this page answers for. */
  own: () => Promise<DraftRecord[]>;
  /** What was confirmed, of all tabs. */
  sendings: () => Promise<Confirmed[]>;
  /** Makes its own what closed tabs left; answers what became a draft of its own, since two had written the same one. */
  takeOver: () => Promise<Draft[]>;
};

type Pages = { page: string; alive: () => Promise<ReadonlySet<string>> };

/** A device without room keeps drafts at the server alone. */
export const openDraftShelf = (store: Store, pages: Pages = { page: thisPage, alive: livePages }): DraftShelf => {
  const { page } = pages;
  if (page === thisPage) stayAlive();
  const mine = new Map<DraftId, DraftRecord>();
  const upon = new Map<DraftId, Upon>();
  const slots = async (): Promise<Slot[]> => slotsIn(await store.all('draft').catch(() => new Map<string, unknown>()));
  const write = (record: DraftRecord): void => {
    const { id } = record.draft;
    const put = new Map([[slotKey(id, page), { ...record, upon: upon.get(id) ?? [] }]]);
    void store.change('draft', { put }).catch(() => {});
  };
  const endOthers = (id: DraftId, last: Draft | undefined): void =>
    void slots().then((all) => {
      const remove = all.filter((one) => one.page !== page && isOver(one.record, id, last)).map(({ key }) => key);
      return store.change('draft', { remove }).catch(() => {});
    });
  return {
    put: (record) => {
      const { id } = record.draft;
      mine.set(id, record);
      write(record);
      if (upon.has(id)) return;
      upon.set(id, []);
      void slots().then((all) => {
        const found = builtUpon(all, record.draft, page);
        const newest = mine.get(id);
        if (found.length === 0 || newest === undefined) return;
        upon.set(id, found);
        write(newest);
      });
    },
    remove: (id) => {
      const last = mine.get(id)?.draft;
      mine.delete(id);
      upon.delete(id);
      void store.change('draft', { remove: [slotKey(id, page), id] }).catch(() => {});
      endOthers(id, last);
    },
    discard: (record) => {
      const { id } = record.draft;
      mine.set(id, record);
      write(record);
      endOthers(id, record.draft);
    },
    placeOf: (id) => mine.get(id)?.place,
    all: async () => oneOfEach(await slots(), page),
    own: async () => oneOfEach(await slots(), page).filter(({ draft }) => mine.has(draft.id)),
    sendings: async () => (await slots()).flatMap(({ record }) => record.sending ?? []),
    takeOver: () => oneAtATime(() => takeOver({ store, slots, pages, mine, upon })),
  };
};

/** What another tab wrote that nobody else has is not over with the rest. */
const isOver = ({ draft, same }: DraftRecord, id: DraftId, last: Draft | undefined): boolean =>
  draft.id === id && (same || (last !== undefined && saySame(draft, last)));

type Inside = {
  store: Store;
  slots: () => Promise<Slot[]>;
  pages: Pages;
  mine: Map<DraftId, DraftRecord>;
  upon: Map<DraftId, Upon>;
};

const takeOver = async ({ store, slots, pages: { page, alive }, mine, upon }: Inside): Promise<Draft[]> => {
  const all = await slots();
  if (all.every((one) => one.page === page)) return [];
  const { take, fork, gone } = recoveryOf(all, page, await alive());
  const forks = fork.map(forked);
  const put = new Map<string, unknown>();
  const keep = (record: DraftRecord, since: Upon): void => {
    mine.set(record.draft.id, record);
    upon.set(record.draft.id, since);
    put.set(slotKey(record.draft.id, page), { ...record, upon: since });
  };
  for (const { record, upon: since } of take) keep(record, since);
  for (const record of forks) keep(record, []);
  await store.change('draft', { put, remove: gone }).catch(() => {});
  return forks.flatMap(({ draft, place }) => (place === 'gone' ? [] : [draft]));
};

/** Two tabs that open at once would take over the same. */
const oneAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator.locks?.request('flow-drafts', work) ?? work();
