// The first touch of a part of the page whose code has not loaded: it brings the code, and a press counts afterwards.
const kinds = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'submit'] as const;

type Touched = {
  /** Resolves at the first touch. */
  first: Promise<void>;
  /** Presses again what the person pressed meanwhile, and ends. */
  replay: () => void;
};

/** Buttons carry their name in `data-press`, because React may make them anew. */
export const firstTouch = (area: HTMLElement): Touched => {
  let pressed: string | undefined;
  const ended = new AbortController();
  const first = new Promise<void>((resolve) => {
    const touch = (event: Event): void => {
      const { type, target } = event;
      if (!(target instanceof Element) || !area.contains(target)) return;
      const button = target.closest<HTMLElement>('[data-press]');
      if (type === 'click' && button !== null) pressed = button.dataset['press'];
      // A form without its code would load the page anew.
      if (type === 'submit') event.preventDefault();
      resolve();
    };
    // On the window, because React keeps events from a part that it has not reached.
    for (const kind of kinds) addEventListener(kind, touch, { capture: true, signal: ended.signal });
  });
  const replay = (): void => {
    ended.abort();
    if (pressed === undefined) return;
    area.querySelector<HTMLElement>(`[data-press="${pressed}"]`)?.click();
    pressed = undefined;
  };
  return { first, replay };
};
