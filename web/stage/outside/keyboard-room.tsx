// An on-screen keyboard covers the lower half of a phone. What is typed keeps the room above it, and the controls rest.
import { useEffect } from 'react';

export function KeyboardRoom() {
  useEffect(() => {
    const view = globalThis.visualViewport;
    if (view === null) return;
    const follower = new AbortController();
    const { signal } = follower;
    const measure = (): void => mark(coveredOf({ window: innerHeight, seen: view.height, scale: view.scale }));
    view.addEventListener('resize', measure, { signal });
    // Another field may be under the keyboard.
    document.addEventListener('focusin', measure, { signal });
    measure();
    return () => {
      follower.abort();
      mark(0);
    };
  }, []);
  return null;
}

/** Pixels under the keyboard. A zoomed page and a browser's own bars also make less visible. */
export const coveredOf = (of: { window: number; seen: number; scale: number }): number => {
  const covered = Math.round(of.window - of.seen);
  return of.scale > 1.01 || covered < smallest ? 0 : covered;
};

/** No keyboard is lower, and no browser's bar is higher. */
const smallest = 120;

const mark = (covered: number): void => {
  const root = document.documentElement;
  if (covered === 0) {
    root.style.removeProperty('--keyboard');
    delete root.dataset['keyboard'];
    return;
  }
  root.style.setProperty('--keyboard', `${covered}px`);
  root.dataset['keyboard'] = '';
  document.activeElement?.scrollIntoView({ block: 'nearest' });
};
