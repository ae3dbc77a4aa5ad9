// A model that loads in the background. Until then Flow does without it.

/** `read`: from the bytes of its file. */
export const loadable = <Model>(read: (bytes: Uint8Array) => Model) => {
  let model: Model | null = null;
  return {
    bring: (bytes: Uint8Array): void => {
      model = read(bytes);
    },
    /** Forgets the model. */
    leave: (): void => {
      model = null;
    },
    current: (): Model | null => model,
  };
};
