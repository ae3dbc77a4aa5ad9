// Keeps the screen awake while Flow listens: a phone that sleeps hears nothing. The system takes the lock whenever the page is hidden,
// so it is asked for again when the page is back.

export type KeptAwake = { hold: () => void; release: () => void };

/** The browser's, as far as it matters here. */
export type Screen = { request: (kind: 'screen') => Promise<{ release: () => Promise<void> }> };
export type Seen = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  readonly visibilityState: DocumentVisibilityState;
};

/** Where the browser has no lock, or refuses it (a battery that runs low), the screen may sleep. */
export const keepAwake = (screen: Screen | undefined, page: Seen): KeptAwake => {
  let wanted = false;
  let held: Promise<{ release: () => Promise<void> } | null> = Promise.resolve(null);
  const letGo = (): void => {
    void held.then((lock) => lock?.release()).catch(() => undefined);
    held = Promise.resolve(null);
  };
  const ask = (): void => {
    if (!wanted || page.visibilityState !== 'visible' || screen === undefined) return;
    letGo();
    held = screen.request('screen').catch(() => null);
  };
  return {
    hold: () => {
      if (wanted) return;
      wanted = true;
      page.addEventListener('visibilitychange', ask);
      ask();
    },
    release: () => {
      wanted = false;
      page.removeEventListener('visibilitychange', ask);
      letGo();
    },
  };
};
