// The open overlays. While one is open, the screen's shortcuts rest. Flow's own questions take spoken answers, so the talk key keeps
// working under them.
import { useLayoutEffect } from 'react';

const open = { asks: 0, covers: 0 };

/** `talking`: for the talk key. */
export const isOverlayOpen = (talking: boolean): boolean => open.covers > 0 || (open.asks > 0 && !talking);

/** Counts an overlay while it is open. A layout effect: a key right after the close is the screen's again. */
export const useOverlay = (isOpen: boolean, kind: keyof typeof open = 'covers'): void =>
  useLayoutEffect(() => {
    if (!isOpen) return;
    open[kind] += 1;
    return () => {
      open[kind] -= 1;
    };
  }, [isOpen, kind]);
