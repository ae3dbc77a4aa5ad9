// One key or button that does two things: a tap the one, being held the other for as long as it is held.

/** Milliseconds after which it is held rather than tapped. */
export const heldAfter = 250;

export type Holding = {
  down: () => void;
  /** Answers whether it was held. */
  up: () => boolean;
  /** Whoever pressed it looks elsewhere: nothing of it counts as a tap. */
  lost: () => void;
};

type On = { tap: () => void; hold: () => void; release: () => void };

/** `on` is asked when it is done, so that it may change while the key is down. */
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
