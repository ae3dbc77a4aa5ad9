// Requests one animation frame at a time, and only when due, because each request costs the page a frame.

export type Frames = {
  /** `due`: earliest time of `performance.now()`. */
  ask: (due: number) => void;
  cancel: () => void;
};

/** Milliseconds of one screen frame. */
const oneFrame = 17;

export const createFrames = (draw: (now: number) => void): Frames => {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    frame = 0;
  };
  const ask = (due: number): void => {
    if (frame !== 0) return;
    clearTimeout(timer);
    const wait = due - performance.now() - oneFrame;
    if (wait > oneFrame) timer = setTimeout(() => ask(due), wait);
    else
      frame = requestAnimationFrame((now) => {
        frame = 0;
        draw(now);
      });
  };
  return { ask, cancel };
};
