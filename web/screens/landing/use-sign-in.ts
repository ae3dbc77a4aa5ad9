import { useCallback, useEffect, useRef, useState } from 'react';
import type { SignInIntent } from '#domain/account.ts';
import { signIn } from '#web/session/sign-in.ts';

export const useSignIn = () => {
  const [starting, setStarting] = useState<SignInIntent | null>(null);
  // Two presses can arrive before React renders.
  const busy = useRef(false);
  useEffect(() => {
    // The browser's back button restores the page with a sign-in that is no longer under way.
    const shown = (): void => {
      busy.current = false;
      setStarting(null);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  const start = useCallback(async (intent: SignInIntent): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setStarting(intent);
    const left = await signIn(intent);
    if (left) return;
    busy.current = false;
    setStarting(null);
  }, []);
  return { starting, start };
};
