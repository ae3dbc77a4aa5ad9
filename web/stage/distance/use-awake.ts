// Browsers release the wake lock when the page hides, so request it again.
import { useEffect } from 'react';

export const useAwake = (): void =>
  useEffect(() => {
    let held: WakeLockSentinel | null = null;
    let over = false;
    const hold = async (): Promise<void> => {
      if (document.hidden || !('wakeLock' in navigator)) return;
      try {
        const sentinel = await navigator.wakeLock.request('screen');
        if (over) await sentinel.release();
        else held = sentinel;
      } catch {
        // A low battery or a setting forbids the wake lock.
      }
    };
    const seen = (): void => void hold();
    void hold();
    document.addEventListener('visibilitychange', seen);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', seen);
      void held?.release();
    };
  }, []);
