// Which overlays are open: while one is, the keys of the screen under it rest. What Flow asks can be answered aloud, so the key for
// talking does not rest under that.
import { useEffect } from 'react';

const open = { asks: 0, covers: 0 };

/** `talking`: of the key for talking. */
export const isOverlayOpen = (talking: boolean): boolean => open.covers > 0 || (open.asks > 0 && !talking);

/** Counts an overlay for as long as it is open. */
export const useOverlay = (isOpen: boolean, kind: keyof typeof open = 'covers'): void =>
  useEffect(() => {
    if (!isOpen) return;
    open[kind] += 1;
    return () => {
      open[kind] -= 1;
    };
  }, [isOpen, kind]);
