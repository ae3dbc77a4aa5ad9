// Which sign-in is under way from this page, if any: a second press waits for the first.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SignInIntent } from '#domain/account.ts';
import { signIn } from '#web/session/sign-in.ts';

export const useSignIn = () => {
  const [starting, setStarting] = useState<SignInIntent | null>(null);
  // Two presses may come before the page is drawn again.
  const busy = useRef(false);
  useEffect(() => {
    // Back from Google by the browser's own button: the page is as it was left, but nothing is under way.
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
