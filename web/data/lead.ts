// Elects one tab for work that would disturb the others.

/** Returns whether this tab leads now; if not, calls `took` when its turn comes. */
export const takeLead = (name: string, stopped: AbortSignal, took: () => void): Promise<boolean> =>
  new Promise((answer) => {
    const asked = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      answer(lock !== null);
      return lock === null ? 'taken' : until(stopped);
    });
    const waited = asked.then((outcome) => {
      if (outcome !== 'taken' || stopped.aborted) return;
      return navigator.locks.request(name, { signal: stopped }, () => {
        took();
        return until(stopped);
      });
    });
    // The wait ends with the tab.
    waited.catch(() => {});
  });

const until = (stopped: AbortSignal): Promise<'led'> =>
  new Promise((resolve) => {
    if (stopped.aborted) resolve('led');
    stopped.addEventListener('abort', () => resolve('led'), { once: true });
  });
