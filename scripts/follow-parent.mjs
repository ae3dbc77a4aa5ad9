// npm's shell dies of a signal without passing it on. A program that follows its parent stops with it all the same.

/** Calls `stop` once when the process that started this one is gone. */
export function followParent(stop) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, 300);
  timer.unref();
}
