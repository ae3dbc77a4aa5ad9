/** Work for later that can be called off all at once, so that nothing outlives the local Google. */

export type Timers = {
  after(ms: number, work: () => void): void;
  /** Calls off what waits. */
  clear(): void;
  /** Calls off what waits, and takes nothing more. */
  close(): void;
};

export function timers(): Timers {
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
}
