import { useEffect } from 'react';
import type { SignInIntent } from '#domain/account.ts';
import type { SignInWay } from './sign-in-link.tsx';

declare global {
  interface Window {
    /** Of a page whose script waited for the first touch: the link that somebody pressed meanwhile. */
    earlyPress?: () => SignInIntent | null;
  }
}

/** Starts the sign-in that somebody asked for before the script had loaded. */
export const useEarlyPress = ({ start }: SignInWay): void => {
  useEffect(() => {
    const intent = window.earlyPress?.() ?? null;
    if (intent !== null) void start(intent);
  }, [start]);
};
