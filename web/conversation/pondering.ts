// Words that a language model is thinking about, until it answers or the person says or does something else: then they are as good as unsaid.

export type Pondering = {
  /** Aborted as soon as the answer is no longer wanted; what was thought about before is not either. */
  begin: () => AbortSignal;
  drop: () => void;
};

export const createPondering = (): Pondering => {
  let open = new AbortController();
  const drop = (): void => open.abort();
  return {
    begin: () => {
      drop();
      open = new AbortController();
      return open.signal;
    },
    drop,
  };
};
