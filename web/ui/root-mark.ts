import { useLayoutEffect } from 'react';

/** Sets a data attribute of the root element, for style sheets and tests. Null removes it. */
export const useRootMark = (name: string, value: string | null): void =>
  useLayoutEffect(() => {
    if (value === null) return;
    document.documentElement.dataset[name] = value;
    return () => void delete document.documentElement.dataset[name];
  }, [name, value]);
