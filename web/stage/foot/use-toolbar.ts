// Roving tabindex: one Tab stop per toolbar; arrows, Home and End move inside. Skips hidden and disabled controls.
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';

type Toolbar = {
  ref: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
  onFocus: () => void;
};

export const useToolbar = (start: string): Toolbar => {
  const ref = useRef<HTMLDivElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const settle = useCallback(
    (stays: Settling['stays']): void => {
      if (ref.current) stop.current = settled(ref.current, { before: stop.current, start, stays });
    },
    [start],
  );
  useEffect(() => {
    const resized = (): void => settle(isThere);
    // Controls change without a render of the toolbar, and some load late.
    const changes = new MutationObserver(() => settle(isEnabled));
    if (ref.current) changes.observe(ref.current, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    settle(isEnabled);
    addEventListener('resize', resized);
    return () => {
      changes.disconnect();
      removeEventListener('resize', resized);
    };
  }, [settle]);
  return {
    ref,
    onFocus: () => {
      if (document.activeElement instanceof HTMLButtonElement) stop.current = document.activeElement;
      settle(isEnabled);
    },
    onKeyDown: (event) => {
      const step = steps[event.key];
      if (!ref.current || !step || event.ctrlKey || event.metaKey || event.altKey) return;
      // The same arrows are also shortcuts of the screen.
      event.preventDefault();
      const controls = buttonsIn(ref.current).filter(isThere);
      const at = controls.findIndex((control) => control === document.activeElement);
      controls.at(step(at, controls.length))?.focus();
    },
  };
};

type Settling = {
  before: HTMLButtonElement | null;
  start: string;
  stays: (control: HTMLButtonElement) => boolean;
};

const settled = (toolbar: HTMLElement, { before, start, stays }: Settling): HTMLButtonElement | null => {
  const buttons = buttonsIn(toolbar);
  const hadFocus = before !== null && document.activeElement === before;
  const stop = before !== null && buttons.includes(before) && stays(before) ? before : firstOf(buttons, start);
  for (const button of buttons) setTabIndex(button, button === stop ? 0 : -1);
  // A control may disable itself: focus stays in the toolbar.
  if (hadFocus && before !== stop) stop?.focus();
  return stop;
};

/** Writing the same value still invalidates the browser's style. */
const setTabIndex = (button: HTMLButtonElement, value: number): void => {
  if (button.getAttribute('tabindex') !== `${value}`) button.tabIndex = value;
};

const firstOf = (buttons: readonly HTMLButtonElement[], start: string): HTMLButtonElement | null => {
  const there = buttons.filter(isThere);
  return there.find((button) => button.matches(start)) ?? there[0] ?? null;
};

const buttonsIn = (toolbar: HTMLElement): HTMLButtonElement[] => [...toolbar.querySelectorAll('button')];

const isEnabled = (button: HTMLButtonElement): boolean => !button.disabled;

/** Reads computed style, which is too slow for every render. */
const isThere = (button: HTMLButtonElement): boolean => isEnabled(button) && button.checkVisibility();

/** Wraps around both ends. -1 is the last. */
const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: () => -1,
};
