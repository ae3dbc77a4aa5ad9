import { followDevice, perDevice } from '#web/device.ts';

export type Observed<T> = { current: () => T; subscribe: (listener: () => void) => () => void };
export type Observable<T> = Observed<T> & { become: (next: T) => void };

export const deviceObservable = <T>(first: () => T): Observable<T> => {
  const own = perDevice(() => observable(first()));
  return {
    current: () => own().current(),
    subscribe: (listener) => followDevice(() => own().subscribe(listener), listener),
    become: (next) => own().become(next),
  };
};

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
