// Leaves for the checkout with the act that waits for it.
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Purchase } from '#domain/credits.ts';
import { Problem, problems } from '#domain/problem.ts';
import type { UnpaidAct } from '#web/commands/unpaid-act.ts';
import { openCheckout } from '#web/data/payments.ts';
import { keepAct } from './kept-act.ts';

export const useBuying = (act: UnpaidAct) => {
  const { pathname } = useLocation();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [buying, setBuying] = useState<Purchase | null>(null);
  useEffect(() => {
    // The browser's back button restores the page as it was left.
    const shown = (): void => setBuying(null);
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
  const buy = async (purchase: Purchase): Promise<void> => {
    setTrouble(null);
    setBuying(purchase);
    try {
      await keepAct(act);
      await openCheckout(purchase, pathname);
    } catch (error) {
      setBuying(null);
      setTrouble(problems[error instanceof Problem ? error.code : 'unexpected'].title);
    }
  };
  return { trouble, buying, buy };
};
