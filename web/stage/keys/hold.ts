export const heldAfter = 250;

export type Holding = {
  down: () => void;
  up: () => boolean;
  /** The press ended elsewhere, so it is no tap. */
  lost: () => void;
};

type On = { tap: () => void; hold: () => void; release: () => void };

/** Calls `on` late, because the handlers may change during the press. */
export const createHolding = (on: () => On): Holding => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: 'up' | 'down' | 'held' = 'up';
  const leave = (): typeof state => {
    clearTimeout(timer);
    const before = state;
    state = 'up';
    if (before === 'held') on().release();
    return before;
  };
  return {
    down: () => {
      if (state !== 'up') return;
      state = 'down';
      timer = setTimeout(() => {
        state = 'held';
        on().hold();
      }, heldAfter);
    },
    up: () => {
      const before = leave();
      if (before === 'down') on().tap();
      return before === 'held';
    },
    lost: () => void leave(),
  };
};
