import type { Shelf, Store } from './store.ts';

export const memoryStore = (): Store => {
  const shelves = new Map<Shelf, Map<string, unknown>>();
  const all = (shelf: Shelf) => new Map([...(shelves.get(shelf) ?? [])].sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    all: async (shelf) => all(shelf),
    keys: async (shelf) => [...all(shelf).keys()],
    some: async (shelf, keys) => new Map([...all(shelf)].filter(([key]) => keys.includes(key))),
    change: async (shelf, { clear = false, put = new Map(), remove = [] }) => {
      const records = new Map(clear ? [] : shelves.get(shelf));
      for (const name of remove) records.delete(name);
      for (const [name, value] of put) records.set(name, value);
      shelves.set(shelf, records);
    },
    leave: () => {},
    close: () => shelves.clear(),
  };
};
