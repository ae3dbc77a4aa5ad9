// An in-memory Storage whose names are own keys.

export const webStorage = (): Storage => {
  const kept = new Map<string, string>();
  const storage = {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
  return new Proxy(storage, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
};
