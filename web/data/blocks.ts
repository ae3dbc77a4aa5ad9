export type Blocks<Id, T> = {
  put: (id: Id, item: T) => void;
  remove: (id: Id) => void;
  load: (name: string, items: Iterable<readonly [Id, T]>) => void;
  /** Blocks changed since the last call. An empty block means: remove it. */
  changed: () => Map<string, readonly T[]>;
  /** Rewrite every block. */
  changeAll: () => void;
  clear: () => void;
  size: () => number;
};

export const createBlocks = <Id, T>(most: number): Blocks<Id, T> => {
  const blocks = new Map<string, Map<Id, T>>();
  const places = new Map<Id, string>();
  const dirty = new Set<string>();
  let filling: string | null = null;
  let made = 0;
  const begin = (): string => {
    made += 1;
    const name = String(made);
    blocks.set(name, new Map());
    filling = name;
    return name;
  };
  const roomy = (): string => {
    const room = filling === null ? undefined : blocks.get(filling);
    return filling !== null && room !== undefined && room.size < most ? filling : begin();
  };
  return {
    put: (id, item) => {
      const place = places.get(id) ?? roomy();
      blocks.get(place)?.set(id, item);
      places.set(id, place);
      dirty.add(place);
    },
    remove: (id) => {
      const place = places.get(id);
      if (place === undefined) return;
      blocks.get(place)?.delete(id);
      places.delete(id);
      dirty.add(place);
    },
    load: (name, items) => {
      const block = new Map(items);
      blocks.set(name, block);
      for (const id of block.keys()) places.set(id, name);
      made = Math.max(made, Number(name) || 0);
      if (block.size < most / 2) filling = name;
    },
    changed: () => {
      const changed = new Map([...dirty].map((name) => [name, [...(blocks.get(name)?.values() ?? [])]] as const));
      for (const [name, items] of changed) if (items.length === 0) blocks.delete(name);
      dirty.clear();
      return changed;
    },
    changeAll: () => {
      for (const name of blocks.keys()) dirty.add(name);
    },
    clear: () => {
      blocks.clear();
      places.clear();
      dirty.clear();
      filling = null;
    },
    size: () => places.size,
  };
};
