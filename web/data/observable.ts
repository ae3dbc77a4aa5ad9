// A value that can be watched: what the screen follows without React owning it.

export type Observed<T> = { current: () => T; subscribe: (listener: () => void) => () => void };
export type Observable<T> = Observed<T> & { become: (next: T) => void };

export const observable = <T>(first: T): Observable<T> => {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    current: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
  };
};
