// How often this process finds what it needs in its own caches. Each cache counts for itself, and the operator sees the sums.

export type CacheCount = { hit: () => void; miss: () => void };

/** `bytes` null: the cache does not know. */
export type CacheSize = { entries: number; bytes: number | null };

export type CacheState = { name: string; definition: string; hits: number; misses: number } & CacheSize;

export type Caches = {
  /** `definition`: one sentence for the operator. `size` is asked when they look. */
  open: (name: string, definition: string, size: () => CacheSize) => CacheCount;
  all: () => CacheState[];
};

export const openCaches = (): Caches => {
  const known = new Map<string, { definition: string; size: () => CacheSize; hits: number; misses: number }>();
  return {
    open: (name, definition, size) => {
      const counts = { definition, size, hits: 0, misses: 0 };
      known.set(name, counts);
      return {
        hit: () => {
          counts.hits += 1;
        },
        miss: () => {
          counts.misses += 1;
        },
      };
    },
    all: () =>
      [...known].map(([name, { definition, size, hits, misses }]) => ({ name, definition, hits, misses, ...size() })),
  };
};
