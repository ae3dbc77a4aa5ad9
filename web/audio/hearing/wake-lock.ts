// Keeps the screen awake while Flow listens, because a sleeping phone hears nothing. The system drops the lock of a hidden page, so request
// it again when the page returns.

export type KeptAwake = { hold: () => void; release: () => void };

/** The used part of the browser's API. */
export type Screen = { request: (kind: 'screen') => Promise<{ release: () => Promise<void> }> };
export type Seen = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  readonly visibilityState: DocumentVisibilityState;
};

/** Without a lock, or with a low battery, the screen may sleep. */
export const keepAwake = (screen: Screen | undefined, page: Seen): KeptAwake => {
  let isRequested = false;
  let held: Promise<{ release: () => Promise<void> } | null> = Promise.resolve(null);
  const letGo = (): void => {
    void held.then((lock) => lock?.release()).catch(() => undefined);
    held = Promise.resolve(null);
  };
  const ask = (): void => {
    if (!isRequested || page.visibilityState !== 'visible' || screen === undefined) return;
    letGo();
    held = screen.request('screen').catch(() => null);
  };
  return {
    hold: () => {
      if (isRequested) return;
      isRequested = true;
      page.addEventListener('visibilitychange', ask);
      ask();
    },
    release: () => {
      isRequested = false;
      page.removeEventListener('visibilitychange', ask);
      letGo();
    },
  };
};
