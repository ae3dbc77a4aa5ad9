/** Timers that one call cancels, so nothing outlives the local Google. */

export type Timers = {
  after(ms: number, work: () => void): void;
  clear(): void;
  /** Cancels all timers and refuses new ones. */
  close(): void;
};

export const timers = (): Timers => {
  const waiting = new Set<NodeJS.Timeout>();
  let closed = false;
  const clear = (): void => {
    for (const timer of waiting) clearTimeout(timer);
    waiting.clear();
  };
  return {
    after(ms, work) {
      if (closed) return;
      const timer = setTimeout(() => {
        waiting.delete(timer);
        work();
      }, ms);
      waiting.add(timer);
    },
    clear,
    close() {
      closed = true;
      clear();
    },
  };
};
