// Where a popover of choices stands: above the chip that asked for it, where there is room beside it. It has the focus while it is
// open, gives it back at its end, and a press elsewhere closes it.
import { useEffect, useLayoutEffect } from 'react';

type Panel = { current: HTMLDivElement | null };

/** `chip`: what the chip is called in `data-chip`. `first`: what gets the focus; with null, all of it. */
export const usePlace = (panel: Panel, chip: string, first: string | null): void =>
  useLayoutEffect(() => {
    const element = panel.current;
    const before = document.activeElement;
    const asker = [...document.querySelectorAll(`[data-chip="${chip}"]`)].find((one) => one.checkVisibility());
    const left = asker?.getBoundingClientRect().left ?? 0;
    const most = innerWidth - (element?.offsetWidth ?? 0) - 12;
    element?.style.setProperty('--left', `${Math.max(12, Math.min(left, most))}px`);
    (first === null ? element : element?.querySelector<HTMLElement>(first))?.focus();
    return () => {
      if (before instanceof HTMLElement && before !== document.body) before.focus();
    };
  }, [panel, chip, first]);

export const useLeaving = (panel: Panel, close: () => void): void =>
  useEffect(() => {
    const pressed = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !panel.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [panel, close]);
