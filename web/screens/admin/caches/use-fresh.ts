// Keeps statistics fresh: again every 30 seconds, and when the tab comes back after more than 10.
import { useEffect, useRef } from 'react';
import { now } from '#web/clock.ts';

/** Milliseconds, as the specification has them. */
const every = 30_000;
const staleAfter = 10_000;

export const useFresh = (refresh: () => void): void => {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    let at = now().getTime();
    const again = (): void => {
      at = now().getTime();
      latest.current();
    };
    const timer = setInterval(again, every);
    const shown = (): void => {
      if (document.visibilityState === 'visible' && now().getTime() - at > staleAfter) again();
    };
    document.addEventListener('visibilitychange', shown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', shown);
    };
  }, []);
};
