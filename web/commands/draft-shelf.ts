import type { Draft, DraftId } from '#domain/draft.ts';
import { livePages, stayAlive, thisPage } from '#web/data/page.ts';
import type { Store } from '#web/data/store.ts';
import type { Confirmed, DraftRecord } from './draft-records.ts';
import { forked, recoveryOf } from './draft-recovery.ts';
import { builtUpon, oneOfEach, type Slot, saySame, slotKey, slotsIn, type Upon } from './draft-slots.ts';

export type DraftShelf = {
  put: (record: DraftRecord) => void;
  /** Resolves when the device has what was put so far. */
  written: () => Promise<void>;
  remove: (id: DraftId) => void;
  discard: (record: DraftRecord) => void;
  placeOf: (id: DraftId) => DraftRecord['place'] | undefined;
  all: () => Promise<DraftRecord[]>;
  own: () => Promise<DraftRecord[]>;
  sendings: () => Promise<Confirmed[]>;
  /** Adopts the drafts of closed tabs. Returns the forks of drafts that two tabs edited. */
  takeOver: () => Promise<Draft[]>;
};

type Pages = { page: string; alive: () => Promise<ReadonlySet<string>> };

/** Without space, only the server stores drafts. */
export const openDraftShelf = (store: Store, pages: Pages = { page: thisPage, alive: livePages }): DraftShelf => {
  const { page } = pages;
  if (page === thisPage) stayAlive();
  const mine = new Map<DraftId, DraftRecord>();
  const upon = new Map<DraftId, Upon>();
  const last = { write: Promise.resolve() };
  const slots = async (): Promise<Slot[]> => slotsIn(await store.all('draft').catch(() => new Map<string, unknown>()));
  const write = (record: DraftRecord): void => {
    const { id } = record.draft;
    const put = new Map([[slotKey(id, page), { ...record, upon: upon.get(id) ?? [] }]]);
    last.write = store.change('draft', { put }).catch(() => {});
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
        const version = builtUpon(all, record.draft, page);
        const newest = mine.get(id);
        if (version.length === 0 || newest === undefined) return;
        upon.set(id, version);
        write(newest);
      });
    },
    written: () => last.write,
    remove: (id) => {
      const before = mine.get(id)?.draft;
      mine.delete(id);
      upon.delete(id);
      void store.change('draft', { remove: [slotKey(id, page), id] }).catch(() => {});
      endOthers(id, before);
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

/** Keep another tab's text if no other copy exists. */
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

/** Two tabs that open together would adopt the same drafts. */
const oneAtATime = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator.locks?.request('flow-drafts', work) ?? work();
