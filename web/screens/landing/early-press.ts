// The first touch of a part of the page whose code has not loaded. It brings the code, which then repeats an early press.
const kinds = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'submit'] as const;

type Touched = {
  /** Resolves at the first touch. */
  first: Promise<void>;
  /** Presses again what the person pressed meanwhile, and ends. */
  replay: () => void;
};

/** `id`: of the part. React may replace a button, so each carries a name in `data-press`. */
export const firstTouch = (id: string): Touched => {
  // Asked anew each time, because the page may be left and come back.
  const area = (): HTMLElement | null => document.getElementById(id);
  let pressed: string | undefined;
  const ended = new AbortController();
  const first = new Promise<void>((resolve) => {
    const touch = (event: Event): void => {
      const { type, target } = event;
      if (!(target instanceof Element) || area()?.contains(target) !== true) return;
      const button = target.closest<HTMLElement>('[data-press]');
      if (type === 'click' && button !== null) pressed = button.dataset['press'];
      // Without its code, a form would reload the page.
      if (type === 'submit') event.preventDefault();
      resolve();
    };
    // On the window, because React keeps events from a part that it has not reached.
    for (const kind of kinds) addEventListener(kind, touch, { capture: true, signal: ended.signal });
  });
  const replay = (): void => {
    ended.abort();
    if (pressed === undefined) return;
    area()?.querySelector<HTMLElement>(`[data-press="${pressed}"]`)?.click();
    pressed = undefined;
  };
  return { first, replay };
};
