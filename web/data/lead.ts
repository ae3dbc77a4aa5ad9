// One tab of several does what would disturb the others if each did it: it leads until it is closed, and the next one follows.

/** Answers whether this tab leads from the start; if not, `took` is called when its turn comes. It leads until `stopped`. */
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
    // The wait is given up with the tab.
    waited.catch(() => {});
  });

const until = (stopped: AbortSignal): Promise<'led'> =>
  new Promise((resolve) => {
    if (stopped.aborted) resolve('led');
    stopped.addEventListener('abort', () => resolve('led'), { once: true });
  });
