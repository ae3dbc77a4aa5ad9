export const later = (work: () => void, milliseconds: number, signal: AbortSignal): void => {
  const cancel = (): void => clearTimeout(timer);
  const timer = setTimeout(() => {
    signal.removeEventListener('abort', cancel);
    work();
  }, milliseconds);
  signal.addEventListener('abort', cancel, { once: true });
};

export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end, { once: true });
  });
