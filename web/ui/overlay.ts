// Which overlays are open: while one is, the keys of the screen under it rest.
import { useEffect } from 'react';

let open = 0;

export const isOverlayOpen = (): boolean => open > 0;

/** Counts an overlay for as long as it is open. */
export const useOverlay = (isOpen: boolean): void =>
  useEffect(() => {
    if (!isOpen) return;
    open += 1;
    return () => {
      open -= 1;
    };
  }, [isOpen]);
