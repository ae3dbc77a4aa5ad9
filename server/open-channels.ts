// Counts a person's live channels in this process. One more than allowed closes the oldest, which may be a tab that is long gone.

/** Each open tab holds one. Twenty suffice for every device of one person. */
export const mostChannels = 20;

export type OpenChannels = {
  /** `close` runs when the channel has to go. Returns the function that leaves. */
  enter(who: string, close: () => void): () => void;
};

export const openChannels = (most = mostChannels): OpenChannels => {
  const byPerson = new Map<string, Set<() => void>>();
  const leave = (who: string, close: () => void): void => {
    const own = byPerson.get(who);
    own?.delete(close);
    if (own?.size === 0) byPerson.delete(who);
  };
  return {
    enter: (who, close) => {
      const own = byPerson.get(who) ?? new Set();
      byPerson.set(who, own.add(close));
      const [oldest] = own;
      if (own.size > most && oldest !== undefined) {
        leave(who, oldest);
        oldest();
      }
      return () => leave(who, close);
    },
  };
};
