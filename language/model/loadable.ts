// A model that may be at hand or not: it comes once nobody waits for anything, and what it knows is left out until then.

/** `read`: from the bytes of its file. */
export const loadable = <Model>(read: (bytes: Uint8Array) => Model) => {
  let model: Model | null = null;
  return {
    bring: (bytes: Uint8Array): void => {
      model = read(bytes);
    },
    /** As if it had never been. */
    leave: (): void => {
      model = null;
    },
    current: (): Model | null => model,
  };
};
