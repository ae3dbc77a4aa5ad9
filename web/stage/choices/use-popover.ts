// Places a popover above its chip, moves focus in and back, and closes it on an outside press or the back gesture.
import { useEffect, useLayoutEffect } from 'react';
import { useBackCloses } from '#web/ui/back-closes.ts';

type Panel = { current: HTMLDivElement | null };

/** `chip`: its `data-chip`. `first`: the element to focus; null focuses the panel. */
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

export const useLeaving = (panel: Panel, close: () => void): void => {
  useBackCloses(true, close);
  useEffect(() => {
    const pressed = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !panel.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [panel, close]);
};
