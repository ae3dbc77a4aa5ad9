// Leaves for the checkout, and comes back to `backTo`.
import { useEffect, useState } from 'react';
import type { Purchase } from '#domain/credits.ts';
import { problemDetails } from '#domain/problem.ts';
import { openCheckout } from '#web/data/payments.ts';

/** `first`: what must be done before the page is left. */
export const useBuying = (backTo: string, first: () => Promise<void> = async () => {}) => {
  const [trouble, setTrouble] = useState('');
  const [buying, setBuying] = useState<Purchase | null>(null);
  useEffect(() => {
    // The browser's back button restores the page as it was left.
    const shown = (): void => setBuying(null);
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
  const buy = async (purchase: Purchase): Promise<void> => {
    setTrouble('');
    setBuying(purchase);
    try {
      await first();
      await openCheckout(purchase, backTo);
    } catch (error) {
      setBuying(null);
      setTrouble(problemDetails(error).title);
    }
  };
  return { trouble, buying, buy };
};
