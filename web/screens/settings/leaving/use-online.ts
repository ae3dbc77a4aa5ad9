import { useSyncExternalStore } from 'react';

/** Whether the browser has a network. The server may still be away, which the calls say. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  );

const follow = (changed: () => void): (() => void) => {
  for (const event of ['online', 'offline']) window.addEventListener(event, changed);
  return () => {
    for (const event of ['online', 'offline']) window.removeEventListener(event, changed);
  };
};
