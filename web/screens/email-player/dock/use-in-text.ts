// Whether a text field has focus and takes the keys.
import { useSyncExternalStore } from 'react';

export const useInText = (): boolean => useSyncExternalStore(subscribe, inText, never);

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
};

const inText = (): boolean => document.activeElement?.matches('input, textarea, [contenteditable]') ?? false;
const never = (): boolean => false;
